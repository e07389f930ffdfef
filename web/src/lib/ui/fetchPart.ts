/** Parts of the page, and what they show, that are fetched when they are first needed.  The server may be away just then:
 * they are fetched again until they are there, as a table calls its server again. */
import { onDestroy } from 'svelte';

import { Failure } from '../connection/rest';
import type { Part } from '../text/bundles';
import { language } from '../text/language.svelte';

const PAUSE = 1500;

/** `missed` hears every time that it isn't there yet; rejects only for what fetching again wouldn't mend. */
export async function fetchPart<T>(load: () => Promise<T>, missed: () => void, stop: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (stop.aborted || !isUnreachable(error)) throw error;
    }
    missed();
    await new Promise((go) => setTimeout(go, PAUSE));
    await fetchStylesAgain();
    if (await isReplaced()) location.reload();
  }
}

/** A part together with the messages that it says. */
export async function withTexts<T>(part: Promise<T>, ...texts: Part[]): Promise<T> {
  const [found] = await Promise.all([part, language.need(...texts)]);
  return found;
}

/** The same for a component, as long as that is there; to be called when it is made. */
export function patiently(): <T>(load: () => Promise<T>) => Promise<T> {
  const stop = new AbortController();
  onDestroy(() => stop.abort());
  return (load) => fetchPart(load, () => {}, stop.signal);
}

/** Browsers have no name of their own for a module that can't be fetched; Vite has none for its style. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof Failure) return error.problem.code === 'no-answer';
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload CSS'));
}

/** Whether the server has a newer page by now, whose parts have other names: those of this one come no more. */
async function isReplaced(): Promise<boolean> {
  const own = document.querySelector('script[src]')?.getAttribute('src');
  const answer = await fetch('.').catch(() => null);
  return !!own && !!answer?.ok && !(await answer.text()).includes(own);
}

/** Vite asks for a style only once, and nobody else would: the part would come without it. */
async function fetchStylesAgain(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  await Promise.all(
    failed.map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const settled = new Promise((go) => {
        again.addEventListener('load', go);
        again.addEventListener('error', go);
      });
      link.replaceWith(again);
      return settled;
    }),
  );
}
