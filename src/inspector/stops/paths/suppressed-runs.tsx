import { pathsCopy } from '../../../copy/inspector-paths';
import { formatCount } from '../numbers';
import type { JourneyPaths } from './journey-paths';

/** Says how many runs a file of counts does not have the order of. */
export function SuppressedRuns({ paths: { suppressedRuns } }: { readonly paths: JourneyPaths }) {
  return suppressedRuns > 0 ? (
    <p className="quiet-text">{pathsCopy.suppressed(formatCount(suppressedRuns))}</p>
  ) : null;
}
