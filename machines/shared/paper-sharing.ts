import type { PaperSharing, PaperToShare } from '../domain/files/paper-sharing';
import { port } from './port';

/** The paper that is shared (a signed paper, a schedule or a history), and what became of the last sharing; null before. */
export interface PaperSharingState {
  readonly paper: PaperToShare | null;
  readonly sharing: PaperSharing | null;
}

/** The port of a chart with `sharePaper`. */
export const paperSharingPorts = { sharePaper: port<PaperSharing, PaperToShare | null>() } as const;

/**
 * Invoke that shares the paper of the context. The chart must have `PaperSharingState` in its context, `storeSharing` among its
 * actions, and `paperSharingPorts` among its actors.
 * @param target state that is entered after the sharing, whatever came of it
 */
export function sharePaper<const TTarget extends string>(target: TTarget) {
  return {
    id: 'sharePaper',
    src: 'sharePaper',
    input: ({ context }: { context: PaperSharingState }) => context.paper,
    onDone: {
      target,
      actions: {
        type: 'storeSharing',
        params: ({ event }: { event: { output: PaperSharing } }) => event.output,
      },
    },
    onError: { target, actions: { type: 'storeSharing', params: 'notOpened' } },
  } as const;
}
