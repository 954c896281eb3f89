import type { Message, StandardMessage } from '../../telemetry/inspection/protocol';
import { followEntries } from './follow-entries';
import type { Recording } from './recording';

const ORIGIN = 'https://stately.ai';

/** Connection to Stately's own inspector, a remote page. */
export interface StatelyLink {
  /**
   * Opens it and sends it the recording and all later entries; an earlier window gets nothing more.
   * @param whole returns the full definition of a chart id
   * @returns whether the browser opened the window
   */
  readonly open: (whole: (definition: string) => string) => boolean;
}

/** Only on request by a person, only the standard's redacted messages, and only to that origin. */
export function createStatelyLink(recording: Recording): StatelyLink {
  let stop = () => {};
  return {
    open(whole) {
      const remote = window.open(`${ORIGIN}/inspect`, 'stately-inspector');
      if (remote === null) return false;
      // The window is reused by its name, and would receive everything twice.
      stop();
      stop = forward(recording, remote, whole);
      return true;
    },
  };
}

/** @returns ends it */
function forward(recording: Recording, remote: Window, whole: (definition: string) => string): () => void {
  let isThere = false;
  const send = (message: Message) => {
    if (!isStandard(message)) return;
    const isNamed = message.type === '@xstate.actor' && message.definition !== undefined;
    remote.postMessage(
      isNamed ? { ...message, definition: whole(message.definition ?? '') } : message,
      ORIGIN,
    );
  };
  /** It reports when it is loaded, with no data: everything is sent each time, as by the reference sender. */
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== ORIGIN || source !== remote || !saysConnected(data)) return;
    isThere = true;
    for (const { message } of recording.entries()) send(message);
  };
  window.addEventListener('message', onMessage);
  const leave = followEntries(recording, (message) => {
    if (isThere) send(message);
  });
  return () => {
    window.removeEventListener('message', onMessage);
    leave();
  };
}

function isStandard(message: Message): message is StandardMessage {
  return message.type !== '@app.microstep';
}

function saysConnected(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';
}
