/** A position that stands still, for looking at what the pages make of it. */
import type { Consequence, Event, Position, TableShown } from '../../wire';
import { TableState } from './table.svelte';

export interface Fixture {
  table: TableShown;
  yours: number[];
  position: Position;
  events: Event[];
  previews: Record<string, Event[]>;
  consequences?: Record<string, Consequence[]>;
}

export class StillTable extends TableState {
  constructor(fixture: Fixture) {
    super();
    this.table = fixture.table;
    this.yours = fixture.yours;
    this.position = fixture.position;
    this.events = fixture.events;
    this.previews = fixture.previews;
    this.consequences = fixture.consequences ?? {};
    this.line = 'open';
  }

  answer(choice: string): void {
    const { position } = this;
    if (!position?.question) return;
    const told = this.previews[choice] ?? [];
    this.take({
      type: 'news',
      eye: position.eye,
      kept: this.events.length,
      events: [...told],
      position: { ...position, version: position.version + 1, question: { ...position.question, chosen: choice } },
      clocks: null,
      away: null,
      thinking: null,
    });
  }

  undo(): void {}

  askHint(): void {
    const { position } = this;
    const choice = position?.question?.choices[0];
    if (!position || !choice) return;
    const { eye, version } = position;
    const candidates = position.question!.choices.slice(0, 4).map((each, at) => ({
      choice: each,
      value: 0.44 - at * 0.06,
      points: 31 - at * 1.7,
      parts: { zones: 9 - at * 2, ice: 2 + at },
      visits: 40 - at,
    }));
    this.hint = { type: 'hint', id: '', player: eye, version, level: 'search', hint: { choice, candidates } };
  }

  close(): void {}
}
