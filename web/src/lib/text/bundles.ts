/** Fluent messages of one language, fetched file by file when a page needs them. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES as OURS, type LanguageShown } from '../../wire';

export type LanguageCode = keyof typeof OURS;
/** Languages that only this server has: the page says so in its own file, and their messages are fetched as they are. */
const BROUGHT = JSON.parse(globalThis.document?.getElementById('languages')?.textContent ?? '{}') as Record<
  string,
  LanguageShown
>;
const KNOWN: Readonly<Record<string, LanguageShown>> = { ...OURS, ...BROUGHT };
export const LANGUAGES = Object.keys(KNOWN) as LanguageCode[];
const ENGLISH: LanguageCode = 'en';
/** A file of messages: every page has `common`, with the titles of all games, and `web`.  A game's own are named after
 * its folder: `rocketmen` what its table says, `rocketmen.guide` its lessons and its reference. */
export type Part =
  'common' | 'web' | 'levels' | 'bots' | 'online' | 'lobby' | 'replay' | 'guide' | 'library' | (string & {});
export type Variables = Record<string, FluentVariable>;

const SOURCE = '../../../../src/marsbound';
const files = import.meta.glob<string>(
  [
    '../../../../src/marsbound/text/*/{common,web,levels,bots,online,lobby,replay,guide,library}.ftl',
    '../../../../src/marsbound/text/*/games/*.ftl',
    '../../../../src/marsbound/games/*/text/*.ftl',
    '!../../../../src/marsbound/**/*.{title,terminal}.ftl', // titles come with `common`; no page says what a terminal shows
  ],
  { query: '?raw', import: 'default' },
);

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(KNOWN, code);
}

function isBrought(language: LanguageCode): boolean {
  return Object.hasOwn(BROUGHT, language);
}

/** What the page knows of a language before it reads its messages. */
export function about(language: LanguageCode): LanguageShown {
  return KNOWN[language]!;
}

/** Where a file lies that only this server has. */
export function broughtFile(language: LanguageCode, name: string): string {
  return new URL(`languages/${language}/${name}`, document.baseURI).href;
}

export function isRightToLeft(language: LanguageCode): boolean {
  return about(language).rightToLeft;
}

/** Which way a text runs whose language the server names. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return isLanguage(language) && isRightToLeft(language) ? 'rtl' : 'ltr';
}

/** What a language calls itself. */
export function ownName(language: LanguageCode): string {
  return about(language).name;
}

const resources = new Map<string, FluentResource>();

/** The messages of one part; null where nobody has written that part yet. */
export async function loadPart(language: LanguageCode, part: Part): Promise<FluentResource | null> {
  const text = `${SOURCE}/text/${language}`;
  const [folder = '', kind] = part.split('.');
  const candidates = [
    `${text}/${part}.ftl`,
    `${text}/games/${part}.ftl`,
    `${SOURCE}/games/${folder.replaceAll('-', '_')}/text/${kind ? `${language}.${kind}` : language}.ftl`,
  ];
  const file = candidates.find((each) => files[each]) ?? `${text}/${part}.ftl`;
  const load = isBrought(language) ? () => fetchPart(language, part) : files[file];
  if (load && !resources.has(file)) resources.set(file, new FluentResource(await load()));
  return resources.get(file) ?? null;
}

async function fetchPart(language: LanguageCode, part: Part): Promise<string> {
  const answer = await fetch(broughtFile(language, `${part}.ftl`));
  if (answer.status === 404) return ''; // a game that nobody has translated
  if (!answer.ok) throw new Error(`no texts "${part}" in language "${language}": ${answer.status}`);
  return await answer.text();
}

/** Money of a game as its cards have it, $20; messages call it by MONEY. */
function money(language: LanguageCode): FluentFunction {
  const format = new Intl.NumberFormat(language);
  return ([amount]) => `$${amount instanceof FluentNumber ? format.format(amount.value) : String(amount)}`;
}

export async function loadBundle(language: LanguageCode, parts: Iterable<Part>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, {
    functions: { MONEY: money(language) },
    useIsolating: isRightToLeft(language),
  });
  const spoken = isBrought(language) ? [language, ENGLISH] : [language]; // English stands in for what isn't translated yet
  for (const resource of await Promise.all(spoken.flatMap((code) => [...parts].map((part) => loadPart(code, part))))) {
    if (resource) bundle.addResource(resource);
  }
  return bundle;
}

const ISOLATES = /\u2068[^\u2068\u2069]*\u2069/g;
const RUNS_LEFT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const LEFT_LETTER = new RegExp(`[${RUNS_LEFT}]`, 'u');
const RIGHT_LETTER = new RegExp(`(?![${RUNS_LEFT}])\\p{L}`, 'u');

/** What isn't isolated. */
function outside(sentence: string): string {
  let bare = sentence;
  while (bare !== (bare = bare.replace(ISOLATES, '')));
  return bare;
}

/** A name that, where it runs the other way than the sentence, stays together and doesn't turn the rest around. */
export function isolated(inserted: string, language: LanguageCode): string {
  const foreign = isRightToLeft(language) ? RIGHT_LETTER : LEFT_LETTER;
  if (!foreign.test(inserted)) return inserted;
  return foreign.test(outside(inserted)) ? `\u2068${inserted}\u2069` : inserted;
}

/** A right-to-left bundle isolates everything by itself, numbers too; the others need it for what would turn them around. */
function held(variables: Variables, language: LanguageCode): Variables {
  if (isRightToLeft(language)) return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([name, told]) => [name, typeof told === 'string' ? isolated(told, language) : told]),
  );
}

const RIGHT_TO_LEFT_MARK = '\u200f';

/** What is made of isolated parts alone, such as "mission: +2", says nothing about its direction, and within another sentence
 * would run from left to right: unless it says so. */
function directed(sentence: string, language: LanguageCode): string {
  if (!isRightToLeft(language) || !LEFT_LETTER.test(sentence)) return sentence;
  const own = outside(sentence);
  return own && !/\p{L}/u.test(own) ? RIGHT_TO_LEFT_MARK + sentence : sentence;
}

/** The sentence of a message ("dock") or of its attribute ("character-pilot.text"). */
export function format(bundle: FluentBundle, id: string, variables: Variables = {}): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no text "${id}" in language "${bundle.locales[0]}"`);
  const errors: Error[] = [];
  const code = bundle.locales[0] as LanguageCode;
  const sentence = bundle.formatPattern(pattern, held(variables, code), errors);
  if (errors[0]) throw new Error(`text "${id}" in language "${code}": ${errors[0].message}`);
  return keptTogether(directed(sentence, code), code);
}

const patterns = new Map<LanguageCode, RegExp[]>();

/** With spaces that don't break where a language wants them. */
export function keptTogether(sentence: string, language: LanguageCode): string {
  const known = patterns.get(language) ?? about(language).keep.map((pattern) => new RegExp(pattern, 'gu'));
  patterns.set(language, known);
  return known.reduce((kept, pattern) => kept.replace(pattern, (found) => found.replaceAll(' ', '\u00a0')), sentence);
}
