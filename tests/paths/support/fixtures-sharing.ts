import { sharingTexts } from '#messages/papers';
import type { PaperSharing } from '../../../machines/domain/files/paper-sharing';
import { hides, shows } from './fixtures-checks';

/** Every outcome of sharing a paper. */
export const paperSharings: readonly PaperSharing[] = [
  'fileOpened',
  'textOpened',
  'linkOpened',
  'dismissed',
  'ready',
  'unreadable',
  'notOpened',
];

/** The page says what became of a paper that was to be sent on, and nothing of any other outcome. */
export function checkSharing(sharing: PaperSharing | null): void {
  for (const outcome of paperSharings) {
    const text = sharingTexts[outcome];
    if (text !== null) (outcome === sharing ? shows : hides)(text);
  }
  // Whether it was sent is known to the other app only.
  hides(/paper was sent|you sent/i);
}
