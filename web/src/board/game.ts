/** What a game brings to the page: `games/FOLDER/game.ts` exports it, and that is all that others know of the game. */
import type { Component, Snippet } from 'svelte';

import type { Box } from '../lib/box/box';
import type { Look } from '../lib/faces/features';
import type { TableState } from '../lib/table/table.svelte';
import type { Part } from '../lib/text/bundles';
import type { ConsequenceShown, FactShown, PackShown, RuleLinks } from '../wire';
import type { CommentaryMaker } from './replay/commentary';
import type { Drawn } from './rules/pictures';

export interface TableProps {
  state: TableState;
  pack: PackShown;
  facts: Readonly<Record<string, FactShown>>;
  /** The kinds of the parts of what a choice would mean. */
  consequences?: Readonly<Record<string, ConsequenceShown>>;
  /** Which rules explain what happens, what is advised and what a lesson tells. */
  links?: RuleLinks;
  /** What stands where a live table asks its questions; it can have the score shown. */
  controls?: Snippet<[showScore: () => void]>;
}

export interface Game {
  /** The files of messages that it needs beside what every table has. */
  texts: readonly Part[];
  /** How bots are drawn at its tables. */
  faces: Look;
  table(): Promise<{ default: Component<TableProps> }>;
  /** What is in its packs, in its words. */
  box(): Promise<{ boxOf(pack: PackShown): Box }>;
  /** Its rules as pictures, of a game that has some. */
  drawn?(): Promise<{ drawn: Drawn }>;
  /** What a replay says about it. */
  replay(): Promise<{ commentaryOn: CommentaryMaker }>;
}
