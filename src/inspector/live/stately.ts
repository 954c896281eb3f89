import type { Message, StandardMessage } from '../../telemetry/inspection/protocol';

const ORIGIN = 'https://stately.ai';

/**
 * Opens Stately's own inspector, a remote page, and hands it the recording: only when a person asked for it, only the
 * standard's messages, redacted as they are, and to that origin alone.
 * @param first what is recorded
 * @param whole the whole of a definition that only names its chart
 * @returns what is handed each later message; null when the browser opened no window
 */
export function openStately(
  first: readonly Message[],
  whole: (definition: string) => string,
): ((message: Message) => void) | null {
  const remote = window.open(`${ORIGIN}/inspect`, 'stately-inspector');
  if (remote === null) return null;
  let waiting: StandardMessage[] | null = first.filter(isStandard);
  const send = (message: StandardMessage) =>
    remote.postMessage(
      message.type === '@xstate.actor' && message.definition !== undefined
        ? { ...message, definition: whole(message.definition) }
        : message,
      ORIGIN,
    );
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== ORIGIN || source !== remote || !saysConnected(data)) return;
    for (const message of waiting ?? []) send(message);
    waiting = null;
  });
  return (message) => {
    if (!isStandard(message)) return;
    if (waiting === null) send(message);
    else waiting.push(message);
  };
}

function isStandard(message: Message): message is StandardMessage {
  return message.type !== '@app.microstep';
}

function saysConnected(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === '@statelyai.connected';
}
