/** How a page learns that its merchant is here again; a host's word is told as the last of them. */
const RETURNS = ['visibilitychange', 'pageshow', 'resume'] as const;

/** Calls back when the merchant has returned to the page. Returns the way to stop listening. */
export function onResume(page: Window, listener: () => void): () => void {
  const returned = (event: Event & { readonly persisted?: boolean }) => {
    // The first showing of a page is no return.
    if (!page.document.hidden && event.persisted !== false) listener();
  };
  for (const type of RETURNS) page.addEventListener(type, returned);
  return () => {
    for (const type of RETURNS) page.removeEventListener(type, returned);
  };
}
