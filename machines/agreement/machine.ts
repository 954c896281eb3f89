import { forwardTo } from 'xstate';
import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { initialContext } from './context';
import { agreementJourney, FATAL_ERROR_CODES, leave } from './setup';

/** The agreement: the merchant reads it and signs it with a one-time code (spec 2.4). Ports, guards and actions: `setup.ts`. */
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
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
          {
            target: 'agreementUnavailable',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'agreementUnavailable',
          actions: { type: 'storeFailure', params: crashFailure },
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
        { guard: 'isToBeSignedOutsideApp', target: 'lenderWillContact' },
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
          key: requestKeyOf(context),
          args: { offerId: context.offerId },
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingAgreement',
            actions: [{ type: 'storeAgreement', params: ({ event }) => event.output }, 'nextRequestKey'],
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
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'creationUnanswered',
      },
    },
    creationUnanswered: {
      description: 'Nobody knows yet whether the agreement is drawn up; the merchant may ask again.',
      on: { retry: { target: 'creatingAgreement', actions: 'startWithStatusCheck' }, back: leave },
    },
    agreementReview: {
      description: 'The merchant reads the agreement and its key facts, and agrees to sign.',
      meta: { path: '/termloan/agreement', requirements: ['spec 2.2 line 15'] },
      invoke: {
        id: 'codeExpiry',
        src: 'codeExpiry',
        input: ({ context }) => ({ agreementId: context.agreement?.id ?? '' }),
        onDone: { actions: 'clearSentCode' },
        onError: { actions: 'clearSentCode' },
      },
      on: {
        'agreement.accepted': {
          target: 'agreementOtp',
          actions: { type: 'storeConsent', params: ({ event }) => event.consent },
        },
        back: leave,
      },
    },
    agreementOtp: {
      id: 'agreementOtp',
      description: 'The code is sent, typed and checked by its own chart; a right one signs, once.',
      meta: { path: '/termloan/agreement-otp', requirements: ['spec 2.2 line 16', 'spec 2.4 line 4'] },
      route: { guard: 'mayTypeCode' },
      exit: 'countCode',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          args: {
            agreementId: context.agreement?.id ?? '',
            documentVersion: context.agreement?.documentVersion ?? null,
            consent: context.consent,
          },
          sentCode: context.sentCode,
          unansweredSend: context.unansweredSend,
          isReferenceRequired: true,
          fatalErrorCodes: FATAL_ERROR_CODES,
          requestKeySeed: `${context.requestKeySeed}-code-${context.codes}`,
        }),
        onDone: [
          { guard: { type: 'isSignedByCode', params: ({ event }) => event.output }, target: 'signed' },
          {
            // Read again: only the service knows whether the agreement was signed or changed.
            guard: { type: 'isOutdated', params: ({ event }) => event.output },
            target: 'loadingAgreement',
            actions: { type: 'storeCodeResult', params: ({ event }) => event.output },
          },
          {
            target: 'agreementReview',
            actions: { type: 'storeCodeResult', params: ({ event }) => event.output },
          },
        ],
        onError: 'loadingAgreement',
      },
      // The `otp` chart decides whether the code may be left now.
      on: { back: { actions: forwardTo('otp') } },
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
      description: 'Signed, according to the service: the money comes next.',
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
