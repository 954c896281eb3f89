import type { Bridge } from './port';
import { onResume } from './resume';

/**
 * Leaves for a page of somebody else: a bank, the Aadhaar authority, who takes payments. A host opens it apart from this page (Custom
 * Tab, SFSafariViewController), so that no script of theirs stands beside the bridge; else it takes this page's place.
 * @param reloads where the journey does not listen for a return by itself: the page beside ours may be open for longer than the
 * journey waits for it to open, so the merchant who closes it finds this page begun anew
 * @returns resolved when the merchant is back on this page; rejected when the host said no
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
    const { outcome } = await (await bridge.abilities()).navigate({ url });
    if (outcome === 'refused') throw new Error('The host does not open the page.');
    // A host that says nothing has opened nothing that we know of.
    if (outcome !== 'done') page.location.assign(url);
    await returned;
    if (outcome === 'done' && reloads) page.location.reload();
  } finally {
    stop();
  }
}

/** When the browser brings this page back as it was, the merchant has returned. */
function replacePage(page: Window, url: string): Promise<void> {
  return new Promise((resolve) => {
    page.addEventListener('pageshow', () => resolve(), { once: true });
    page.location.assign(url);
  });
}

/**
 * Goes back where the app has nothing behind it: to the host's own page before the web view.
 * @param otherwise done without a host, or when it does not go
 * @param onReturn the web view is shown again, as it was left
 */
export function leaveForHost(
  page: Window,
  bridge: Bridge,
  { otherwise, onReturn }: Readonly<Record<'otherwise' | 'onReturn', () => void>>,
): void {
  if (bridge.info().kind !== 'native') {
    otherwise();
    return;
  }
  bridge
    .abilities()
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
