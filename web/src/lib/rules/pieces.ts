/** A line of the rules taken apart: its words, the rules it mentions, what is marked in it. */
import { splitAt } from '../text/folded';

export type Piece =
  | { kind: 'text' | 'ruling' | 'emphasis' | 'code'; text: string }
  | { kind: 'rule'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'found'; text: string };

const MARKED =
  /\*(?<star>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]*)\]\((?<target>[^)]*)\)|\b(?<rule>[A-Z][1-9][0-9]?)\b/g;

/** Where a link of the written reference leads on this page; null if nowhere. */
function hrefOf(target: string): string | null {
  if (target.endsWith('packs.md')) return '#/packs';
  const game = /^([a-z-]+)\.md$/.exec(target)?.[1];
  return game ? `#/rules/${game}` : null;
}

/** Mentions of rules become links if there are such rules; *Our ruling:* in any language marks what is ours. */
export function piecesOf(text: string, rules: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  const add = (piece: Piece) => {
    const last = found.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') last.text += piece.text;
    else if (piece.text) found.push(piece);
  };
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    const { star, code, label, target, rule } = match.groups ?? {};
    add({ kind: 'text', text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const href = target === undefined ? null : hrefOf(target);
    if (star !== undefined) add({ kind: star.endsWith(':') ? 'ruling' : 'emphasis', text: star });
    else if (code !== undefined) add({ kind: 'code', text: code });
    else if (rule !== undefined) add({ kind: rules.has(rule) ? 'rule' : 'text', text: rule });
    else if (href) add({ kind: 'link', text: label ?? '', href });
    else add({ kind: 'text', text: label ?? '' });
  }
  add({ kind: 'text', text: text.slice(from) });
  return found;
}

/** The same with what is searched for standing out. */
export function withFound(pieces: readonly Piece[], words: readonly string[]): Piece[] {
  if (!words.length) return [...pieces];
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== 'text') return [piece];
    return splitAt(piece.text, words).flatMap((part, at) =>
      part ? [{ kind: at % 2 ? 'found' : 'text', text: part } as Piece] : [],
    );
  });
}
