import { writeKey } from '../shared/journey';
import { agreementJourney, coolOff, crashed, initialContext } from './setup';

/** Out by the merchant's own wish: not to the entry, which would resume the step that they just left. */
const leave = { target: 'left', actions: { type: 'goTo', params: '/' } } as const;

/** The agreement: read it, sign it with a code, once (spec 2.4). Its words stand in `setup.ts`. */
export const agreementMachine = agreementJourney.createMachine({
  id: 'agreement',
  context: initialContext,
  initial: 'loadingAgreement',
  states: {
    loadingAgreement: {
      description: 'The service is asked for the agreement, and for the offer behind it.',
      tags: 'pending',
      invoke: {
        id: 'loadAgreement',
        src: 'loadAgreement',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingAgreement',
            actions: { type: 'keepStart', params: ({ event }) => event.output },
          },
          {
            target: 'agreementUnavailable',
            actions: { type: 'keepStart', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'agreementUnavailable',
          actions: { type: 'keepFailure', params: crashed },
        },
      },
    },
    routingAgreement: {
      description:
        'A signed agreement is never signed again; a missing one is drawn up from the confirmed offer.',
      always: [
        {
          guard: 'isSigned',
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/loan-status' },
        },
        { guard: 'isLenderUnknown', target: 'lenderWillContact' },
        { guard: 'isCodeOut', target: 'agreementOtp' },
        { guard: 'hasOpenAgreement', target: 'agreement' },
        { guard: 'canBeDrawnUp', target: 'creatingAgreement' },
        { target: 'left' },
      ],
    },
    creatingAgreement: {
      description: 'The lender draws up the agreement, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'createAgreement',
        src: 'createAgreement',
        input: ({ context }) => ({
          key: writeKey(context),
          args: { offerId: context.offerId },
          startBy: context.startBy,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingAgreement',
            actions: [{ type: 'keepAgreement', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isNotConfirmed', params: ({ event }) => event.output },
            target: 'left',
          },
          {
            target: 'agreementUnavailable',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
        ],
        onError: {
          target: 'agreementUnavailable',
          actions: [{ type: 'keepFailure', params: crashed }, 'renewKey'],
        },
      },
    },
    agreement: {
      id: 'agreement',
      description: 'The merchant reads the agreement and its key facts, and agrees to sign.',
      meta: { path: '/termloan/agreement' },
      route: { guard: 'mayReadAgreement' },
      on: { 'agreement.accepted': 'sendingOtp', back: leave },
    },
    sendingOtp: {
      description: 'The service sends a code to the merchant.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'sendAgreementOtp',
        src: 'sendAgreementOtp',
        input: ({ context }) => ({
          key: writeKey(context),
          args: { agreementId: context.agreement?.id ?? '' },
          startBy: 'sending',
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'agreementOtp',
            actions: [{ type: 'keepOtp', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'otpBlocked',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isAlreadySigned', params: ({ event }) => event.output },
            target: 'signed',
          },
          {
            target: 'agreement',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
        ],
        onError: { target: 'agreement', actions: [{ type: 'keepFailure', params: crashed }, 'renewKey'] },
      },
    },
    agreementOtp: {
      id: 'agreementOtp',
      description: 'The merchant types the code; it can be sent again after a wait.',
      meta: { path: '/termloan/agreement-otp' },
      route: { guard: 'mayTypeCode' },
      invoke: {
        id: 'wait',
        src: 'wait',
        input: ({ context }) => ({
          ms: context.isResendOpen ? 0 : (context.otp?.resendAfter ?? 0),
          of: context.otp?.reference ?? '',
        }),
        onDone: { actions: 'openResend' },
        onError: { actions: 'openResend' },
      },
      on: {
        'otp.submitted': {
          target: 'signing',
          actions: { type: 'keepCode', params: ({ event }) => event.code },
        },
        'otp.resent': { guard: 'mayResend', target: 'sendingOtp' },
        back: 'agreement',
      },
    },
    signing: {
      description: 'The service signs the agreement with the code, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'signAgreement',
        src: 'signAgreement',
        input: ({ context }) => ({
          key: writeKey(context),
          args: {
            agreementId: context.agreement?.id ?? '',
            otpReference: context.otp?.reference ?? '',
            code: context.code,
          },
          startBy: context.startBy,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'signed',
            actions: ['forgetCode', 'renewKey'],
          },
          {
            guard: { type: 'isAlreadySigned', params: ({ event }) => event.output },
            target: 'signed',
            actions: ['forgetCode', 'renewKey'],
          },
          {
            guard: { type: 'isBlocked', params: ({ event }) => event.output },
            target: 'otpBlocked',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'forgetCode', 'renewKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'signatureUnanswered',
          },
          {
            target: 'agreementOtp',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'forgetCode', 'renewKey'],
          },
        ],
        onError: 'signatureUnanswered',
      },
    },
    signatureUnanswered: {
      description: 'Nobody knows yet whether the agreement is signed; the merchant may ask again.',
      on: {
        retry: { target: 'signing', actions: 'askFirst' },
        back: { target: 'loadingAgreement', actions: ['forgetCode', 'renewKey'] },
      },
    },
    otpBlocked: {
      description: 'Too many codes or tries: the merchant waits until the service lets them try again.',
      invoke: {
        id: 'coolOff',
        src: 'wait',
        input: ({ context }) => ({ ms: coolOff(context), of: `cool-off ${context.settledWrites}` }),
        onDone: { target: 'agreement', actions: 'clearFailure' },
        onError: { target: 'agreement', actions: 'clearFailure' },
      },
      on: { back: leave },
    },
    lenderWillContact: {
      description: 'This lender signs outside the app, and will contact the merchant.',
      on: { back: 'left' },
    },
    agreementUnavailable: {
      description: 'The agreement could not be read or drawn up; the merchant may ask again.',
      on: { retry: 'loadingAgreement', back: leave },
    },
    signed: {
      description: "Signed, by the service's word: the money comes next.",
      type: 'final',
      entry: { type: 'goTo', params: '/termloan/receive-money' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({
    redirectTo: context.redirectTo,
    committed: context.redirectTo === '/termloan/receive-money',
  }),
});
