/** A scene of a game that has functions of its own for its sentences. */
import type { Consequence, Event, Question } from '../wire';
import { BoardScene } from './scene.svelte';

/** What a game's `sentences.ts` and `log/entries.ts` bring; each is given the game's own scene. */
export interface Telling {
  /** What is worth a line of the log; events that one sentence tells together. */
  entriesOf(events: readonly Event[]): Event[][];
  sentence(scene: BoardScene, ...entry: readonly Event[]): string;
  questionSentence(scene: BoardScene, question: Question): string;
  answerWords(scene: BoardScene, question: Question, choice: string): string;
  consequenceWords(scene: BoardScene, consequence: Consequence): string;
}

export abstract class TellingScene<Subject> extends BoardScene<Subject> {
  protected abstract readonly telling: Telling;

  override entriesOf(events: readonly Event[]): Event[][] {
    return this.telling.entriesOf(events);
  }

  override sentence(...entry: readonly Event[]): string {
    return this.telling.sentence(this, ...entry);
  }

  override questionWords(question: Question): string {
    return this.telling.questionSentence(this, question);
  }

  override answerWords(question: Question, choice: string): string {
    return this.telling.answerWords(this, question, choice);
  }

  override consequenceWords(consequence: Consequence): string {
    return this.telling.consequenceWords(this, consequence);
  }
}
