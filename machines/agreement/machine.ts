import { crashed } from '../domain/base/failure';
import { writeKey } from '../shared/journey';
import { agreementJourney, coolOff, initialContext, leave } from './setup';

// The one-time code that signs the agreement, and the signature.

const sendingOtp = agreementJourney.createStateConfig({
  description: 'The service sends a code to the merchant.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'sendAgreementOtp',
    src: 'sendAgreementOtp',
    input: ({ context }) => ({
      key: writeKey(context),
      args: { agreementId: context.agreement?.id ?? '' },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'agreementOtp',
        actions: [{ type: 'keepOtp', params: ({ event }) => event.output }, 'renewKey'],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'codeUnanswered',
      },
      {
        guard: { type: 'isResendTooSoon', params: ({ event }) => event.output },
        target: 'agreementOtp',
        actions: [{ type: 'waitToResend', params: ({ event }) => event.output }, 'renewKey'],
      },
      {
        guard: { type: 'isTooSoon', params: ({ event }) => event.output },
        target: 'nextCode',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
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
        target: 'agreementReview',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
      },
    ],
    onError: 'codeUnanswered',
  },
});

const codeUnanswered = agreementJourney.createStateConfig({
  description: 'Nobody knows yet whether a code was sent; the merchant may ask again.',
  on: {
    retry: { target: 'sendingOtp', actions: 'checkStatusFirst' },
    // The code may have been sent: agreeing again checks the status of that request first, by its key.
    back: { target: 'agreementReview', actions: 'checkStatusFirst' },
  },
});

const nextCode = agreementJourney.createStateConfig({
  description:
    'A code went out a moment ago, from elsewhere: the next one is sent, once, as soon as the service lets us and the page is seen.',
  invoke: {
    id: 'nextSend',
    src: 'wait',
    input: ({ context }) => ({
      ms: coolOff(context),
      of: `next ${context.settledWrites}`,
      requiresVisiblePage: true,
    }),
    onDone: { target: 'sendingOtp', actions: 'markAutoResent' },
    onError: { target: 'agreementReview', actions: 'clearFailure' },
  },
  on: { back: { target: 'agreementReview', actions: 'clearFailure' } },
});

const signing = agreementJourney.createStateConfig({
  description: 'The service signs the agreement with the code, once.',
  meta: { requirements: ['spec 2.4 line 4'] },
  tags: ['pending', 'committing'],
  invoke: {
    id: 'signAgreement',
    src: 'signAgreement',
    input: ({ context }) => ({
      key: writeKey(context),
      args: {
        agreementId: context.agreement?.id ?? '',
        paperVersion: context.agreement?.paperVersion ?? null,
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
        guard: { type: 'hasChanged', params: ({ event }) => event.output },
        target: 'loadingAgreement',
        actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'forgetCode', 'renewKey'],
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
});

const signatureUnanswered = agreementJourney.createStateConfig({
  description: 'Nobody knows yet whether the agreement is signed; the merchant may ask again.',
  on: {
    retry: { target: 'signing', actions: 'checkStatusFirst' },
    back: { target: 'loadingAgreement', actions: ['forgetCode', 'renewKey'] },
  },
});

const otpBlocked = agreementJourney.createStateConfig({
  description: 'Too many codes or tries, or still too soon: the merchant waits, and asks again themselves.',
  invoke: {
    id: 'coolOff',
    src: 'wait',
    input: ({ context }) => ({ ms: coolOff(context), of: `cool-off ${context.settledWrites}` }),
    onDone: { target: 'agreementReview', actions: 'clearFailure' },
    onError: { target: 'agreementReview', actions: 'clearFailure' },
  },
  on: { back: leave },
});

/** The agreement: read it, sign it with a code, once (spec 2.4). Ports, guards and actions: `setup.ts`. */
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
        { guard: 'isCodeSent', target: 'agreementOtp' },
        { guard: 'hasOpenAgreement', target: 'agreementReview' },
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
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'creationUnanswered',
          },
          {
            target: 'agreementUnavailable',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
        ],
        onError: 'creationUnanswered',
      },
    },
    creationUnanswered: {
      description: 'Nobody knows yet whether the agreement is drawn up; the merchant may ask again.',
      on: { retry: { target: 'creatingAgreement', actions: 'checkStatusFirst' }, back: leave },
    },
    agreementReview: {
      id: 'agreementReview',
      description: 'The merchant reads the agreement and its key facts, and agrees to sign.',
      meta: { path: '/termloan/agreement', requirements: ['spec 2.2 line 15'] },
      route: { guard: 'mayReadAgreement' },
      invoke: {
        id: 'codeRunsOut',
        src: 'codeRunsOut',
        input: ({ context }) => ({ agreementId: context.agreement?.id ?? '' }),
        onDone: { actions: 'dropCode' },
        onError: { actions: 'dropCode' },
      },
      on: {
        'agreement.accepted': [
          { guard: 'holdsGoodCode', target: 'agreementOtp', actions: 'noteRead' },
          { target: 'sendingOtp', actions: ['noteRead', 'noteTap'] },
        ],
        back: leave,
      },
    },
    sendingOtp,
    codeUnanswered,
    nextCode,
    agreementOtp: {
      id: 'agreementOtp',
      description: 'The merchant types the code; it can be sent again after a wait.',
      meta: { path: '/termloan/agreement-otp', requirements: ['spec 2.2 line 16', 'spec 2.4 line 4'] },
      route: { guard: 'mayTypeCode' },
      invoke: {
        id: 'wait',
        src: 'wait',
        input: ({ context }) => ({
          ms: context.isResendOpen ? 0 : (context.otp?.resendAfter ?? 0),
          of: `${context.otp?.reference} ${context.otp?.resendAfter}`,
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
        back: 'agreementReview',
      },
    },
    signing,
    signatureUnanswered,
    otpBlocked,
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
