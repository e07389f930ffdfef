/** What all parts of a table share: what is shown, who sits there, and how the game tells it. */
import { getContext, setContext } from 'svelte';

import { language, listed, t } from '../lib/text/language.svelte';
import type { TableState } from '../lib/table/table.svelte';
import {
  partsOf,
  type Aim,
  type BotShown,
  type Consequence,
  type ConsequenceShown,
  type Event,
  type FactShown,
  type Position,
  type Question,
  type RuleLinks,
  type SeatStanding,
} from '../wire';
import { Inspector } from './inspector/inspector.svelte';
import { NO_LINKS, rulesOfAnswer, rulesOfEvents } from './rules/links';
import { finalOf } from './standing/standing';

const KEY = Symbol('scene');
/** So many of what is refused for one reason are named. */
const MANY = 12;

/** Forms of a message, by which of its parts the reader is. */
const FORMS: Readonly<Record<string, string>> = { seat: 'you', owner: 'yours', 'seat owner': 'own' };

/** Where a part of an event lies on a board, by its kind. */
const PLACES: Readonly<Record<string, (word: string) => string>> = {
  dock: (word) => `dock:${word}`,
  zone: (word) => `zone:${word}`,
  place: (word) => (/^d\d+$/.test(word) ? `dock:${word}` : `zone:${word}`),
  location: (word) => `location:${word}`,
  slot: (word) => `market:${word}`,
};

/** What the table shows, which may be behind what it knows. */
export interface Shown {
  position(): Position;
  events(): readonly Event[];
  event(): Event | null;
}

/** Something that can't be chosen, why, and by which rule. */
export interface WhyNot {
  reason: string;
  rule: string;
  lines: string[];
}

export abstract class BoardScene<Subject = unknown> {
  readonly inspector = new Inspector<Subject>();
  /** The kinds of the parts of what a choice would mean. */
  consequenceKinds: Readonly<Record<string, ConsequenceShown>> = {};
  /** Which rules explain what. */
  links: RuleLinks = NO_LINKS;
  /** A mission or objective that somebody looks at: the board shows what counts for it. */
  pointedAim = $state.raw<Aim | null>(null);

  constructor(
    readonly state: TableState,
    readonly game: string,
    readonly facts: Readonly<Record<string, FactShown>>,
    private readonly shown: Shown,
  ) {}

  readonly position: Position = $derived.by(() => this.shown.position());
  /** What has happened up to what is shown. */
  readonly events: readonly Event[] = $derived.by(() => this.shown.events());
  /** What is happening just now. */
  readonly event: Event | null = $derived.by(() => this.shown.event());

  /** Whether the score has been told to its end: before that nothing else says who won. */
  told = $state(false);

  /** How a seat stands, and when its score is told, how it ended; undefined for a game that doesn't tell. */
  standingOf(seat: number): SeatStanding | undefined {
    const found = this.position.standing?.seats.find((each) => each.seat === seat);
    const outcome = this.told || this.state.past ? this.state.table?.outcome : null;
    return found && outcome && this.position.over ? finalOf(found, outcome) : found;
  }

  /** What gives a seat points when they are counted. */
  aimsOf(seat: number): readonly Aim[] {
    return this.position.standing?.aims.filter((aim) => aim.seat === seat) ?? [];
  }

  /** What the reader's own aim is worth that a card stands for. */
  aimOf(source: string, item: string): Aim | undefined {
    return this.position.standing?.aims.find(
      (aim) => aim.source === source && aim.item === item && this.playerOf(aim.seat) === this.you,
    );
  }

  /** The keys of what an aim names: a zone, a location. */
  aimKeys(_word: string): readonly string[] {
    return [];
  }

  /** What there is to know about a thing that can be pointed at, by its key. */
  subjectOf(_key: string): Subject | null {
    return null;
  }

  /** Whether what is told about a thing stands over it, and not beside it where others lie that one may want to compare it
   * with. */
  liesOver(_subject: Subject | null): boolean {
    return false;
  }

  /** What a production since the reader's last answer has given; "" for nothing. */
  get gains(): string {
    return '';
  }

  get you(): number {
    return this.position.eye;
  }

  /** The seat in whose colour a player answers. */
  mainSeat(player: number): number {
    return player;
  }

  /** The player who answers for a seat. */
  playerOf(seat: number): number {
    return seat;
  }

  /** Whether a seat is the reader: nobody is in a game of the past, and a neutral colour is the reader's, but isn't them. */
  isReader(seat: number): boolean {
    return !this.state.past && this.playerOf(seat) === this.you && this.mainSeat(this.you) === seat;
  }

  /** A message about these parts of an event, in the form for who reads it: "you" do it, it happens to what is "yours",
   * or both. */
  formOf(message: string, parts: Readonly<Record<string, string>>): string {
    const mine = ['seat', 'owner'].filter((part) => parts[part] && this.isReader(Number(parts[part]) - 1));
    const form = FORMS[mine.join(' ')];
    const told = `${message}${message.includes('.') ? '-' : '.'}${form}`; // ".several" has a form of its own: ".several-you"
    return form && language.has(told) ? told : message;
  }

  /** Who of the bots plays a seat; null for a person, and for a seat that nobody plays. */
  botAt(seat: number): BotShown | null {
    return this.state.table?.seats[this.playerOf(seat)]?.bot ?? null;
  }

  /** Events each of which begins something new. */
  readonly headlines: ReadonlySet<string> = new Set();

  /** Events that tell the score. */
  readonly verdicts: ReadonlySet<string> = new Set();

  /** Whether an event isn't told yet. */
  hides({ fact }: Event): boolean {
    return !this.told && !this.state.past && this.verdicts.has(fact);
  }

  /** The anchors of the things on the board that an event has changed: places, or else whoever it is about. */
  anchorsOf({ fact, parts }: Event): string[] {
    const kinds = this.facts[fact]?.parts ?? {};
    const named = Object.entries(parts).map(([part, word]) => ({ kind: kinds[part] ?? part, word }));
    const places = named.flatMap(({ kind, word }) => PLACES[kind]?.(word) ?? []);
    return places.length ? places : named.filter(({ kind }) => kind === 'seat').map(({ word }) => `seat:${word}`);
  }

  /** What is worth a line of the log; events that one sentence tells together. */
  entriesOf(events: readonly Event[]): Event[][] {
    return events.map((event) => [event]);
  }

  abstract seatName(seat: number): string;
  abstract sentence(...entry: readonly Event[]): string;
  abstract questionWords(question: Question): string;
  abstract answerWords(question: Question, choice: string): string;
  abstract reasonWords(reason: string): string;
  abstract consequenceWords(consequence: Consequence): string;
  abstract sourceName(source: string): string;
  /** What points come from within a source. */
  abstract itemName(source: string, item: string): string;

  /** An answer on the button that gives it. */
  heldWords(question: Question, choice: string): string {
    return this.answerWords(question, choice);
  }

  /** The rules that explain a line of the log. */
  rulesOf(entry: readonly Event[]): string[] {
    return rulesOfEvents(this.links, entry);
  }

  /** The rules that say what an answer does. */
  rulesFor(question: Question, choice: string): string[] {
    return rulesOfAnswer(this.links, question.question, this.wordsOf(question, choice));
  }

  /** What an answer names. */
  protected wordsOf(question: Question, choice: string): string[] {
    return Object.values(partsOf(question, choice));
  }

  /** Everything that can't be chosen now. */
  whyNot(question: Question): WhyNot[] {
    return question.refused.map(({ reason, rule, choices }) => ({
      reason,
      rule,
      lines: [this.namesOf(choices, (choice) => this.answerWords(question, choice))],
    }));
  }

  protected namesOf(choices: readonly string[], words: (choice: string) => string): string {
    const names = listed(choices.slice(0, MANY).map(words));
    return choices.length > MANY ? t('web-and-more', { names, number: choices.length - MANY }) : names;
  }
}

export function provideScene<S extends BoardScene>(scene: S): S {
  return setContext(KEY, scene);
}

/** For a part that is drawn on its own, outside of the table. */
export function sceneContext(scene: BoardScene): Map<unknown, unknown> {
  return new Map([[KEY, scene]]);
}

/** A game's own parts know which of them it is. */
export function useScene<S extends BoardScene = BoardScene>(): S {
  return getContext<S>(KEY);
}
