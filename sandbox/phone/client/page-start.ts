/** How the page of the host check began: opened by the merchant, or loaded ahead (docs/bridge.md). */
import { report, reportUntried } from './check-report';
import { type PageStart, startProblems } from './web-view-rules';

const wasPrerendering = 'prerendering' in document && document.prerendering === true;
const wasHidden = document.hidden;

/** Resolves when the page may ask the host: at once, except for a page that is rendered ahead, which waits until it is shown. */
export const whenVisited: Promise<unknown> = wasPrerendering
  ? new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }))
  : Promise.resolve();

/**
 * Judges how the page began, as soon as it is shown.
 * @param awaitResume whether `resume` comes now
 */
export async function judgeStart(awaitResume: () => Promise<boolean>): Promise<void> {
  const kind = await startKind();
  const isResumed = kind !== 'hidden' || (await awaitResume());
  const [entry] = performance.getEntriesByType('navigation');
  const isPrefetched = JSON.stringify(entry ?? null).includes('"deliveryType":"navigational-prefetch"');
  if (kind === 'shown' && !isPrefetched)
    reportUntried('start', 'opened by hand: to try it, load this page before it is shown');
  else
    report(
      'start',
      startProblems({ kind, isResumed, savesData: savesData() }),
      `${kind}${isPrefetched ? ', prefetched' : ''}`,
    );
}

async function startKind(): Promise<PageStart['kind']> {
  if (wasPrerendering) return 'prerendered';
  if (!wasHidden) return 'shown';
  if (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  return 'hidden';
}

function savesData(): boolean {
  // Not in all browsers, and not in TypeScript's library.
  const connection = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    ('saveData' in connection && connection.saveData === true) ||
    ('effectiveType' in connection && /2g$/.test(String(connection.effectiveType)))
  );
}
