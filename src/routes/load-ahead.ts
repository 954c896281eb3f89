import type { JourneyId } from '../../machines/catalogue';
import { entryUrls, type OpenJourneyId } from '../../machines/entry-urls';
import type { Binding } from '../journey/binding';
import type { RunningJourney } from '../journey/running';
import { urlsAhead } from '../journey/urls-ahead';

/** Most journeys that are preloaded from one screen: the merchant opens one of them, and data costs money. */
const MOST = 3;

/**
 * Preloads the journeys that can come next by the chart, once no call is pending and the page is idle: earlier, it would compete
 * with what the merchant waits for.
 * @param load loads the code of a journey; a failure is reported when the journey is opened
 */
export function loadAhead(
  binding: Pick<Binding, 'running' | 'subscribe'>,
  load: (journey: OpenJourneyId) => void,
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
      whenIdle(() => {
        if (running.actor.getSnapshot().value !== state) return;
        for (const journey of journeysAhead(snapshot, running.id)) load(journey);
      });
    });
    stop = () => following.unsubscribe();
  });
}

function journeysAhead(snapshot: Parameters<typeof urlsAhead>[0], own: JourneyId): readonly OpenJourneyId[] {
  const journeys = urlsAhead(snapshot).flatMap((url) => journeyAt(url) ?? []);
  return [...new Set(journeys)].filter((journey) => journey !== own).slice(0, MOST);
}

/** The journey that a URL of the app opens. */
function journeyAt(url: string): OpenJourneyId | undefined {
  const [path = ''] = url.split('?');
  // SAFETY: the keys of a constant, which are its type's.
  return (Object.keys(entryUrls) as OpenJourneyId[]).find((id) =>
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
