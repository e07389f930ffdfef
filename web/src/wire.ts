// Made by `python -m marsbound.server.wire.typescript`; change src/marsbound/server/wire instead.

export const WIRE = 1;
export const ONLOOKER = -1;
export const NATURE = -2;
export const EVERYTHING = -3;

/** What the page has to know of a language before it reads its messages; see language.toml in its folder. */
export interface LanguageShown {
  readonly name: string;
  readonly rightToLeft: boolean;
  readonly letters: string;
  readonly keep: readonly string[];
  readonly font?: string;
}

export const LANGUAGES = {
  en: {"name":"English","rightToLeft":false,"letters":"a","keep":[" (?=×)"]},
  pl: {"name":"Polski","rightToLeft":false,"letters":"aą","keep":["(?<![^\\s(„])[aiouwzAIOUWZ] "," (?=[–×])"]},
  ru: {"name":"Русский","rightToLeft":false,"letters":"aя","keep":["(?<![^\\s(«])[авикосуяАВИКОСУЯ] "," (?=[—–×])","\\d %","\\d г\\."]},
  he: {"name":"עברית","rightToLeft":true,"letters":"aא","keep":[" (?=×)"]},
  it: {"name":"Italiano","rightToLeft":false,"letters":"a","keep":[" (?=×)"]},
} as const satisfies Record<string, LanguageShown>;

/** What this server is and can do. */
export interface About {
  server: string;
  wire: number;
  games: GameShown[];
  levels: string[];
  cast: Record<string, string[]>;
  takeover: string;
  languages: string[];
  open_table_closes_after: number;
  running_table_closes_after: number;
  limits: Limits;
}

/** Something that gives points when they are counted: a mission, an objective, having most of something. */
export interface Aim {
  seat: number;
  source: string;
  item: string;
  points: number;
  most: number;
  met: boolean;
  must: boolean;
  measure: string;
  have: number;
  of: number;
  others: number | null;
  next: NextPoints | null;
  done: string[];
  open: string[];
}

/** All notes as they are now, since some were removed, or say no names any more. */
export interface AllNotes {
  type: "notes";
  notes: Note[];
}

/** Answer a question.  It stays open, for this player's eyes only, until it is confirmed, if it can. */
export interface Answer {
  type: "answer";
  id: string;
  player: number;
  version: number;
  choice: string;
  confirm?: boolean;
}

export type Ask =
  | Hello
  | Answer
  | Confirm
  | Undo
  | Preview
  | AskHint
  | Say
  | Mute
  | Ready
  | Hand
  | Take
  | Resign
  | Propose
  | Vote
  | Resume
  | Kick
  | Bar
  | RemoveNote
  | Leave
  | MarkSeen
  | Ping;

/** What would a bot do, and why? */
export interface AskHint {
  type: "ask-hint";
  id: string;
  player: number;
  version: number;
  level?: string | null;
}

/** The host keeps somebody who doesn't play away from the table, or lets them come again. */
export interface Bar {
  type: "bar";
  id: string;
  person: string;
  barred: boolean;
}

/** Who of a level's bots plays a seat: always the same one at the same seat. */
export interface BotShown {
  name: string;
  face: number;
}

/** What is left out stays as it is; an empty url takes the webhook away. */
export interface ChangeMe {
  name?: string | null;
  webhook?: Webhook | null;
}

export interface ChangeReach {
  open: boolean;
}

/** An uploaded pack is kept if it has no mistakes. */
export interface CheckedPack {
  pack: PackShown | null;
  mistakes: MistakeShown[];
  notes: string[];
}

/** The time a player has left, in seconds at the moment the message was sent. */
export interface Clock {
  left: number;
  running: boolean;
}

/** Enter the open steps into the record. */
export interface Confirm {
  type: "confirm";
  id: string;
  player: number;
  version: number;
}

/**
 * What a choice would mean, in the words of the notation, as an event is told: {"fact": "ship-launches", …}.
 *
 * Its message is "consequence-FACT", with the game's own beginning if it has one; `About.games[].consequences` has the
 * kinds of its parts.
 */
export interface Consequence {
  fact: string;
  parts: Record<string, string>;
}

/** A kind of consequence of a choice: the kind of each of its parts. */
export interface ConsequenceShown {
  parts: Record<string, string>;
}

export interface CounterpartShown {
  game: string;
  id: string;
  kind: string;
}

/** For a game over days: so many seconds for each turn. */
export interface DaysClock {
  mode: "days";
  limit: number;
}

/** It is done and stored; `version` is the new one of the player's eyes, where there is a player. */
export interface Done {
  type: "done";
  id: string;
  version: number | null;
}

/** Whether bots think with the compiled engine; those that search try much less without it. */
export interface EngineShown {
  state: "compiled" | "compiling" | "interpreted";
  searching: string[];
}

/** A card, a ship, a zone …; its pedigree is the weakest of its fields. */
export interface EntryShown {
  section: string;
  id: string;
  pedigree: "ours" | "rulebook" | "strong" | "weak";
  fields: FieldShown[];
  note: string | null;
}

/** Something that happened, in the words of the notation: {"fact": "ship-docked", "parts": {"dock": "d2", …}}. */
export interface Event {
  fact: string;
  parts: Record<string, string>;
  step: number;
}

/** A kind of event: the kind of each of its parts, and whether it shows somebody something hidden. */
export interface FactShown {
  parts: Record<string, string>;
  reveals: boolean;
}

/** The last message before the server closes a socket. */
export interface Farewell {
  type: "farewell";
  problem: Problem;
  again: boolean;
}

export interface FieldShown {
  name: string;
  value: unknown;
  text: string;
  pedigree: "ours" | "rulebook" | "strong" | "weak" | null;
}

/** The game after so many answers: the last answer, what it led to, what is seen then. */
export interface Frame {
  step: number;
  player: number | null;
  choice: string | null;
  events: Event[];
  position: Position;
}

export interface Frames {
  frames: Frame[];
}

/** What was given in points: by the last count, or in all in a game in which points come one by one. */
export interface Gained {
  count: number;
  seats: SeatGain[];
}

export interface GameShown {
  name: string;
  rules: string;
  fewest: number;
  most: number;
  options: OptionShown[];
  facts: Record<string, FactShown>;
  consequences: Record<string, ConsequenceShown>;
  sources: string[];
  pack: PackNamed;
  editions: string[];
  guide: GuideShown;
  links: RuleLinks;
  texts: Record<string, string>;
}

/** The guided first game: how many play, and the seed of its deal. */
export interface GuideShown {
  players: number;
  seed: string;
}

/** Let a bot play one's seat. */
export interface Hand {
  type: "hand";
  id: string;
  player: number;
  level?: string | null;
}

/** The first message.  Without a secret one is an onlooker. */
export interface Hello {
  type: "hello";
  wire: number;
  secret?: string | null;
  invitation?: string | null;
  seen?: Seen[];
}

/**
 * What a bot would choose, and all choices as it weighs them, the best first; none if the bot can't say.
 *
 * {"choice": …, "candidates": [{"choice", "value", "points", "visits", "weight", "parts": {name: points}}]}: the value
 * is the chance to win, the points those expected at the end, the visits in how many worlds it was tried.
 */
export interface Hint {
  type: "hint";
  id: string;
  player: number;
  version: number;
  level: string;
  hint: Record<string, unknown>;
}

/** Sit down; `key` is the table's invitation or the link of this very seat. */
export interface JoinSeat {
  name?: string | null;
  key?: string | null;
  ready?: boolean;
}

/** The host frees a seat, before the game begins. */
export interface Kick {
  type: "kick";
  id: string;
  player: number;
}

/** Get up for good.  A running game is resigned; of one that is over nothing remains but that somebody played. */
export interface Leave {
  type: "leave";
  id: string;
  player: number;
}

/** How much anybody may ask for; more is refused with `too-fast`, `too-many-…`, `too-large` or `full`. */
export interface Limits {
  requests_per_second: number;
  messages_per_second: number;
  frames_per_second: number;
  frames_at_once: number;
  at_once: number;
  connections_per_address: number;
  people_per_hour: number;
  tables_per_hour: number;
  tables_per_person: number;
  bot_tables_per_person: number;
  slow_bots_per_person: number;
  hints_per_minute: number;
  most_seats: number;
  most_frames: number;
  largest_body: number;
  largest_record: number;
  largest_message: number;
}

/** For a game at one sitting: a bank of seconds for each player, and more for each turn. */
export interface LiveClock {
  mode: "live";
  bank: number;
  increment: number;
}

/** The person has looked at so many events: what comes later happened while they were away. */
export interface MarkSeen {
  type: "mark-seen";
  id: string;
  player: number;
  events: number;
}

export interface Me {
  id: string;
  name: string;
  webhook: Webhook | null;
}

export interface MistakeShown {
  where: string;
  what: string;
  expected: string;
}

/** Hear no more of what somebody says, or hear it again. */
export interface Mute {
  type: "mute";
  id: string;
  person: string;
  muted: boolean;
}

/** An owner's corrected pack, as the text of its files. */
export interface NewPack {
  toml: string;
  texts?: Record<string, string>;
  language?: "en" | "he" | "it" | "pl" | "ru";
}

export interface NewPerson {
  name: string;
}

/** Who shall sit somewhere: "me" may be said of several seats, whose players then share a screen. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  name?: string | null;
  level?: string | null;
  colour?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  pack?: string | null;
  name?: string;
  private?: boolean;
  hints?: boolean;
  clock?: LiveClock | DaysClock | null;
  seed?: string | null;
  ready?: boolean;
}

/**
 * What one pair of eyes sees now, and what it heard since.
 *
 * Of the events told before, the first `kept` still hold; `events` come after them.  Fewer are kept than were told
 * when something was taken back.
 */
export interface News {
  type: "news";
  eye: number;
  kept: number;
  events: Event[];
  position: Position;
  clocks: Clock[] | null;
  away: number | null;
  thinking: Thinking | null;
}

/** More points, and how many of what is counted it takes to get them. */
export interface NextPoints {
  at: number;
  points: number;
}

/** Nothing has changed.  Without an id if the message couldn't be read. */
export interface NotDone {
  type: "not-done";
  id: string | null;
  problem: Problem;
}

/** Something said, or something that happened at the table and not in the game. */
export interface Note {
  number: number;
  kind: "barred" | "clock-ran-out" | "closed" | "declined" | "ended" | "handed" | "joined" | "kicked" | "left" | "moved" | "options-changed" | "paused" | "proposed" | "resigned" | "resumed" | "rewound" | "said" | "started" | "taken" | "undone";
  at: number;
  player: number | null;
  person: string | null;
  name: string;
  text: string;
}

export interface Noted {
  type: "note";
  note: Note;
}

export interface Onlooker {
  person: string | null;
  name: string;
}

/** Answer to opening a table.  Whoever has the invitation may join or watch a private table. */
export interface Opened {
  table: TableShown;
  yours: number[];
  invitation: string;
}

export interface OptionShown {
  name: string;
  values: string[];
  values_for: string[][];
  source: string;
}

/** How a game ended.  `owners` has the player of each seat. */
export interface Outcome {
  totals: number[];
  winners: number[];
  scores: Score[];
  owners: number[];
}

/** Of a running game: all that one player heard and answered. */
export interface OwnLog {
  game: string;
  player: number;
  events: Event[];
  answers: string[];
}

export interface PackList {
  packs: PackShown[];
}

export interface PackNamed {
  name: string;
  hash: string;
}

export interface PackShown {
  name: string;
  game: string;
  hash: string;
  based_on: string | null;
  built_in: boolean;
  counts: Record<string, number>;
  pedigrees: Record<string, number>;
  entries: EntryShown[];
  texts: Record<string, string>;
}

/** Who one is.  The secret is told once, and kept in the browser. */
export interface Person {
  id: string;
  name: string;
  secret: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** All that one pair of eyes sees now.  Players and seats count from 0. */
export interface Position {
  eye: number;
  version: number;
  step: number;
  answered: number;
  picture: Record<string, unknown>;
  question: Question | null;
  waiting: number[];
  ready: number[];
  draft: string[];
  undoable: number;
  over: boolean;
  standing: Standing | null;
  gained: Gained | null;
}

/** What would choices lead to?  All choices if none is named. */
export interface Preview {
  type: "preview";
  id: string;
  player: number;
  version: number;
  choices?: string[];
}

/** What each choice leads to, as far as the player may know. */
export interface Previews {
  type: "previews";
  id: string;
  player: number;
  version: number;
  previews: Record<string, Event[]>;
  settling: string[];
  consequences: Record<string, Consequence[]>;
}

/** What is wrong, and what was expected.  Faces have their own words for each code. */
export interface Problem {
  code: string;
  message: string;
  reason: string | null;
  rule: string | null;
  answer?: number;
  told?: string;
}

/** Something that needs the consent of all other persons at the table. */
export interface Proposal {
  number: number;
  kind: "pause" | "undo";
  player: number;
  steps: number;
  agreed: number[];
  needed: number[];
}

/** What the others have to agree to: a pause, or taking back more than one may on one's own. */
export interface Propose {
  type: "propose";
  id: string;
  player: number;
  kind: "pause" | "undo";
  steps?: number;
}

/**
 * What a player is asked.
 *
 * A choice is the words of its parts joined by `between`: parts ["from", "to"], between ">", choice "hellas>ausonia".
 * Where `deeds` isn't empty, a choice is a deed alone or a deed and its thing, "buy:m3": deeds {"buy": "slot"}.
 * "-" declines, or says that one is done.
 */
export interface Question {
  seat: number;
  line: string;
  question: string;
  time: number;
  times: number;
  memo: number;
  together: boolean;
  optional: boolean;
  parts: string[];
  kinds: string[];
  between: string;
  deeds: Record<string, string>;
  choices: string[];
  refused: Refused[];
  chosen: string | null;
  quiet: string[];
  wasteful: Record<string, Consequence[]>;
}

/** Who can come to this server, as it is told to who sits at its machine. */
export interface Reach {
  who: "machine" | "network" | "world";
  urls: string[];
  can_open: boolean;
  open: boolean;
}

export interface Ready {
  type: "ready";
  id: string;
  player: number;
  ready: boolean;
}

/** Answers that aren't possible, all for the same reason; `rule` is a line of the game's rules. */
export interface Refused {
  reason: string;
  rule: string;
  choices: string[];
}

/** Take back what was said: one's own words, or the host anybody's. */
export interface RemoveNote {
  type: "remove-note";
  id: string;
  number: number;
}

/** A finished game, or an uploaded record. */
export interface ReplayShown {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  pack: PackNamed;
  seats: string[];
  bots: (BotShown | null)[];
  steps: number;
  outcome: Outcome | null;
  seed: string | null;
  decided: Event[];
}

/** Leave the game for good; a bot plays on for the others. */
export interface Resign {
  type: "resign";
  id: string;
  player: number;
}

/** Any player can end a pause. */
export interface Resume {
  type: "resume";
  id: string;
  player: number;
}

/** Which rules explain what, by name: the ids of one or a few. */
export interface RuleLinks {
  events: Record<string, string[]>;
  lessons: Record<string, string[]>;
  answers: Record<string, string[]>;
  things: Record<string, string[]>;
  parts: Record<string, string[]>;
}

export interface RuleShown {
  id: string;
  text: string;
  ruling: boolean;
  counterparts: CounterpartShown[];
  language: string;
  outdated: boolean;
}

export interface RulesShown {
  game: string;
  title: string;
  intro: string;
  sections: SectionShown[];
  language: string;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Points of a seat from one source; the item is a card, a kind of token or "". */
export interface Score {
  seat: number;
  source: string;
  item: string;
  points: number;
}

export interface SeatGain {
  seat: number;
  points: number;
}

/** A secret for one seat: whoever brings it first sits there.  The newest one counts, once. */
export interface SeatLink {
  player: number;
  key: string;
}

export interface SeatShown {
  player: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: BotShown | null;
  person: string | null;
  level: string | null;
  bot_plays: "clock" | "handed" | "resigned" | null;
  colour: string | null;
  ready: boolean;
  online: boolean;
}

/** The points of a seat. */
export interface SeatStanding {
  seat: number;
  points: number;
  place: number;
  total: number;
  parts: Score[];
}

export interface SectionShown {
  letter: string;
  title: string;
  intro: string;
  rules: RuleShown[];
  language: string;
}

/** Up to where these eyes have been told already. */
export interface Seen {
  eye: number;
  version: number;
}

/** How the game stands, by all that these eyes know of. */
export interface Standing {
  goal: number;
  seats: SeatStanding[];
  aims: Aim[];
}

export interface Statistics {
  rows: StatisticsRow[];
}

/** How somebody has done: a person by name, or a bot by level. */
export interface StatisticsRow {
  kind: "bot" | "person";
  name: string;
  game: string;
  players: number;
  games: number;
  wins: number;
  average: number;
}

export interface TableList {
  tables: TableShown[];
  more: boolean;
}

/** A table, its seats and what was agreed on. */
export interface TableShown {
  id: string;
  name: string;
  status: "closed" | "finished" | "open" | "paused" | "running";
  game: string;
  rules: string;
  players: number;
  options: Record<string, string>;
  pack: PackNamed;
  private: boolean;
  hints: boolean;
  clock: LiveClock | DaysClock | null;
  host: string | null;
  seats: SeatShown[];
  onlookers: Onlooker[];
  proposals: Proposal[];
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  closes_at: number | null;
  waiting: number[];
  rematch: string | null;
  seed: string | null;
  outcome: Outcome | null;
}

/** Something about the table or its seats has changed. */
export interface TableTold {
  type: "table";
  table: TableShown;
  yours: number[];
  clocks: Clock[] | null;
  barred: Onlooker[];
}

/** Take one's seat back from a bot. */
export interface Take {
  type: "take";
  id: string;
  player: number;
}

export type Tell =
  | Welcome
  | TableTold
  | News
  | Noted
  | AllNotes
  | Previews
  | Hint
  | Done
  | NotDone
  | Pong
  | Farewell;

/** Bots that take their time are waited for. */
export interface Thinking {
  since: number;
  seconds: number;
}

/** Take back one's own last steps, as many as the position says are undoable. */
export interface Undo {
  type: "undo";
  id: string;
  player: number;
  version: number;
  steps?: number;
}

/** One refusal ends a proposal; so does withdrawing one's own. */
export interface Vote {
  type: "vote";
  id: string;
  player: number;
  proposal: number;
  agreed: boolean;
}

/** Where to tell that it is one's turn. */
export interface Webhook {
  url: string;
  shape: "discord" | "json";
  language: "en" | "he" | "it" | "pl" | "ru";
}

/** Answer to hello; a `news` for each of one's eyes follows. */
export interface Welcome {
  type: "welcome";
  wire: number;
  server: string;
  now: number;
  person: string | null;
  yours: number[];
  invitation: string | null;
  table: TableShown;
  notes: Note[];
  muted: string[];
  barred: Onlooker[];
}

/** Every answer of the REST interface with a status from 400 on. */
export interface Wrong {
  problem: Problem;
}

/** The words of a choice by part: {from: "hellas", to: "ausonia"}, or {deed: "buy", slot: "m3"}; {} for "-". */
export function partsOf(question: Question, choice: string): Record<string, string> {
  if (choice === "-") return {};
  const words = choice.split(question.between);
  const kind = question.deeds[words[0] ?? ""];
  if (kind !== undefined) {
    return kind === "" ? { deed: words[0]! } : { deed: words[0]!, [kind]: words.slice(1).join(question.between) };
  }
  return Object.fromEntries(question.parts.map((part, at) => [part, words[at] ?? ""]));
}
