import { useEffect } from 'react';

import { type OpenedSessions, readPaths, useOpenedSessions } from '../opening/opened-sessions';
import type { JourneyPaths } from './journey-paths';

/** The paths of a journey, of the visits of the page's filter; undefined while they are counted, null where there are none. */
export function useJourneyPaths(journey: string): JourneyPaths | null | undefined {
  const opened = useOpenedSessions();
  const filter = opened.kind === 'ready' ? opened.selection.filter : null;
  useEffect(() => {
    if (filter !== null) readPaths(journey, filter);
  }, [journey, filter]);
  return pathsIn(opened, journey);
}

function pathsIn(opened: OpenedSessions, journey: string): JourneyPaths | null | undefined {
  if (opened.kind !== 'ready' || opened.paths?.journey !== journey) return undefined;
  // The answer is a copy of what was asked.
  const isAnswered = JSON.stringify(opened.paths.filter) === JSON.stringify(opened.selection.filter);
  return isAnswered ? opened.paths.paths : undefined;
}
