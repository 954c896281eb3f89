/** Chooser of a walk: follows its recorded path, or draws by the seed; without a fault it prefers actions that no recorded path has. */
import { followRecordedPath } from '../along-path';
import { type Chooser, seededChooser } from '../choose';
import { NOTHING, type PlannedWalk } from '../plan';
import { isNotRecordedIn, normalizeText, recordedPathNamed } from '../recorded-paths';
import { describeAction } from '../screen-actions';

export function chooserForWalk(planned: PlannedWalk): Chooser {
  if (planned.recordedPath !== null)
    return followRecordedPath(recordedPathNamed(planned.recordedPath).steps, planned);
  if (planned.fault !== NOTHING) return seededChooser(planned);
  const isNew = isNotRecordedIn(planned.journey);
  return seededChooser(planned, (action) => isNew(normalizeText(describeAction(action))));
}
