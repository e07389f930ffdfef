/** Fluent messages of one language, fetched file by file when a page needs them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES as KNOWN } from '../../wire';

export type LanguageCode = keyof typeof KNOWN;
export const LANGUAGES = Object.keys(KNOWN) as LanguageCode[];
/** A file of messages: every page has `common` and `web`, each game adds its own, named after its folder. */
export type Part = 'common' | 'web' | 'levels' | 'bots' | 'online' | 'replay' | 'guide' | 'library' | (string & {});
export type Variables = Record<string, FluentVariable>;

const SOURCE = '../../../../src/marsbound';
const files = import.meta.glob<string>(
  [
    '../../../../src/marsbound/text/*/{common,web,levels,bots,online,replay,guide,library}.ftl',
    '../../../../src/marsbound/games/*/text/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(KNOWN, code);
}

export function isRightToLeft(language: LanguageCode): boolean {
  return KNOWN[language].rightToLeft;
}

/** Which way a text runs whose language the server names. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return isLanguage(language) && isRightToLeft(language) ? 'rtl' : 'ltr';
}

/** What a language calls itself. */
export function ownName(language: LanguageCode): string {
  return KNOWN[language].name;
}

const resources = new Map<string, FluentResource>();

/** The messages of one part; null where nobody has written that part yet. */
export async function loadPart(language: LanguageCode, part: Part): Promise<FluentResource | null> {
  const shared = `${SOURCE}/text/${language}/${part}.ftl`;
  const file = files[shared] ? shared : `${SOURCE}/games/${part.replaceAll('-', '_')}/text/${language}.ftl`;
  const load = files[file];
  if (load && !resources.has(file)) resources.set(file, new FluentResource(await load()));
  return resources.get(file) ?? null;
}

export async function loadBundle(language: LanguageCode, parts: Iterable<Part>): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: isRightToLeft(language) });
  for (const resource of await Promise.all([...parts].map((part) => loadPart(language, part)))) {
    if (resource) bundle.addResource(resource);
  }
  return bundle;
}

const ISOLATES = /\u2068[^\u2068\u2069]*\u2069/g;
const RUNS_LEFT = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const LEFT_LETTER = new RegExp(`[${RUNS_LEFT}]`, 'u');
const RIGHT_LETTER = new RegExp(`(?![${RUNS_LEFT}])\\p{L}`, 'u');

/** A name that, where it runs the other way than the sentence, stays together and doesn't turn the rest around. */
export function isolated(inserted: string, language: LanguageCode): string {
  const foreign = isRightToLeft(language) ? RIGHT_LETTER : LEFT_LETTER;
  if (!foreign.test(inserted)) return inserted;
  let bare = inserted;
  while (bare !== (bare = bare.replace(ISOLATES, '')));
  return foreign.test(bare) ? `\u2068${inserted}\u2069` : inserted;
}

/** A right-to-left bundle isolates everything by itself, numbers too; the others need it for what would turn them around. */
function held(variables: Variables, language: LanguageCode): Variables {
  if (isRightToLeft(language)) return variables;
  return Object.fromEntries(
    Object.entries(variables).map(([name, told]) => [name, typeof told === 'string' ? isolated(told, language) : told]),
  );
}

/** The sentence of a message ("dock") or of its attribute ("character-pilot.text"). */
export function format(bundle: FluentBundle, id: string, variables: Variables = {}): string {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no text "${id}" in language "${bundle.locales[0]}"`);
  const errors: Error[] = [];
  const sentence = bundle.formatPattern(pattern, held(variables, bundle.locales[0] as LanguageCode), errors);
  if (errors[0]) throw new Error(`text "${id}" in language "${bundle.locales[0]}": ${errors[0].message}`);
  return sentence;
}
