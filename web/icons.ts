import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

type Icons = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> };

const PREFIX = 'lucide:';
/** What all icons have in common is said once, at the svg, where a stylesheet can say otherwise. */
const COMMON = / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** Its size is told in pixels, and grows with the letters. */
function component(name: string, body: string): string {
  return `<script lang="ts">
  const { size = 24, ...attributes } = $props();
</script>
<svg class="lucide lucide-${name}" width="{size / 16}rem" height="{size / 16}rem" viewBox="0 0 24 24" fill="none" stroke="currentColor"
  stroke-linecap="round" stroke-linejoin="round" stroke-width="2" aria-hidden="true" {...attributes}>${body.replaceAll(COMMON, '')}</svg>`;
}

/**
 * `lucide:NAME` is a component of that icon. They are made from one file with all of them: the package with a component for
 * each is eight thousand files, and took longer to install than everything else together.
 */
export function lucide(): Plugin {
  const all = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'),
  ) as Icons;
  return {
    name: 'lucide',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `/${id.replace(PREFIX, 'lucide/')}.svelte` : undefined),
    load(id) {
      const name = /^\/lucide\/([a-z0-9-]+)\.svelte$/.exec(id)?.[1];
      if (name === undefined) return undefined;
      const icon = all.icons[all.aliases[name]?.parent ?? name];
      if (!icon) this.error(`there is no icon ${name} in Lucide`);
      return component(name, icon.body);
    },
  };
}
