/** Who this browser is: a person without an account, known to the server by a secret kept here. */
import type { Person } from '../../wire';
import { rest } from './rest';

const KEY = 'marsbound.person';

export function knownPerson(): Person | null {
  const stored = localStorage.getItem(KEY);
  return stored ? (JSON.parse(stored) as Person) : null;
}

/** The person of this browser, made on first need. */
export async function person(name: string): Promise<Person> {
  const known = knownPerson();
  if (known) return known;
  const made = await rest.newPerson(name);
  localStorage.setItem(KEY, JSON.stringify(made));
  return made;
}
