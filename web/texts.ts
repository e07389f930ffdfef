import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

/** Comments are for translators, and so are the lines that keep messages apart; empty lines within a message stay. */
export function withoutComments(messages: string): string {
  return messages
    .replace(/^#.*\n?/gm, '')
    .replace(/\n(?:[ \t]*\n)+(?=\S)/g, '\n')
    .trimStart();
}

/** What games are called and which options they have: each keeps it itself, and every page has it with `common`. */
function titlesOf(sources: string, language: string): string[] {
  const games = `${sources}/games`;
  const withGames = readdirSync(games).map((game) => `${games}/${game}/text/${language}.title.ftl`);
  const own = `${sources}/text/${language}/games`;
  const withLanguage = existsSync(own) ? readdirSync(own).map((file) => `${own}/${file}`) : [];
  return [...withGames.filter(existsSync), ...withLanguage.filter((file) => file.endsWith('.title.ftl'))].sort();
}

/** Fluent files as the page needs them: a seventh of their weight is what people who play never see. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'raw' || !file?.endsWith('.ftl')) return undefined;
      const [, sources, language] = /^(.*)[/\\]text[/\\]([^/\\]+)[/\\]common\.ftl$/.exec(file) ?? [];
      const files = [file, ...(sources && language ? titlesOf(sources, language) : [])];
      for (const each of files) this.addWatchFile(each);
      const messages = await Promise.all(files.map((each) => readFile(each, 'utf8')));
      return `export default ${JSON.stringify(messages.map(withoutComments).join(''))}`;
    },
  };
}
