import { hashOf, readRoute } from '../location';
import type { SearchIndex } from '../search';
import type { StopsRoute } from '../stops-route';
import { SearchBox } from '../views/search-box';
import { useOpenedSessions } from './opening/opened-sessions';

interface StopsSearchProps {
  readonly index: SearchIndex;
  readonly route: StopsRoute;
}

/** The search over all charts; once visits are counted, its results lead to the charts with their counts. */
export function StopsSearch({ index, route }: StopsSearchProps) {
  const { kind } = useOpenedSessions();
  return (
    <SearchBox index={index} hrefOf={kind === 'ready' ? (hash) => withCounts(hash, route) : undefined} />
  );
}

/** The same chart or state on the page Stops, with the same visits and heat; what is on no chart, such as the lender rules, stays where it is. */
function withCounts(hash: string, route: StopsRoute): string {
  const found = readRoute(hash);
  if (found.kind !== 'chart') return hash;
  const { journey, state } = found;
  return hashOf({ ...route, journey, state, form: 'drawing', question: null });
}
