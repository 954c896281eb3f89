import type { JourneyId } from '../../machines/catalogue';
import { doors, type OpenJourneyId } from '../../machines/doors';
import type { Binding } from '../journey/binding';
import type { RunningJourney } from '../journey/running';
import { urlsAhead } from '../journey/urls-ahead';

/** So many journeys are loaded ahead of one screen at most: bytes are dear, and the merchant goes on to one of them. */
const MOST = 3;

/**
 * Loads the journeys that can come next by the chart, once a screen waits for nothing and the page is idle: what is loaded
 * earlier takes the network from what the merchant waits for.
 * @param load brings the code of a journey; that it may not come is told to whoever opens it
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
  return (Object.keys(doors) as OpenJourneyId[]).find((id) =>
    doors[id].some((door) => new RegExp(`^${door.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path)),
  );
}

/** Calls back when the browser has nothing better to do; never where bytes are dear or slow (Save-Data, 2G). */
export function whenPageIsIdle(task: () => void, page: Window = window): void {
  const connection = connectionOf(page.navigator);
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  if ('requestIdleCallback' in page) page.requestIdleCallback(task, { timeout: 4_000 });
  else setTimeout(task, 1_500);
}

/** Not in every browser, and in no type of TypeScript's. */
function connectionOf(
  of: Navigator,
): { readonly saveData?: boolean; readonly effectiveType?: string } | null {
  return 'connection' in of && typeof of.connection === 'object' ? of.connection : null;
}
