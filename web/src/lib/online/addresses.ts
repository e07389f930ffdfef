/** Links that one gives to others.  What is behind # never reaches a server's logs. */
import { reach } from './reach.svelte';

export function tableLink(id: string, key: string | null): string {
  return linkTo(`/tables/${id}${key ? `?key=${key}` : ''}`);
}

/** For one seat: whoever opens it sits down there. */
export function seatLink(id: string, player: number, key: string): string {
  return linkTo(`/tables/${id}?seat=${player}&key=${key}`);
}

function linkTo(place: string): string {
  return `${reach.beginning}#${place}`;
}
