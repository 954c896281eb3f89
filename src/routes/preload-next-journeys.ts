import type { AnyMachineSnapshot } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import { entryUrls, type RoutableJourneyId } from '../../machines/entry-urls';
import type { Binding } from '../journey/binding';
import { possibleNextUrls } from '../journey/next-urls';
import type { RunningJourney } from '../journey/running-journey';
import { loadLazyScreens } from '../journey/screen';

/** Maximum number of journeys preloaded for one state: the merchant opens only one of them, and mobile data costs money. */
const MAX_PRELOADS = 3;

/**
 * Preloads the lazily imported screens of the journey, and the journeys to which its current state can lead, once no call is pending
 * and the page is idle: before that, it would compete with the calls that the merchant waits for.
 * @param load loads the code of a journey; a failure is reported only when the journey is opened
 */
export function preloadNextJourneys(
  binding: Pick<Binding, 'running' | 'subscribe'>,
  load: (journey: RoutableJourneyId) => void,
  whenIdle: (task: () => void) => void,
): void {
  let observedJourney: RunningJourney | null = null;
  let stop = () => {};
  const observe = () => {
    const running = binding.running();
    if (running === observedJourney) return;
    stop();
    observedJourney = running;
    if (running === null) return;
    let lastState: unknown = null;
    const preloadAfter = (snapshot: AnyMachineSnapshot) => {
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
      whenIdle(() => {
        // A failure is shown by the screen, which imports again.
        loadLazyScreens(running.screens).catch(() => {});
        preloadNext();
      });
    };
    preloadAfter(running.actor.getSnapshot());
    const subscription = running.actor.subscribe(preloadAfter);
    stop = () => subscription.unsubscribe();
  };
  observe();
  binding.subscribe(observe);
}

/** The journey that a URL of the app opens. */
function journeyAt(url: string): RoutableJourneyId | undefined {
  const [path = ''] = url.split('?');
  // SAFETY: `entryUrls` is a constant, so it has exactly the keys of its type.
  return (Object.keys(entryUrls) as RoutableJourneyId[]).find((id) =>
    entryUrls[id].some((entryUrl) => new RegExp(`^${entryUrl.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path)),
  );
}
