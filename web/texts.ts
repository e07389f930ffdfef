import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

/** Comments are for translators, and so are the lines that keep messages apart; empty lines within a message stay. */
export function withoutComments(messages: string): string {
  return messages
    .replace(/^#.*\n?/gm, '')
    .replace(/\n(?:[ \t]*\n)+(?=\S)/g, '\n')
    .trimStart();
}

/** Fluent files as the page needs them: a seventh of their weight is what people who play never see. */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (query !== 'raw' || !file?.endsWith('.ftl')) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(withoutComments(await readFile(file, 'utf8')))}`;
    },
  };
}
