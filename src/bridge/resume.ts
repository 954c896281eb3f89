/** Events of a return to the page; `resume` is also dispatched for the host's event (native.ts). */
const RETURN_EVENTS = ['visibilitychange', 'pageshow', 'resume'] as const;

/** Calls the listener when the merchant has returned to the page. Returns a function that removes the listener. */
export function onResume(page: Window, listener: () => void): () => void {
  const onReturn = (event: Event & { readonly persisted?: boolean }) => {
    // `persisted` is false for the `pageshow` of a newly loaded page, which is not a return.
    if (!page.document.hidden && event.persisted !== false) listener();
  };
  for (const type of RETURN_EVENTS) page.addEventListener(type, onReturn);
  return () => {
    for (const type of RETURN_EVENTS) page.removeEventListener(type, onReturn);
  };
}
