import type { Message, StandardMessage } from '../../telemetry/inspection/protocol';
import { followEntries } from './follow-entries';
import { createHeld, type Held } from './held';
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
  /** null from when it said that it is there. */
  let waiting: Held<StandardMessage> | null = createHeld((message) => message);
  for (const { message } of recording.entries()) if (isStandard(message)) waiting.push(message);
  const send = (message: StandardMessage) =>
    remote.postMessage(
      message.type === '@xstate.actor' && message.definition !== undefined
        ? { ...message, definition: whole(message.definition) }
        : message,
      ORIGIN,
    );
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== ORIGIN || source !== remote || !saysConnected(data)) return;
    for (const message of waiting?.all() ?? []) send(message);
    waiting = null;
  };
  window.addEventListener('message', hear);
  const leave = followEntries(recording, (message) => {
    if (!isStandard(message)) return;
    if (waiting === null) return send(message);
    waiting.push(message);
    // It may never come.
    waiting.tidy();
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
