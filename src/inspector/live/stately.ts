import type { Message, StandardMessage } from '../../telemetry/inspection/protocol';
import { followEntries } from './follow-entries';
import type { Recording } from './recording';

const ORIGIN = 'https://stately.ai';

/** Connection to Stately's own inspector, a remote page. */
export interface StatelyLink {
  /**
   * Opens it and sends it the recording and all later entries. A window that was opened before gets nothing more.
   * @param fullDefinition returns the full definition for one that may have the chart's id only
   * @returns whether the browser opened the window
   */
  readonly open: (fullDefinition: (definition: string) => string) => boolean;
}

/**
 * Creates the connection. It sends nothing before `open`, and then only redacted standard messages, only to Stately's origin.
 */
export function createStatelyLink(recording: Recording): StatelyLink {
  let stop = () => {};
  return {
    open(fullDefinition) {
      const remote = window.open(`${ORIGIN}/inspect`, 'stately-inspector');
      if (remote === null) return false;
      // The browser reuses the window of this name, which would receive everything twice.
      stop();
      stop = forward(recording, remote, fullDefinition);
      return true;
    },
  };
}

/** Sends the recording and all later entries to the window. @returns a function that ends it */
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
  /** The window reports each time it is loaded, when it has no data: then everything is sent, as `@statelyai/inspect` does. */
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
