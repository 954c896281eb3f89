/** Events of a return to the page; the last one is dispatched for the host. */
const RETURNS = ['visibilitychange', 'pageshow', 'resume'] as const;

/** Calls back when the merchant has returned to the page. Returns a function that stops listening. */
export function onResume(page: Window, listener: () => void): () => void {
  const returned = (event: Event & { readonly persisted?: boolean }) => {
    // The first display of a page is not a return.
    if (!page.document.hidden && event.persisted !== false) listener();
  };
  for (const type of RETURNS) page.addEventListener(type, returned);
  return () => {
    for (const type of RETURNS) page.removeEventListener(type, returned);
  };
}
