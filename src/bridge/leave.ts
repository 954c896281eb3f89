import type { Bridge } from './port';
import { onResume } from './resume';

/**
 * Opens a third party's page: a bank, the Aadhaar authority, a payment provider. A host opens it separately (Custom Tab,
 * SFSafariViewController), so that its scripts have no access to the bridge; otherwise it replaces this page.
 * @param reloads where the journey does not handle the return itself: the other page may stay open for longer than the
 * journey waits for it to open, so this page is reloaded when the merchant closes it
 * @returns resolved when the merchant is back on this page; rejected when the host refused
 */
export function leaveForPage(
  page: Window,
  bridge: Bridge,
  url: string,
  { reloads = false }: { readonly reloads?: boolean } = {},
): Promise<void> {
  return bridge.info().kind === 'native' ? openBeside(page, bridge, url, reloads) : replacePage(page, url);
}

async function openBeside(page: Window, bridge: Bridge, url: string, reloads: boolean): Promise<void> {
  let stop = () => {};
  const returned = new Promise<void>((resolve) => {
    stop = onResume(page, resolve);
  });
  try {
    const { outcome } = await (await bridge.capabilities()).navigate({ url });
    if (outcome === 'refused') throw new Error('The host does not open the page.');
    // Without an answer, the host is assumed to have opened nothing.
    if (outcome !== 'done') page.location.assign(url);
    await returned;
    if (outcome === 'done' && reloads) page.location.reload();
  } finally {
    stop();
  }
}

/** The merchant has returned when the browser restores this page (back/forward cache). */
function replacePage(page: Window, url: string): Promise<void> {
  return new Promise((resolve) => {
    page.addEventListener('pageshow', () => resolve(), { once: true });
    page.location.assign(url);
  });
}

/**
 * Goes back from the app's first page: to the host's own page before the web view.
 * @param otherwise called without a host, or when it does not go back
 * @param onReturn the web view is shown again, in its former state
 */
export function returnToHost(
  page: Window,
  bridge: Bridge,
  { otherwise, onReturn }: Readonly<Record<'otherwise' | 'onReturn', () => void>>,
): void {
  if (bridge.info().kind !== 'native') {
    otherwise();
    return;
  }
  bridge
    .capabilities()
    .then((can) => can.back())
    .then(({ outcome }) => {
      if (outcome !== 'done') {
        otherwise();
        return;
      }
      const stop = onResume(page, () => {
        stop();
        onReturn();
      });
    }, otherwise);
}
