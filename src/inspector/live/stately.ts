import type { Message, StandardMessage } from '../../telemetry/inspection/protocol';
import { followEntries } from './follow-entries';
import type { Recording } from './recording';

const ORIGIN = 'https://stately.ai';

/** Connection to Stately's own inspector, a remote page. */
export interface StatelyLink {
  /**
   * Opens it and sends it the recording and all later entries; an earlier window gets nothing more.
   * @param fullDefinition returns the full definition of a chart id
   * @returns whether the browser opened the window
   */
  readonly open: (fullDefinition: (definition: string) => string) => boolean;
}

/** Only on request by a person, only the standard's redacted messages, and only to that origin. */
export function createStatelyLink(recording: Recording): StatelyLink {
  let stop = () => {};
  return {
    open(fullDefinition) {
      const remote = window.open(`${ORIGIN}/inspect`, 'stately-inspector');
      if (remote === null) return false;
      // The window is reused by its name, and would receive everything twice.
      stop();
      stop = forward(recording, remote, fullDefinition);
      return true;
    },
  };
}

/** @returns ends it */
function forward(
  recording: Recording,
  remote: Window,
  fullDefinition: (definition: string) => string,
): () => void {
  let isConnected = false;
  const send = (message: Message) => {
    if (!isStandard(message)) return;
    const hasDefinition = message.type === '@xstate.actor' && message.definition !== undefined;
    remote.postMessage(
      hasDefinition ? { ...message, definition: fullDefinition(message.definition ?? '') } : message,
      ORIGIN,
    );
  };
  /** It reports when it is loaded, with no data: everything is sent each time, as by the reference sender. */
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== ORIGIN || source !== remote || !isConnectedMessage(data)) return;
    isConnected = true;
    for (const { message } of recording.entries()) send(message);
  };
  window.addEventListener('message', onMessage);
  const unfollow = followEntries(recording, (message) => {
    if (isConnected) send(message);
  });
  return () => {
    window.removeEventListener('message', onMessage);
    unfollow();
  };
}

function isStandard(message: Message): message is StandardMessage {
  return message.type !== '@app.microstep';
}

function isConnectedMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';
}
