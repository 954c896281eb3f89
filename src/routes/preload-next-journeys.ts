import type { JourneyId } from '../../machines/catalogue';
import { entryUrls, type RoutableJourneyId } from '../../machines/entry-urls';
import type { Binding } from '../journey/binding';
import { possibleNextUrls } from '../journey/next-urls';
import type { RunningJourney } from '../journey/running-journey';

/** Maximum number of journeys preloaded for one state: the merchant opens only one of them, and mobile data costs money. */
const MAX_PRELOADS = 3;

/**
 * Preloads the journeys to which the current state can lead, once no call is pending and the page is idle: before that, it would
 * compete with the calls that the merchant waits for.
 * @param load loads the code of a journey; a failure is reported only when the journey is opened
 */
export function preloadNextJourneys(
  binding: Pick<Binding, 'running' | 'subscribe'>,
  load: (journey: RoutableJourneyId) => void,
  whenIdle: (task: () => void) => void,
): void {
  let observedJourney: RunningJourney | null = null;
  let stop = () => {};
  binding.subscribe(() => {
    const running = binding.running();
    if (running === observedJourney) return;
    stop();
    observedJourney = running;
    if (running === null) return;
    let lastState: unknown = null;
    const subscription = running.actor.subscribe((snapshot) => {
      if (snapshot.value === lastState || snapshot.hasTag('pending') || snapshot.status !== 'active') return;
      lastState = snapshot.value;
      const urls = possibleNextUrls(snapshot);
      const preloaded = new Set<JourneyId>([running.id]);
      // One URL for each idle period, so that a tap is handled without delay.
      const preloadNext = () => {
        const { value: url, done } = urls.next();
        if (done === true || running.actor.getSnapshot().value !== snapshot.value) return;
        const journey = url === null ? undefined : journeyAt(url);
        if (journey !== undefined && !preloaded.has(journey)) {
          preloaded.add(journey);
          load(journey);
        }
        if (preloaded.size <= MAX_PRELOADS) whenIdle(preloadNext);
      };
      whenIdle(preloadNext);
    });
    stop = () => subscription.unsubscribe();
  });
}

/** The journey that a URL of the app opens. */
function journeyAt(url: string): RoutableJourneyId | undefined {
  const [path = ''] = url.split('?');
  // SAFETY: `entryUrls` is a constant, so it has exactly the keys of its type.
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
  navigator: Navigator,
): { readonly saveData?: boolean; readonly effectiveType?: string } | null {
  return 'connection' in navigator && typeof navigator.connection === 'object' ? navigator.connection : null;
}
