/** Who this browser is: a person without an account, known to the server by a secret kept here. */
import type { Person } from '../../wire';
import { Failure, rest } from './rest';

const KEY = 'marsbound.person';
/** Heard at the window when this browser isn't anybody any more. */
export const FORGOTTEN = 'person-forgotten';

export function knownPerson(): Person | null {
  const stored = localStorage.getItem(KEY);
  return stored ? (JSON.parse(stored) as Person) : null;
}

function keep(person: Person): Person {
  localStorage.setItem(KEY, JSON.stringify(person));
  return person;
}

/** A new secret instead of the one that others may know. */
export async function renewSecret(me: Person): Promise<void> {
  keep(await rest.newSecret(me.secret));
}

/** Nobody at the server any more, and nothing of them here. */
export async function deletePerson(me: Person): Promise<void> {
  await rest.deleteMe(me.secret);
  forgetPerson();
}

export function forgetPerson(): void {
  localStorage.removeItem(KEY);
  dispatchEvent(new Event(FORGOTTEN));
}

/** The person of this browser, made on first need, by the name they go by now. */
export async function person(name: string): Promise<Person> {
  const known = knownPerson();
  if (!known) return keep(await rest.newPerson(name));
  if (known.name === name) return known;
  await rest.changeMe(known.secret, { name });
  return keep({ ...known, name });
}

/** Something that only a person can ask for; a server that doesn't know this one makes a new one. */
export async function asPerson<T>(name: string, ask: (me: Person) => Promise<T>): Promise<T> {
  try {
    return await ask(await person(name));
  } catch (error) {
    if (!(error instanceof Failure && error.problem.code === 'no-identity')) throw error;
    forgetPerson();
    return await ask(await person(name));
  }
}
