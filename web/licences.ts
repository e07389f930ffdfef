import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import page from './package.json' with { type: 'json' };

const FONTS = '@fontsource-variable/';

/** Puts the licences of fonts and of marsbound itself into the page. Vite does so for scripts; the rest lies in `public`. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const licence = (name: string, path: string) => {
        const source = readFileSync(new URL(path, import.meta.url), 'utf8');
        this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source });
      };
      licence('marsbound', '../LICENSE');
      for (const name of Object.keys(page.dependencies).filter((each) => each.startsWith(FONTS))) {
        licence(name.slice(FONTS.length), `./node_modules/${name}/LICENSE`);
      }
    },
  };
}
