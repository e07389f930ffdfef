/** A content pack as the server shows it, by section and id. */
import type { EntryShown, PackShown } from '../wire';

export class Pack {
  readonly game: string;
  private readonly sections = new Map<string, Map<string, Entry>>();

  constructor(readonly shown: PackShown) {
    this.game = shown.game;
    for (const row of shown.entries) {
      const section = this.sections.get(row.section) ?? new Map<string, Entry>();
      section.set(row.id, new Entry(row));
      this.sections.set(row.section, section);
    }
  }

  entries(section: string): Entry[] {
    return [...(this.sections.get(section)?.values() ?? [])];
  }

  entry(section: string, id: string): Entry {
    const found = this.sections.get(section)?.get(id);
    if (!found) throw new Error(`pack ${this.shown.name} has no ${section} "${id}"`);
    return found;
  }

  find(id: string, ...sections: string[]): Entry | undefined {
    return sections.map((section) => this.sections.get(section)?.get(id)).find(Boolean);
  }
}

export class Entry {
  private readonly values: ReadonlyMap<string, unknown>;

  constructor(readonly row: EntryShown) {
    this.values = new Map(row.fields.map((field) => [field.name, field.value]));
  }

  get id(): string {
    return this.row.id;
  }

  has(field: string): boolean {
    return this.values.get(field) !== undefined && this.values.get(field) !== null;
  }

  word(field: string): string {
    return String(this.values.get(field));
  }

  number(field: string): number {
    return Number(this.values.get(field));
  }

  words(field: string): string[] {
    const found = this.values.get(field);
    return Array.isArray(found) ? found.map(String) : [];
  }

  value(field: string): unknown {
    return this.values.get(field);
  }
}
