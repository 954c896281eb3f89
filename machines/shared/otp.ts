import { codeRetryWaitMs, DEFAULT_RESEND_WAIT_MS } from '../domain/identity/one-time-code';
import { requestKeyOf } from './journey';
import { initialContext, type OtpResult, otpSetup, resultOf } from './otp-setup';

/**
 * The chart of a one-time code: it is sent, entered and checked, and can be sent again after the wait that the service requires.
 * Sending and check are submissions: none is made twice, and an unanswered one is never shown as failed. Journeys invoke the
 * chart as a child; its screens are in `src/screens/shared/otp`, its ports are implemented by `src/adapters/otp.ts`.
 * @template TArgs arguments of the two calls
 * @template TData what the service returns for an accepted code
 */
export function createOtp<TArgs, TData>() {
  return otpSetup<TArgs, TData>().createMachine({
    id: 'otp',
    context: initialContext<TArgs>,
    initial: 'routingStart',
    states: {
      routingStart: {
        description: 'A code that was sent before is entered, and is not sent again.',
        always: [{ guard: 'hasSentCode', target: 'code' }, { target: 'sendingCode' }],
      },
      sendingCode: {
        description: 'The service sends a code, once.',
        tags: ['pending', 'committing'],
        invoke: {
          id: 'sendCode',
          src: 'sendCode',
          input: ({ context }) => ({
            key: requestKeyOf(context),
            args: context.args,
            startWith: context.startWith,
          }),
          onDone: [
            {
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              target: 'code',
              actions: [{ type: 'storeSent', params: ({ event }) => event.output }, 'nextRequestKey'],
            },
            {
              guard: { type: 'isUnanswered', params: ({ event }) => event.output },
              target: 'sendUnanswered',
            },
            {
              guard: { type: 'isResendTooSoon', params: ({ event }) => event.output },
              target: 'code',
              actions: [{ type: 'restartResendWait', params: ({ event }) => event.output }, 'nextRequestKey'],
            },
            {
              guard: { type: 'mayAutoResend', params: ({ event }) => event.output },
              target: 'nextCode',
              actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
            },
            {
              guard: { type: 'isBlocked', params: ({ event }) => event.output },
              target: 'blocked',
              actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
            },
            {
              guard: { type: 'isFatal', params: ({ event }) => event.output },
              target: 'refused',
              actions: { type: 'storeDecision', params: ({ event }) => event.output },
            },
            {
              guard: 'hasSentCode',
              target: 'code',
              actions: [{ type: 'storeNotSent', params: ({ event }) => event.output }, 'nextRequestKey'],
            },
            { target: 'refused', actions: { type: 'storeDecision', params: ({ event }) => event.output } },
          ],
          onError: 'sendUnanswered',
        },
      },
      nextCode: {
        description:
          'A code was just sent: the next one is sent automatically when the service allows it and the page is visible.',
        invoke: {
          id: 'nextSend',
          src: 'wait',
          input: ({ context }) => ({
            ms: codeRetryWaitMs(context.failure),
            waitId: `next ${context.requestKeySeed} ${context.completedWrites}`,
            requiresVisiblePage: true,
          }),
          onDone: { target: 'sendingCode', actions: 'markAutoResent' },
          onError: 'left',
        },
        on: { back: 'left' },
      },
      sendUnanswered: {
        description:
          'It is not known yet whether a code was sent: the person checks again, or enters it if it arrived.',
        on: {
          retry: { target: 'sendingCode', actions: 'startWithStatusCheck' },
          'otp.arrived': {
            guard: 'isReferenceOptional',
            target: 'code',
            actions: ['storeArrivedCode', 'nextRequestKey'],
          },
          back: { target: 'left', actions: { type: 'markUnanswered', params: 'send' } },
        },
      },
      code: {
        description: 'The person types the code; it can be sent again after a wait.',
        invoke: {
          id: 'wait',
          src: 'wait',
          input: ({ context }) => ({
            ms: context.isResendAllowed ? 0 : (context.sent?.resendAfter ?? DEFAULT_RESEND_WAIT_MS),
            waitId: `resend ${context.sendKey} ${context.sent?.resendAfter}`,
          }),
          onDone: { actions: 'allowResend' },
          onError: { actions: 'allowResend' },
        },
        on: {
          'otp.submitted': {
            target: 'checkingCode',
            actions: { type: 'storeCode', params: ({ event }) => event.code },
          },
          'otp.resent': { guard: 'mayResend', target: 'sendingCode', actions: 'clearAutoResent' },
          back: 'left',
        },
      },
      checkingCode: {
        description: 'The service checks the code, once.',
        tags: ['pending', 'committing'],
        invoke: {
          id: 'checkCode',
          src: 'checkCode',
          input: ({ context }) => ({
            key: requestKeyOf(context),
            args: { args: context.args, reference: context.sent?.reference ?? null, code: context.code },
            startWith: context.startWith,
          }),
          onDone: [
            {
              guard: { type: 'isAccepted', params: ({ event }) => event.output },
              target: 'accepted',
              actions: [{ type: 'storeDecision', params: ({ event }) => event.output }, 'clearCode'],
            },
            {
              guard: { type: 'isUnanswered', params: ({ event }) => event.output },
              target: 'checkUnanswered',
            },
            {
              guard: { type: 'isBlocked', params: ({ event }) => event.output },
              target: 'blocked',
              actions: [
                { type: 'storeRefusal', params: ({ event }) => event.output },
                'clearCode',
                'nextRequestKey',
              ],
            },
            {
              guard: { type: 'isFatal', params: ({ event }) => event.output },
              target: 'refused',
              actions: [{ type: 'storeDecision', params: ({ event }) => event.output }, 'clearCode'],
            },
            {
              target: 'code',
              actions: [
                { type: 'storeRefusal', params: ({ event }) => event.output },
                'clearCode',
                'nextRequestKey',
              ],
            },
          ],
          onError: 'checkUnanswered',
        },
      },
      checkUnanswered: {
        description: 'It is not known yet whether the code was accepted; the person may check again.',
        on: {
          retry: { target: 'checkingCode', actions: 'startWithStatusCheck' },
          back: {
            target: 'left',
            actions: ['clearCode', { type: 'markUnanswered', params: 'check' }],
          },
        },
      },
      blocked: {
        description:
          'Too many codes or attempts, or too soon a second time: after the wait the person requests a code themselves.',
        invoke: {
          id: 'retryWait',
          src: 'wait',
          input: ({ context }) => ({
            ms: codeRetryWaitMs(context.failure),
            waitId: `retry wait ${context.requestKeySeed} ${context.completedWrites}`,
          }),
          onDone: 'left',
          onError: 'left',
        },
        on: { back: 'left' },
      },
      accepted: { description: 'The code was right, according to the service.', type: 'final' },
      refused: {
        description: 'The first code was not sent, or the service refused and no other code would help.',
        type: 'final',
      },
      left: { description: 'The person went back, or the retry wait has ended or failed.', type: 'final' },
    },
    // SAFETY: only `checkCode`, whose answers are TData, ends the chart as accepted.
    output: ({ context }) => resultOf(context) as OtpResult<TData>,
  });
}

/** The chart with unknown types, for the catalogue, the inspector and the tests; each journey creates a typed one. */
export const otpMachine = createOtp<unknown, unknown>();
