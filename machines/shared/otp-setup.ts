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

/** How a code's chart ended. `refused` is a no that another code does not mend; `left` is the person's own way out. */
export type OtpResult<TData> =
  | { readonly kind: 'accepted'; readonly data: TData }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'left' };

/** What is checked: the code, and the reference of the sending that it answers, where the service told one. */
export interface CodeToCheck<TArgs> {
  readonly args: TArgs | null;
  readonly reference: string | null;
  readonly code: string;
}

/** What a journey hands over. */
export interface OtpInput<TArgs> {
  /** Whom or what the code is for, as the journey's two calls need it; null when it is not known any more (a reload). */
  readonly args: TArgs | null;
  /** A code that is out already: it is typed, not sent again. What is not known of it is null. */
  readonly codeOut: { readonly sent: OtpSent | null } | null;
  /** Failure codes of the check that end the chart as `refused`: this code, and any other, is of no use. */
  readonly fatalCodes: readonly string[];
  /** Seed of this chart's idempotency keys; another one for each time that the chart is invoked. */
  readonly requestSeed: string;
}

export interface OtpContext<TArgs> extends OtpInput<TArgs>, WriteKeys {
  readonly sent: OtpSent | null;
  /** Codes that this chart had sent. */
  readonly sends: number;
  readonly isResendOpen: boolean;
  /** Held only while its answer is awaited or unknown. */
  readonly code: string;
  readonly failure: CodeFailure | null;
  /** A code was asked for without a tap since the person last asked: once, and no more. */
  readonly wasAutoResent: boolean;
  readonly startBy: 'sending' | 'statusCheck';
  readonly result: OtpResult<unknown>;
}

type Sent = SubmissionResult<OtpSent>;
type Answer = SubmissionResult<unknown>;

function reasonOf(result: Answer): CodeFailure['kind'] | null {
  return result.kind === 'refused' ? codeFailure(result.failure).kind : null;
}

/** The words of the code's chart: its ports, guards and actions. */
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
      /** The next code is sent by itself; where the service has still not had enough, the person asks. */
      isTooSoon: ({ context }, result: Answer) => !context.wasAutoResent && reasonOf(result) === 'tooSoon',
      /** The code that is out is typed, another one awaited. */
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
      /** The service's newest word on when another code may be sent. */
      waitToResend: assign(({ context }, result: Answer) => ({
        sent: withResendWait(context.sent, result.kind === 'refused' ? codeFailure(result.failure) : null),
        isResendOpen: false,
        failure: null,
      })),
      openResend: assign({ isResendOpen: true }),
      /** The next write is a new request: the last one has its answer, or the person gave it up. */
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
