import { createOpenedStore } from '../../src/inspector/live/opened-recording';
import type { LiveSession } from '../../src/inspector/live/session';

/** A session that follows no page: what is recorded, the test adds. */
export function liveSession(
  recording: LiveSession['recording'],
  explain: LiveSession['connection']['explain'] = () => {},
): LiveSession {
  return {
    recording,
    connection: { explain, define: () => {}, repeat: () => {} },
    stately: { open: () => true },
    opened: createOpenedStore(),
  };
}
