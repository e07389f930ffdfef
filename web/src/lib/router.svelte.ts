/** Pages by the fragment of the address, "#/tables/k3x?step=4": it never reaches the server, so it may hold secrets. */

export interface Place {
  /** "tables/k3x" as ["tables", "k3x"] */
  path: readonly string[];
  query: URLSearchParams;
}

export function placeOf(fragment: string): Place {
  const [path = '', query = ''] = fragment.replace(/^#\/?/, '').split('?');
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Router {
  place = $state.raw<Place>({ path: [], query: new URLSearchParams() });

  begin(): void {
    const follow = () => {
      const before = this.place.path.join('/');
      this.place = placeOf(location.hash);
      if (this.place.path.join('/') !== before) scrollTo(0, 0); // another page begins at its top
    };
    addEventListener('hashchange', follow);
    follow();
  }

  go(address: string): void {
    location.hash = address;
  }

  /** The page that is shown gets another address, unless somebody is on their way to another page. */
  rename(address: string): void {
    const pathOf = (fragment: string) => placeOf(fragment).path.join('/');
    if (pathOf(location.hash) === pathOf(address)) history.replaceState(history.state, '', `#${address}`);
  }
}

export const router = new Router();
