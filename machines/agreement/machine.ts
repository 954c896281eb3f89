import { crashed } from '../domain/base/failure';
import { writeKey } from '../shared/journey';
import { agreementJourney, initialContext, leave } from './setup';
import {
  codeUnanswered,
  nextCode,
  otpBlocked,
  sendingOtp,
  signatureUnanswered,
  signing,
} from './signing-states';

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
