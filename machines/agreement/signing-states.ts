import { writeKey } from '../shared/journey';
import { agreementJourney, coolOff, leave } from './setup';

// The code that signs: sent, waited for, and the signature itself.

export const sendingOtp = agreementJourney.createStateConfig({
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

export const codeUnanswered = agreementJourney.createStateConfig({
  description: 'Nobody knows yet whether a code was sent; the merchant may ask again.',
  on: {
    retry: { target: 'sendingOtp', actions: 'checkStatusFirst' },
    // The code may well be out: agreeing anew asks for that sending first, under its key.
    back: { target: 'agreementReview', actions: 'checkStatusFirst' },
  },
});

export const nextCode = agreementJourney.createStateConfig({
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

export const signing = agreementJourney.createStateConfig({
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

export const signatureUnanswered = agreementJourney.createStateConfig({
  description: 'Nobody knows yet whether the agreement is signed; the merchant may ask again.',
  on: {
    retry: { target: 'signing', actions: 'checkStatusFirst' },
    back: { target: 'loadingAgreement', actions: ['forgetCode', 'renewKey'] },
  },
});

export const otpBlocked = agreementJourney.createStateConfig({
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
