import { crashFailure } from '../domain/base/failure';
import { type PollingKind, pollWait } from '../domain/base/polling';
import { port } from './port';

/** The ports of a chart with `polling` and `rereadOnReturn`. */
export const pollingPorts = {
  /** Resolves after `wait` milliseconds, when the page is visible then or later; never resolves for null. */
  waitToAsk: port<void, { readonly wait: number | null }>(),
  /** Resolves when the merchant returns to the page, or is online again; a return without a network does not count. */
  pageReturns: port<void>(),
} as const;

/**
 * Invokes of a state that waits for the decision of a third party (assumed: polling ends): the service is polled after each wait of
 * `pollWait`, and when the merchant returns to the page. A return is not counted: switching between two apps does not use up the polls.
 * The chart must have `polls` in its context, `countPoll` and `storeFailure` among its actions, and `pollingPorts` among its actors.
 * @param target state that polls the service
 * @param ids of the two invokes: of the wait, and of the return to the page. Needed where a chart has several such states
 */
export function polling<const TTarget extends string>(
  kind: PollingKind,
  target: TTarget,
  ids: { readonly wait: string; readonly back: string } = { wait: 'waitToAsk', back: 'pageReturns' },
) {
  return [
    {
      id: ids.wait,
      src: 'waitToAsk',
      input: ({ context }: { context: { polls: number } }) => ({ wait: pollWait(kind, context.polls) }),
      onDone: { target, actions: 'countPoll' },
      onError: { actions: { type: 'storeFailure', params: crashFailure } },
    },
    rereadOnReturn(target, ids.back),
  ] as const;
}

/**
 * Invoke for data that is read again when the merchant returns to the page, or is online again (`pageReturns`).
 * @param target state that reads the data
 */
export function rereadOnReturn<const TTarget extends string>(target: TTarget, id = 'pageReturns') {
  return { id, src: 'pageReturns', onDone: target, onError: {} } as const;
}
