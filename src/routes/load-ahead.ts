import type { JourneyId } from '../../machines/catalogue';
import { entryUrls, type RoutableJourneyId } from '../../machines/entry-urls';
import type { Binding } from '../journey/binding';
import type { RunningJourney } from '../journey/running-journey';
import { urlsAhead } from '../journey/urls-ahead';

/** Most journeys that are preloaded from one screen: the merchant opens one of them, and data costs money. */
const MAX_PRELOADS = 3;

/**
 * Preloads the journeys that can come next by the chart, once no call is pending and the page is idle: earlier, it would compete
 * with what the merchant waits for.
 * @param load loads the code of a journey; a failure is reported when the journey is opened
 */
export function loadAhead(
  binding: Pick<Binding, 'running' | 'subscribe'>,
  load: (journey: RoutableJourneyId) => void,
  whenIdle: (task: () => void) => void,
): void {
  let followed: RunningJourney | null = null;
  let stop = () => {};
  binding.subscribe(() => {
    const running = binding.running();
    if (running === followed) return;
    stop();
    followed = running;
    if (running === null) return;
    let state: unknown = null;
    const following = running.actor.subscribe((snapshot) => {
      if (snapshot.value === state || snapshot.hasTag('pending') || snapshot.status !== 'active') return;
      state = snapshot.value;
      const urls = urlsAhead(snapshot);
      const loaded = new Set<JourneyId>([running.id]);
      // One URL each time, so that a tap in between is answered at once.
      const goOn = () => {
        const { value: url, done } = urls.next();
        if (done === true || running.actor.getSnapshot().value !== snapshot.value) return;
        const journey = url === null ? undefined : journeyAt(url);
        if (journey !== undefined && !loaded.has(journey)) {
          loaded.add(journey);
          load(journey);
        }
        if (loaded.size <= MAX_PRELOADS) whenIdle(goOn);
      };
      whenIdle(goOn);
    });
    stop = () => following.unsubscribe();
  });
}

/** The journey that a URL of the app opens. */
function journeyAt(url: string): RoutableJourneyId | undefined {
  const [path = ''] = url.split('?');
  // SAFETY: the keys of a constant, which are its type's.
  return (Object.keys(entryUrls) as RoutableJourneyId[]).find((id) =>
    entryUrls[id].some((entryUrl) => new RegExp(`^${entryUrl.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path)),
  );
}

/** Calls back when the browser is idle; never with Save-Data or on 2G. */
export function whenPageIsIdle(task: () => void, page: Window = window): void {
  const connection = connectionOf(page.navigator);
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  if ('requestIdleCallback' in page) page.requestIdleCallback(task, { timeout: 4_000 });
  else setTimeout(task, 1_500);
}

/** The Network Information API: not in all browsers, and not in TypeScript's types. */
function connectionOf(
  of: Navigator,
): { readonly saveData?: boolean; readonly effectiveType?: string } | null {
  return 'connection' in of && typeof of.connection === 'object' ? of.connection : null;
}
