import { windows } from './windows.js';

export default {
  compilerOptions: { runes: true },
  preprocess: [windows],
};
