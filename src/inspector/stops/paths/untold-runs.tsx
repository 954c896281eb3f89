import { pathsCopy } from '../../../copy/inspector-paths';
import { formatCount } from '../numbers';
import type { JourneyPaths } from './journey-paths';

/** Says how many runs a file of counts does not tell the order of. */
export function UntoldRuns({ paths: { untoldRuns } }: { readonly paths: JourneyPaths }) {
  return untoldRuns > 0 ? <p className="quiet-text">{pathsCopy.untold(formatCount(untoldRuns))}</p> : null;
}
