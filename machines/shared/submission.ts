import { assign, fromPromise, setup } from 'xstate';

import { type Failure, failure, isAnswerLost, isOutcomeUnknown, type Outcome } from '../domain/base/failure';
import type { StatusCheckResult } from '../domain/base/status-check-result';
import { notProvided, typesOf } from './port';

/**
 * How a write ended. `unanswered` is never shown as a failure: the outcome is unknown. Its `failure` is `connection`, whatever the calls
 * returned.
 */
export type SubmissionResult<TData> =
  | { readonly kind: 'accepted'; readonly data: TData }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'unanswered'; readonly failure: Failure };

/** One write: its idempotency key, what it sends, and whether to send it or to check its status first. */
export interface SubmissionInput<TArgs> {
  readonly key: string;
  readonly args: TArgs;
  readonly startWith: 'sending' | 'statusCheck';
}

/** The two calls of a write. */
export interface SubmissionPorts<TData, TArgs> {
  /**
   * @param isFirst nothing was sent under this key before: a failure that comes before the call, such as no network, is then a
   * refusal, since nothing can have been done
   */
  readonly send: (args: TArgs, key: string, signal: AbortSignal, isFirst: boolean) => Promise<Outcome<TData>>;
  readonly checkStatus: (
    key: string,
    signal: AbortSignal,
    args: TArgs,
  ) => Promise<Outcome<StatusCheckResult<TData>>>;
}

/** Maximum number of times that one submission sends the write. */
const MAX_SENDS = 2;
/** Maximum number of status checks after each send. */
const MAX_CHECKS = 4;

/**
 * A write that is never made twice and never reported wrongly: while its outcome is unknown, the service is asked for its status
 * by the idempotency key. It is resent automatically at most once, under the same key, and only if no response came and the
 * service says that the write never arrived. After a response that leaves the outcome unknown, and where the service has no
 * status check, it is resent only when the merchant taps (`startWith: 'statusCheck'`).
 * @returns a chart whose output is the `SubmissionResult`
 */
export function createSubmission<TData, TArgs>(
  ports: SubmissionPorts<TData, TArgs> = { send: notProvided, checkStatus: notProvided },
  sendTimeoutMs = 20_000,
) {
  return setup({
    types: typesOf<{
      context: SubmissionInput<TArgs> & {
        readonly sends: number;
        readonly checks: number;
        /** No attempt has got a response yet: the write may never have arrived. */
        readonly hadNoResponse: boolean;
        /** Refusal of the first attempt with a code that is not in the contract; null after any other answer, or a second attempt. */
        readonly unlistedRefusal: Failure | null;
        readonly result: SubmissionResult<TData>;
      };
      input: SubmissionInput<TArgs>;
      output: SubmissionResult<TData>;
      tags: 'pending';
    }>(),
    actors: {
      send: fromPromise<Outcome<TData>, { key: string; args: TArgs; isFirst: boolean }>(({ input, signal }) =>
        ports.send(input.args, input.key, signal, input.isFirst),
      ),
      checkStatus: fromPromise<Outcome<StatusCheckResult<TData>>, { key: string; args: TArgs }>(
        ({ input, signal }) => ports.checkStatus(input.key, signal, input.args),
      ),
    },
    guards: {
      startsWithStatusCheck: ({ context }) => context.startWith === 'statusCheck',
      isAccepted: (_, outcome: Outcome<TData>) => outcome.ok,
      isRefused: (_, outcome: Outcome<TData>) => !outcome.ok && !isOutcomeUnknown(outcome.failure),
      wasAccepted: (_, status: Outcome<StatusCheckResult<TData>>) =>
        status.ok && status.data.kind === 'answered' && status.data.outcome.ok,
      wasRefused: (_, status: Outcome<StatusCheckResult<TData>>) =>
        status.ok && status.data.kind === 'answered' && !status.data.outcome.ok,
      mayResend: ({ context }, status: Outcome<StatusCheckResult<TData>>) =>
        kindOf(status) === 'absent' &&
        (context.sends === 0 || (context.hadNoResponse && context.sends < MAX_SENDS)),
      /** The merchant tapped again, and the service has no status check. */
      mayResendUnchecked: ({ context }, status: Outcome<StatusCheckResult<TData>>) =>
        kindOf(status) === 'unsupported' && context.sends === 0,
      isUnlistedRefusal: ({ context }, status: Outcome<StatusCheckResult<TData>>) =>
        (kindOf(status) === 'absent' || kindOf(status) === 'unsupported') && context.unlistedRefusal !== null,
      hasNoStatusCheck: (_, status: Outcome<StatusCheckResult<TData>>) => kindOf(status) === 'unsupported',
      mayCheckAgain: ({ context }) => context.checks < MAX_CHECKS,
    },
    actions: {
      countSend: assign({ sends: ({ context }) => context.sends + 1, checks: 0 }),
      countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
      storeOutcome: assign({ result: (_, outcome: Outcome<TData>) => resultOf(outcome) }),
      /** Stores what decides whether the write may be resent. */
      noteUnknownOutcome: assign(({ context }, outcome: Outcome<TData>) => ({
        hadNoResponse: context.hadNoResponse && !outcome.ok && isAnswerLost(outcome.failure),
        unlistedRefusal:
          !outcome.ok && outcome.failure.isUnlisted && context.sends === 1 && context.startWith === 'sending'
            ? outcome.failure
            : null,
      })),
      storeUnlistedRefusal: assign({
        result: ({ context }): SubmissionResult<TData> =>
          context.unlistedRefusal === null
            ? context.result
            : { kind: 'refused', failure: context.unlistedRefusal },
      }),
      storeCheckedOutcome: assign({
        result: ({ context }, status: Outcome<StatusCheckResult<TData>>) =>
          status.ok && status.data.kind === 'answered' ? resultOf(status.data.outcome) : context.result,
      }),
    },
    delays: {
      sendTimeout: sendTimeoutMs,
      checkTimeout: 10_000,
      checkDelay: ({ context }) => [2_000, 3_000][context.checks - 1] ?? 5_000,
    },
  }).createMachine({
    id: 'submission',
    context: ({ input }) => ({
      ...input,
      sends: 0,
      checks: 0,
      hadNoResponse: true,
      unlistedRefusal: null,
      result: { kind: 'unanswered', failure: failure('connection') },
    }),
    initial: 'routingStart',
    states: {
      routingStart: {
        description: 'A write whose response was lost before is checked first.',
        always: [{ guard: 'startsWithStatusCheck', target: 'checking' }, { target: 'submitting' }],
      },
      submitting: {
        description: 'The write is sent under its key.',
        tags: 'pending',
        entry: 'countSend',
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({
            key: context.key,
            args: context.args,
            isFirst: context.sends === 1 && context.startWith === 'sending',
          }),
          onDone: [
            {
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              target: 'accepted',
              actions: { type: 'storeOutcome', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => event.output },
              target: 'refused',
              actions: { type: 'storeOutcome', params: ({ event }) => event.output },
            },
            {
              target: 'checking',
              actions: { type: 'noteUnknownOutcome', params: ({ event }) => event.output },
            },
          ],
          onError: 'checking',
        },
        after: { sendTimeout: 'checking' },
      },
      checking: {
        description: 'The outcome is unknown: the service is asked for the status of the write.',
        tags: 'pending',
        entry: 'countCheck',
        invoke: {
          id: 'checkStatus',
          src: 'checkStatus',
          input: ({ context }) => ({ key: context.key, args: context.args }),
          onDone: [
            {
              guard: { type: 'wasAccepted', params: ({ event }) => event.output },
              target: 'accepted',
              actions: { type: 'storeCheckedOutcome', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'wasRefused', params: ({ event }) => event.output },
              target: 'refused',
              actions: { type: 'storeCheckedOutcome', params: ({ event }) => event.output },
            },
            { guard: { type: 'mayResend', params: ({ event }) => event.output }, target: 'submitting' },
            {
              guard: { type: 'mayResendUnchecked', params: ({ event }) => event.output },
              target: 'submitting',
            },
            {
              guard: { type: 'isUnlistedRefusal', params: ({ event }) => event.output },
              target: 'refused',
              actions: 'storeUnlistedRefusal',
            },
            {
              guard: { type: 'hasNoStatusCheck', params: ({ event }) => event.output },
              target: 'unanswered',
            },
            { guard: 'mayCheckAgain', target: 'waitingToCheck' },
            { target: 'unanswered' },
          ],
          onError: [{ guard: 'mayCheckAgain', target: 'waitingToCheck' }, { target: 'unanswered' }],
        },
        after: {
          checkTimeout: [{ guard: 'mayCheckAgain', target: 'waitingToCheck' }, { target: 'unanswered' }],
        },
      },
      waitingToCheck: {
        description: 'The service did not say what became of the write; it is asked again after a wait.',
        tags: 'pending',
        after: { checkDelay: 'checking' },
      },
      accepted: { description: 'The service accepted the write.', type: 'final' },
      refused: {
        description: 'The write was refused, or never left the phone; nothing was done.',
        type: 'final',
      },
      unanswered: { description: 'Nobody knows yet; the merchant may check again.', type: 'final' },
    },
    output: ({ context }) => context.result,
  });
}

function kindOf<TData>(status: Outcome<StatusCheckResult<TData>>): StatusCheckResult<TData>['kind'] | null {
  return status.ok ? status.data.kind : null;
}

function resultOf<TData>(outcome: Outcome<TData>): SubmissionResult<TData> {
  return outcome.ok
    ? { kind: 'accepted', data: outcome.data }
    : { kind: 'refused', failure: outcome.failure };
}
