import type { Bridge } from './bridge';
import { onResume } from './resume';

/**
 * Opens a third party's page: a bank, the Aadhaar authority, a payment provider. A host opens it separately (Custom Tab,
 * SFSafariViewController), so that its scripts have no access to the bridge; otherwise it replaces this page.
 * @param reloadsOnReturn reloads this page when the merchant returns from a page that the host opened: for a journey that does not handle
 * the return itself
 * @returns resolved when the merchant is back on this page; rejected when the host refused to open the page
 */
export function leaveForPage(
  page: Window,
  bridge: Bridge,
  url: string,
  { reloadsOnReturn = false }: { readonly reloadsOnReturn?: boolean } = {},
): Promise<void> {
  return bridge.info().kind === 'native'
    ? openInHost(page, bridge, url, reloadsOnReturn)
    : replacePage(page, url);
}

async function openInHost(
  page: Window,
  bridge: Bridge,
  url: string,
  reloadsOnReturn: boolean,
): Promise<void> {
  let stopListening = () => {};
  const returned = new Promise<void>((resolve) => {
    stopListening = onResume(page, resolve);
  });
  try {
    const { outcome } = await (await bridge.capabilities()).navigate({ url });
    if (outcome === 'refused') throw new Error('The host does not open the page.');
    // Without an answer, the host is assumed to have opened nothing.
    if (outcome !== 'done') page.location.assign(url);
    await returned;
    if (outcome === 'done' && reloadsOnReturn) page.location.reload();
  } finally {
    stopListening();
  }
}

/** Resolves when the browser restores this page from the back/forward cache: the merchant has returned. */
function replacePage(page: Window, url: string): Promise<void> {
  return new Promise((resolve) => {
    page.addEventListener('pageshow', () => resolve(), { once: true });
    page.location.assign(url);
  });
}

/**
 * Goes back from the app's first page to the host's own page.
 * @param fallback called without a host, or when the host does not go back
 * @param onReturn called when the web view is shown again with this page
 */
export function returnToHost(
  page: Window,
  bridge: Bridge,
  { fallback, onReturn }: Readonly<Record<'fallback' | 'onReturn', () => void>>,
): void {
  if (bridge.info().kind !== 'native') {
    fallback();
    return;
  }
  bridge
    .capabilities()
    .then((capabilities) => capabilities.back())
    .then(({ outcome }) => {
      if (outcome !== 'done') {
        fallback();
        return;
      }
      const stopListening = onResume(page, () => {
        stopListening();
        onReturn();
      });
    }, fallback);
}
