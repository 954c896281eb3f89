/** Calls back when the browser is idle; never with Save-Data or on 2G. */
export function whenPageIsIdle(task: () => void, page: Window = window): void {
  const connection = connectionOf(page.navigator);
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  if ('requestIdleCallback' in page) page.requestIdleCallback(task, { timeout: 4_000 });
  else setTimeout(task, 1_500);
}

/** The Network Information API: not in all browsers, and not in TypeScript's types. */
function connectionOf(
  navigator: Navigator,
): { readonly saveData?: boolean; readonly effectiveType?: string } | null {
  return 'connection' in navigator && typeof navigator.connection === 'object' ? navigator.connection : null;
}
