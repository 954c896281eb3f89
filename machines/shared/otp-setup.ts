import { assign, setup } from 'xstate';

import type { Failure } from '../domain/base/failure';
import {
  type CodeFailure,
  codeFailure,
  isGoodCode,
  mayResend,
  withResendWait,
  withTriesLeft,
} from '../domain/identity/one-time-code';
import type { OtpSent } from '../domain/identity/otp-sent';
import { type JourneyTag, type RequestKeyState, requestKeyOf, type SharedEvent } from './journey';
import { port, typesOf } from './port';
import { createSubmission, type SubmissionResult } from './submission';
import type { Wait } from './wait';

/** Result of the chart. `refused`: another code would not help; `left`: the person went back, or a lock is over. */
export type OtpResult<TData> =
  | { readonly kind: 'accepted'; readonly data: TData }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | ({ readonly kind: 'left' } & LeftCode);

/** What a journey needs in order to open the chart again where the person left it. */
export interface LeftCode {
  /** A code that can still be entered; null without one. */
  readonly codeOut: CodeOut | null;
  /** Request key of a sending whose outcome is unknown: the next one begins with its status check. Null without one. */
  readonly unansweredSend: RequestKeyState | null;
  /** The outcome of a check is unknown: the code may have been accepted. */
  readonly isCheckUnanswered: boolean;
}

/** A code that was already sent: it is entered, not sent again. */
export interface CodeOut {
  /** Null where nothing is known about it. */
  readonly sent: OtpSent | null;
  /** Request key of its sending: the resend wait goes on when the chart is opened again. Absent after a reload. */
  readonly sendKey?: string;
}

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
  readonly codeOut: CodeOut | null;
  /** Of `LeftCode`, when the chart is opened again. */
  readonly unansweredSend?: RequestKeyState | null;
  /** The check needs the reference of the sending: a code whose sending has no answer cannot be entered. */
  readonly isReferenceRequired?: boolean;
  /** Failure codes after which no other code helps: they end the chart as `refused`. */
  readonly fatalCodes: readonly string[];
  /** Seed of this chart's request keys; a new one for each invocation. */
  readonly requestKeySeed: string;
}

export interface OtpContext<TArgs>
  extends Pick<OtpInput<TArgs>, 'args' | 'codeOut' | 'fatalCodes'>,
    RequestKeyState {
  readonly isReferenceRequired: boolean;
  readonly sent: OtpSent | null;
  /** Request key of its sending. */
  readonly sendKey: string;
  readonly isResendOpen: boolean;
  /** In the context only while its check is pending or its outcome unknown. */
  readonly code: string;
  readonly failure: CodeFailure | null;
  /** A code was already requested automatically since the person's last request: it happens once only. */
  readonly wasAutoResent: boolean;
  readonly startWith: 'sending' | 'statusCheck';
  /** Null until the service has decided. */
  readonly decision: Exclude<OtpResult<unknown>, { readonly kind: 'left' }> | null;
  /** Which write had no answer when the person left. */
  readonly unanswered: 'send' | 'check' | null;
}

type Sent = SubmissionResult<OtpSent>;
type Answer = SubmissionResult<unknown>;

function reasonOf(result: Answer): CodeFailure['kind'] | null {
  return result.kind === 'refused' ? codeFailure(result.failure).kind : null;
}

export function initialContext<TArgs>({ input }: { input: OtpInput<TArgs> }): OtpContext<TArgs> {
  const {
    args,
    codeOut,
    fatalCodes,
    requestKeySeed,
    unansweredSend = null,
    isReferenceRequired = false,
  } = input;
  return {
    args,
    codeOut,
    fatalCodes,
    isReferenceRequired,
    ...(unansweredSend ?? { requestKeySeed, completedWrites: 0 }),
    startWith: unansweredSend === null ? 'sending' : 'statusCheck',
    sent: codeOut?.sent ?? null,
    sendKey: codeOut?.sendKey ?? requestKeySeed,
    isResendOpen: false,
    code: '',
    failure: null,
    wasAutoResent: false,
    decision: null,
    unanswered: null,
  };
}

/** The chart's output. */
export function resultOf(context: OtpContext<unknown>): OtpResult<unknown> {
  const { decision, unanswered, sent, sendKey, failure, requestKeySeed, completedWrites } = context;
  return (
    decision ?? {
      kind: 'left',
      codeOut: failure?.kind !== 'blocked' && isGoodCode(sent, failure) ? { sent, sendKey } : null,
      unansweredSend: unanswered === 'send' ? { requestKeySeed, completedWrites } : null,
      isCheckUnanswered: unanswered === 'check',
    }
  );
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
      mayEnterUnsent: ({ context }) => !context.isReferenceRequired,
      mayResend: ({ context }) => context.args !== null && mayResend(context.isResendOpen, context.sent),
    },
    actions: {
      storeSent: assign(({ context }, result: Sent) =>
        result.kind === 'accepted'
          ? { sent: result.data, sendKey: requestKeyOf(context), isResendOpen: false, failure: null }
          : {},
      ),
      /** A check has its own request key, also after a sending with unknown outcome. */
      storeCode: assign(({ context }, code: string) => ({
        code,
        startWith: 'sending',
        completedWrites: context.completedWrites + 1,
        failure: null,
      })),
      clearCode: assign({ code: '' }),
      storeRefusal: assign({
        failure: (_, result: Answer) => (result.kind === 'accepted' ? null : codeFailure(result.failure)),
        sent: ({ context }, result: Answer) =>
          withTriesLeft(context.sent, result.kind === 'refused' ? codeFailure(result.failure) : null),
      }),
      storeNotSent: assign({
        failure: (_, result: Answer) =>
          result.kind === 'accepted' ? null : ({ kind: 'notSent', failure: result.failure } as const),
      }),
      /** Restarts the resend wait with the service's latest value. */
      waitToResend: assign(({ context }, result: Answer) => ({
        sent: withResendWait(context.sent, result.kind === 'refused' ? codeFailure(result.failure) : null),
        isResendOpen: false,
        failure: null,
      })),
      openResend: assign({ isResendOpen: true }),
      /** The next write is a new request: the last one has its answer, or was given up. */
      nextRequestKey: assign({
        completedWrites: ({ context }) => context.completedWrites + 1,
        startWith: 'sending',
      }),
      startWithStatusCheck: assign({ startWith: 'statusCheck', wasAutoResent: false }),
      markAutoResent: assign({ wasAutoResent: true }),
      endWith: assign({
        decision: (_, result: Answer) =>
          result.kind === 'accepted' ? result : ({ kind: 'refused', failure: result.failure } as const),
      }),
      markUnanswered: assign({ unanswered: (_, of: 'send' | 'check') => of }),
    },
  });
}
