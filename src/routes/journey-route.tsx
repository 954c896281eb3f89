import type { RoutableJourneyId } from '../../machines/entry-urls';
import { JourneyOutlet, PublicOutlet } from './journey-outlet';
import { publicJourneys } from './journeys';
import type { RouterContext } from './router-context';

/** Search params as raw strings; each journey validates those that it uses. */
type Search = Readonly<Record<string, string>>;

interface RouteArguments {
  readonly context: RouterContext;
  readonly search: Search;
  readonly params: Readonly<Record<string, string>>;
  /** The router only preloads the route; nothing may be opened. */
  readonly preload: boolean;
}

/** Route options of an entry URL: opens the journey, and shows the screen of its current state. */
export function journeyRoute(journey: RoutableJourneyId, path: `/${string}`) {
  return {
    validateSearch: rawStrings,
    async beforeLoad({ context: { binding }, search, params, preload }: RouteArguments): Promise<void> {
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
