import { assign, setup } from 'xstate';

import type { Failure } from '../domain/base/failure';
import {
  type CodeFailure,
  codeFailure,
  isGoodCode,
  mayResend,
  withAttemptsLeft,
  withResendWait,
} from '../domain/identity/one-time-code';
import type { OtpSent } from '../domain/identity/otp-sent';
import { type JourneyTag, type RequestKeyState, requestKeyOf, type SharedEvent } from './journey';
import { port, typesOf } from './port';
import { createSubmission, type SubmissionResult } from './submission';
import type { WaitInput } from './wait';

/** Result of the chart. `refused`: the first code was not sent, or another one would not help; `left`: the person went back, or a lock or a wait has ended. */
export type OtpResult<TData> =
  | { readonly kind: 'accepted'; readonly data: TData }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | ({ readonly kind: 'left' } & OtpLeftState);

/**
 * What a journey gets when the person left. With `sentCode` and `unansweredSend` as input, it opens the chart again where they
 * left it.
 */
export interface OtpLeftState {
  /** The sent code, if it can still be entered. Null without one. */
  readonly sentCode: SentCode | null;
  /** Request key of a sending with an unknown outcome: the next sending begins with the status check. Null without one. */
  readonly unansweredSend: RequestKeyState | null;
  /** The outcome of a check is unknown: the code may have been accepted. */
  readonly isCheckUnanswered: boolean;
}

/** A code that was sent before the chart is opened, or whose sending is unanswered, and it arrived: it can be entered. */
export interface SentCode {
  /** Null where the service has given no data of it. */
  readonly sent: OtpSent | null;
  /** Request key of the sending: the resend wait is kept by it when the chart is opened again. Absent after a reload. */
  readonly sendKey?: string;
}

/** A code to check, with the reference of its sending; null where the service gave none. */
export interface CodeToCheck<TArgs> {
  readonly args: TArgs | null;
  readonly reference: string | null;
  readonly code: string;
}

/** Input from the journey. */
export interface OtpInput<TArgs> {
  /** Arguments of the journey's two calls, such as the number that gets the code; null when unknown (after a reload). */
  readonly args: TArgs | null;
  readonly sentCode: SentCode | null;
  /** From the `left` result of the last run; null or absent without one. */
  readonly unansweredSend?: RequestKeyState | null;
  /** The check needs the reference of the sending: a code cannot be entered while its sending is unanswered. */
  readonly isReferenceRequired?: boolean;
  /** Failure codes after which no other code helps: they end the chart as `refused`. */
  readonly fatalErrorCodes: readonly string[];
  /** Seed of this chart's request keys; a new one for each invocation. */
  readonly requestKeySeed: string;
}

export interface OtpContext<TArgs>
  extends Pick<OtpInput<TArgs>, 'args' | 'sentCode' | 'fatalErrorCodes'>,
    RequestKeyState {
  readonly isReferenceRequired: boolean;
  /** The service's data of the newest code whose sending it answered; null before one was sent, and where the service gave none. */
  readonly sent: OtpSent | null;
  /** The resend wait of the code is kept by it: the request key of its sending, or the seed of the keys where that is not known. */
  readonly sendKey: string;
  readonly isResendAllowed: boolean;
  /** The entered code; kept only while its check is pending or unanswered, else empty. */
  readonly code: string;
  readonly failure: CodeFailure | null;
  /** A code was sent automatically since the person's last request: this happens at most once per request. */
  readonly wasAutoResent: boolean;
  readonly startWith: 'sending' | 'statusCheck';
  /** Null until the service has decided. */
  readonly decision: Exclude<OtpResult<unknown>, { readonly kind: 'left' }> | null;
  /** The write that was unanswered when the person left. */
  readonly unanswered: 'send' | 'check' | null;
}

type SendResult = SubmissionResult<OtpSent>;
type WriteResult = SubmissionResult<unknown>;

function codeFailureKindOf(result: WriteResult): CodeFailure['kind'] | null {
  return result.kind === 'refused' ? codeFailure(result.failure).kind : null;
}

export function initialContext<TArgs>({ input }: { input: OtpInput<TArgs> }): OtpContext<TArgs> {
  const {
    args,
    sentCode,
    fatalErrorCodes,
    requestKeySeed,
    unansweredSend = null,
    isReferenceRequired = false,
  } = input;
  return {
    args,
    sentCode,
    fatalErrorCodes,
    isReferenceRequired,
    ...(unansweredSend ?? { requestKeySeed, completedWrites: 0 }),
    startWith: unansweredSend === null ? 'sending' : 'statusCheck',
    sent: sentCode?.sent ?? null,
    sendKey: sentCode?.sendKey ?? requestKeySeed,
    isResendAllowed: false,
    code: '',
    failure: null,
    wasAutoResent: false,
    decision: null,
    unanswered: null,
  };
}

/** The chart's output. */
export function resultOf(context: OtpContext<unknown>): OtpResult<unknown> {
  const { decision, unanswered, requestKeySeed, completedWrites } = context;
  return (
    decision ?? {
      kind: 'left',
      sentCode: codeToKeep(context),
      unansweredSend: unanswered === 'send' ? { requestKeySeed, completedWrites } : null,
      isCheckUnanswered: unanswered === 'check',
    }
  );
}

/**
 * The code that can still be entered when the chart is opened again. A code without data (`sent`) is kept only with the arguments of its
 * sending: without them, as after a reload, the person leaves in order to have another one sent.
 */
function codeToKeep({ args, sent, sentCode, sendKey, failure }: OtpContext<unknown>): SentCode | null {
  if (failure?.kind === 'blocked' || failure?.kind === 'expiredCode') return null;
  const canBeEntered = sent === null ? sentCode !== null && args !== null : isGoodCode(sent, failure);
  return canBeEntered ? { sent, sendKey } : null;
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
      wait: port<void, WaitInput>(),
    },
    guards: {
      /** A code can be entered: the service may have given no data of it (`sent`). */
      hasSentCode: ({ context }) => context.sent !== null || context.sentCode !== null,
      isAccepted: (_, result: WriteResult) => result.kind === 'accepted',
      isUnanswered: (_, result: WriteResult) => result.kind === 'unanswered',
      /**
       * A lock, or too soon: the person waits. After a sending it is evaluated after `isResendTooSoon` and `mayAutoResend`, so it gets only
       * what is too soon and is not sent automatically.
       */
      isBlocked: (_, result: WriteResult) => ['blocked', 'tooSoon'].includes(codeFailureKindOf(result) ?? ''),
      /** Too soon for the first time: the code is sent automatically after the wait. The second time the person must request it. */
      mayAutoResend: ({ context }, result: WriteResult) =>
        !context.wasAutoResent && codeFailureKindOf(result) === 'tooSoon',
      /** The resend was too soon, but a code that was sent before can be entered, and its data have the wait for the next one. */
      isResendTooSoon: ({ context }, result: WriteResult) =>
        context.sent !== null && codeFailureKindOf(result) === 'tooSoon',
      isFatal: ({ context }, result: WriteResult) =>
        result.kind === 'refused' && context.fatalErrorCodes.includes(result.failure.code ?? ''),
      isReferenceOptional: ({ context }) => !context.isReferenceRequired,
      mayResend: ({ context }) => context.args !== null && mayResend(context.isResendAllowed, context.sent),
    },
    actions: {
      storeSent: assign(({ context }, result: SendResult) =>
        result.kind === 'accepted'
          ? { sent: result.data, sendKey: requestKeyOf(context), isResendAllowed: false, failure: null }
          : {},
      ),
      /** The person has the code of an unanswered sending: it can be entered, also when no other is sent later. */
      storeArrivedCode: assign({ sentCode: { sent: null } }),
      /** A check has its own request key, even if the sending before it is unanswered. */
      storeCode: assign(({ context }, code: string) => ({
        code,
        startWith: 'sending',
        completedWrites: context.completedWrites + 1,
        failure: null,
      })),
      clearCode: assign({ code: '' }),
      storeRefusal: assign({
        failure: (_, result: WriteResult) =>
          result.kind === 'accepted' ? null : codeFailure(result.failure),
        sent: ({ context }, result: WriteResult) =>
          withAttemptsLeft(context.sent, result.kind === 'refused' ? codeFailure(result.failure) : null),
      }),
      storeNotSent: assign({
        failure: (_, result: WriteResult) =>
          result.kind === 'accepted' ? null : ({ kind: 'notSent', failure: result.failure } as const),
      }),
      /** Restarts the resend wait, with the wait that the service returned last. */
      restartResendWait: assign(({ context }, result: WriteResult) => ({
        sent: withResendWait(context.sent, result.kind === 'refused' ? codeFailure(result.failure) : null),
        isResendAllowed: false,
        failure: null,
      })),
      allowResend: assign({ isResendAllowed: true }),
      /** The next write is a new request: the last one has a definitive answer, or was abandoned. */
      nextRequestKey: assign({
        completedWrites: ({ context }) => context.completedWrites + 1,
        startWith: 'sending',
      }),
      startWithStatusCheck: assign({ startWith: 'statusCheck', wasAutoResent: false }),
      markAutoResent: assign({ wasAutoResent: true }),
      clearAutoResent: assign({ wasAutoResent: false }),
      storeDecision: assign({
        decision: (_, result: WriteResult) =>
          result.kind === 'accepted' ? result : ({ kind: 'refused', failure: result.failure } as const),
      }),
      markUnanswered: assign({ unanswered: (_, write: 'send' | 'check') => write }),
    },
  });
}
