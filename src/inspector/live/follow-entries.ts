import type { Message } from '../../telemetry/inspection/protocol';
import type { Recording } from './recording';

/** Hands each later entry on, once: what pages repeat is no entry. @returns ends it */
export function followEntries(recording: Recording, to: (message: Message) => void): () => void {
  const [newest] = recording.entries().slice(-1);
  let next = (newest?.no ?? -1) + 1;
  return recording.subscribe(() => {
    const entries = recording.entries();
    const first = entries[0]?.no ?? 0;
    for (const { no, message } of entries.slice(Math.max(0, next - first))) {
      to(message);
      next = no + 1;
    }
  });
}
