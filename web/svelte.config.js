import { windows } from './windows.js';

const named = new Map();
/** The class that keeps a component's style to itself: short, since every element that is styled has it. */
function cssHash({ hash, filename }) {
  const name = `s${hash(filename).slice(-4)}`;
  const other = named.get(name) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} would share the class ${name}`);
  named.set(name, filename);
  return name;
}

export default {
  compilerOptions: { runes: true, cssHash },
  preprocess: [windows],
};
