/** The files of an owner's pack: one TOML file, and texts beside it, "my-box.pl.ftl" for Polish. */

export interface PackFiles<F extends { name: string }> {
  toml: F | null;
  texts: Map<string, F>;
  unknown: F[];
}

export function filesOf<F extends { name: string }>(files: readonly F[]): PackFiles<F> {
  const found: PackFiles<F> = { toml: null, texts: new Map(), unknown: [] };
  for (const file of files) {
    const language = /\.([a-z]{2,3})\.ftl$/i.exec(file.name)?.[1];
    if (language) found.texts.set(language.toLowerCase(), file);
    else if (/\.toml$/i.test(file.name) && !found.toml) found.toml = file;
    else found.unknown.push(file);
  }
  return found;
}
