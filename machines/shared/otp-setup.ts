import { assign, setup } from 'xstate';

import type { Failure } from '../domain/base/failure';
import {
  type CodeFailure,
  codeFailure,
  mayResend,
  withResendWait,
  withTriesLeft,
} from '../domain/identity/one-time-code';
import type { OtpSent } from '../domain/identity/otp-sent';
import type { JourneyTag, SharedEvent, WriteKeys } from './journey';
import { port, typesOf } from './port';
import { createSubmission, type SubmissionResult } from './submission';
import type { Wait } from './wait';

/** Result of the chart. `refused`: another code would not help; `left`: the person went back, or a lock is over. */
export type OtpResult<TData> =
  | { readonly kind: 'accepted'; readonly data: TData }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'left' };

/** A code to check, with the reference of its sending, where the service gave one. */
export interface CodeToCheck<TArgs> {
  readonly args: TArgs | null;
  readonly reference: string | null;
  readonly code: string;
}

/** Input from the journey. */
export interface OtpInput<TArgs> {
  /** Arguments of the journey's two calls: whom or what the code is for; null when unknown (after a reload). */
  readonly args: TArgs | null;
  /** A code that was already sent: it is entered, not sent again. `sent` is null where nothing is known about it. */
  readonly codeOut: { readonly sent: OtpSent | null } | null;
  /** Failure codes of the check after which no other code helps: they end the chart as `refused`. */
  readonly fatalCodes: readonly string[];
  /** Seed of this chart's request keys; a new one for each invocation. */
  readonly requestSeed: string;
}

export interface OtpContext<TArgs> extends OtpInput<TArgs>, WriteKeys {
  readonly sent: OtpSent | null;
  /** Number of codes sent by this chart. */
  readonly sends: number;
  readonly isResendOpen: boolean;
  /** In the context only while its check is pending or its outcome unknown. */
  readonly code: string;
  readonly failure: CodeFailure | null;
  /** A code was already requested automatically since the person's last request: it happens once only. */
  readonly wasAutoResent: boolean;
  readonly startBy: 'sending' | 'statusCheck';
  readonly result: OtpResult<unknown>;
}

type Sent = SubmissionResult<OtpSent>;
type Answer = SubmissionResult<unknown>;

function reasonOf(result: Answer): CodeFailure['kind'] | null {
  return result.kind === 'refused' ? codeFailure(result.failure).kind : null;
}

/** Ports, guards and actions of the chart. */
export function otpSetup<TArgs, TData>() {
  return setup({
    types: typesOf<{
      context: OtpContext<TArgs>;
      input: OtpInput<TArgs>;
      events:
        | SharedEvent
        | { type: 'otp.submitted'; code: string }
        | { type: 'otp.resent' }
        | { type: 'otp.arrived' };
      output: OtpResult<TData>;
      tags: JourneyTag;
    }>(),
    actors: {
      sendCode: createSubmission<OtpSent, TArgs | null>(),
      checkCode: createSubmission<TData, CodeToCheck<TArgs>>(),
      wait: port<void, Wait>(),
    },
    guards: {
      isOut: ({ context }) => context.codeOut !== null,
      isTyping: ({ context }) => context.sent !== null,
      isAccepted: (_, result: Answer) => result.kind === 'accepted',
      isUnanswered: (_, result: Answer) => result.kind === 'unanswered',
      isBlocked: (_, result: Answer) => ['blocked', 'tooSoon'].includes(reasonOf(result) ?? ''),
      /** The next code is sent automatically, once; if that is too soon again, the person requests it. */
      isTooSoon: ({ context }, result: Answer) => !context.wasAutoResent && reasonOf(result) === 'tooSoon',
      /** A sent code can still be entered while the resend wait goes on. */
      isResendTooSoon: ({ context }, result: Answer) =>
        context.sent !== null && reasonOf(result) === 'tooSoon',
      isOver: ({ context }, result: Answer) =>
        result.kind === 'refused' && context.fatalCodes.includes(result.failure.code ?? ''),
      mayResend: ({ context }) => context.args !== null && mayResend(context.isResendOpen, context.sent),
    },
    actions: {
      keepSent: assign(({ context }, result: Sent) =>
        result.kind === 'accepted'
          ? { sent: result.data, sends: context.sends + 1, isResendOpen: false, failure: null }
          : {},
      ),
      keepCode: assign({ code: (_, code: string) => code, startBy: 'sending', failure: null }),
      forgetCode: assign({ code: '' }),
      keepRefusal: assign({
        failure: (_, result: Answer) => (result.kind === 'accepted' ? null : codeFailure(result.failure)),
        sent: ({ context }, result: Answer) =>
          withTriesLeft(context.sent, result.kind === 'refused' ? codeFailure(result.failure) : null),
      }),
      /** Restarts the resend wait with the service's latest value. */
      waitToResend: assign(({ context }, result: Answer) => ({
        sent: withResendWait(context.sent, result.kind === 'refused' ? codeFailure(result.failure) : null),
        isResendOpen: false,
        failure: null,
      })),
      openResend: assign({ isResendOpen: true }),
      /** The next write is a new request: the last one has its answer, or was given up. */
      renewKey: assign({ settledWrites: ({ context }) => context.settledWrites + 1, startBy: 'sending' }),
      checkStatusFirst: assign({ startBy: 'statusCheck', wasAutoResent: false }),
      markAutoResent: assign({ wasAutoResent: true }),
      endWith: assign({ result: (_, result: Answer): OtpResult<unknown> => endOf(result) }),
    },
  });
}

function endOf(result: Answer): OtpResult<unknown> {
  return result.kind === 'accepted' ? result : { kind: 'refused', failure: result.failure };
}
