import type { Message } from '../../telemetry/inspection/protocol';
import type { Recording } from './recording';

/** Calls the listener for each entry added from now on. @returns a function that ends it */
export function followEntries(recording: Recording, listener: (message: Message) => void): () => void {
  const [lastEntry] = recording.entries().slice(-1);
  let nextNo = (lastEntry?.no ?? -1) + 1;
  return recording.subscribe(() => {
    const entries = recording.entries();
    const firstNo = entries[0]?.no ?? 0;
    for (const { no, message } of entries.slice(Math.max(0, nextNo - firstNo))) {
      listener(message);
      nextNo = no + 1;
    }
  });
}
