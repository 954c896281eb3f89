/** Removes search params from the URL without a navigation, so that they are neither bookmarked nor shared. */
export function hideSearch(page: Window, names: readonly string[]): void {
  const url = new URL(page.location.href);
  for (const name of names) url.searchParams.delete(name);
  page.history.replaceState(page.history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
