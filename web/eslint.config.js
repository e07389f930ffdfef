import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

// what is found is kept beside the hash of all that it was found with, and a function has none
const withoutFunctions = { ...svelteConfig, compilerOptions: { ...svelteConfig.compilerOptions, cssHash: undefined } };

export default ts.config(
  { ignores: ['src/wire.ts', 'src/games/*/wire.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: withoutFunctions } },
  },
  // as Svelte itself says of what components are given
  { files: ['src/lib/ui/Lazy.svelte'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  {
    rules: {
      // the compilers see these themselves
      '@typescript-eslint/no-unused-vars': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      // a page that needs none of its props says so
      'no-empty-pattern': 'off',
      // a space that must stay is written {' '}
      'svelte/no-useless-mustaches': 'off',
      // what is made anew with everything it is made from needn't be watched
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
