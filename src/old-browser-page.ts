/**
 * Replaces what the document shows by its page for browsers in which the app does not run (decision 022). Without effect where it is
 * shown already.
 */
export function showOldBrowserPage(document: Document): void {
  const page = document.querySelector('#old-browser');
  if (page !== null) document.body.innerHTML = page.innerHTML;
}
