/** Removes search params from the URL without a navigation, so that they are neither bookmarked nor shared. */
export function hideSearch(page: Window, names: readonly string[]): void {
  changeSearch(page, (params) => {
    for (const name of names) params.delete(name);
  });
}

/** Sets a search param of the URL without a navigation, so that it is there after a reload. Never personal data. */
export function setSearch(page: Window, name: string, value: string): void {
  changeSearch(page, (params) => params.set(name, value));
}

function changeSearch(page: Window, change: (params: URLSearchParams) => void): void {
  const url = new URL(page.location.href);
  change(url.searchParams);
  page.history.replaceState(page.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
