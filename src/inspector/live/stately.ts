import type { Message, StandardMessage } from '../../telemetry/inspection/protocol';
import { followEntries } from './follow-entries';
import type { Recording } from './recording';

const ORIGIN = 'https://stately.ai';

/** The way to Stately's own inspector, a remote page. */
export interface StatelyLink {
  /**
   * Opens it and hands it the recording and all that follows; what was opened before gets nothing more.
   * @param whole the whole of a definition that only names its chart
   * @returns whether the browser opened the window
   */
  readonly open: (whole: (definition: string) => string) => boolean;
}

/** Only when a person asked for it, only the standard's messages, redacted as they are, and to that origin alone. */
export function createStatelyLink(recording: Recording): StatelyLink {
  let stop = () => {};
  return {
    open(whole) {
      const remote = window.open(`${ORIGIN}/inspect`, 'stately-inspector');
      if (remote === null) return false;
      // The window has a name: it is the same one, and would be told everything twice.
      stop();
      stop = hand(recording, remote, whole);
      return true;
    },
  };
}

/** @returns ends it */
function hand(recording: Recording, remote: Window, whole: (definition: string) => string): () => void {
  let isThere = false;
  const send = (message: Message) => {
    if (!isStandard(message)) return;
    const isNamed = message.type === '@xstate.actor' && message.definition !== undefined;
    remote.postMessage(
      isNamed ? { ...message, definition: whole(message.definition ?? '') } : message,
      ORIGIN,
    );
  };
  /** It says so when it is loaded, and knows nothing then: the standard's own sender tells it everything each time, too. */
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== ORIGIN || source !== remote || !saysConnected(data)) return;
    isThere = true;
    for (const { message } of recording.entries()) send(message);
  };
  window.addEventListener('message', hear);
  const leave = followEntries(recording, (message) => {
    if (isThere) send(message);
  });
  return () => {
    window.removeEventListener('message', hear);
    leave();
  };
}

function isStandard(message: Message): message is StandardMessage {
  return message.type !== '@app.microstep';
}

function saysConnected(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';
}
