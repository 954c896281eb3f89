import type { RoutableJourneyId } from '../../machines/entry-urls';
import { JourneyOutlet, PublicOutlet } from './journey-outlet';
import { publicJourneys } from './journeys';
import type { RouterContext } from './router-context';

/** Search params as raw strings; the journey's input validates those it knows. */
type Search = Readonly<Record<string, string>>;

interface Arrival {
  readonly context: RouterContext;
  readonly search: Search;
  readonly params: Readonly<Record<string, string>>;
  readonly preload: boolean;
}

/** Route options of an entry URL: opens the journey, and shows its present state. */
export function journeyRoute(journey: RoutableJourneyId, path: `/${string}`) {
  return {
    validateSearch: rawStrings,
    async beforeLoad({ context: { binding }, search, params, preload }: Arrival): Promise<void> {
      if (preload) return binding.preload(journey);
      await binding.open({ journey, entryUrl: path, params, search });
    },
    component: publicJourneys.has(journey) ? PublicOutlet : JourneyOutlet,
  };
}

/** Keeps params as text: the router's default parser would turn long ids into numbers. */
function rawStrings(search: Readonly<Record<string, unknown>>): Search {
  return Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
