import { forwardTo } from 'xstate';

import { CODE_PATH } from './context';
import { toOtherPage, toPreviousStep } from './form-states';
import { udyamJourney } from './setup';

export const verification = udyamJourney.createStateConfig({
  id: 'verification',
  description: 'The merchant reads where a code will be sent and why, before it is sent.',
  meta: { path: CODE_PATH, requirements: ['spec 2.3 line 6'] },
  route: { guard: 'mayTypeCode' },
  entry: 'setCodePage',
  // A code that was sent before can be entered after a return, and is not sent again.
  invoke: {
    id: 'readSentCodes',
    src: 'readSentCodes',
    input: ({ context }) => context.data,
    onDone: { actions: { type: 'storeSentCodes', params: ({ event }) => event.output } },
    onError: {},
  },
  on: {
    // A code that is still valid may have been sent already: this is checked before each transition to the code page.
    'code.requested': { target: 'checkingSentCodes', actions: 'markCodeRequested' },
    'page.opened': toOtherPage,
    back: toPreviousStep,
  },
});

export const checkingSentCodes = udyamJourney.createStateConfig({
  description:
    'The codes sent from this phone are read: a code that is still valid is typed, no other one is sent.',
  tags: 'pending',
  invoke: {
    id: 'readSentCodes',
    src: 'readSentCodes',
    input: ({ context }) => context.data,
    onDone: {
      target: 'routingCode',
      actions: { type: 'storeSentCodes', params: ({ event }) => event.output },
    },
    onError: 'routingCode',
  },
});

export const routingCode = udyamJourney.createStateConfig({
  description:
    'A code that was sent or requested can be typed; otherwise the page says first where it will be sent.',
  always: [{ guard: 'hasCodeToEnter', target: 'code' }, { target: 'verification' }],
});

export const code = udyamJourney.createStateConfig({
  description: 'The code is sent, typed and checked, by its own chart.',
  meta: { path: CODE_PATH, requirements: ['spec 2.3 line 6'] },
  exit: 'endCode',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: ({ context: { sentCodes, leftCode, codeType, requestKeySeed, codes } }) => {
      const sent = sentCodes[codeType];
      const left = leftCode?.type === codeType ? leftCode : null;
      // Of a code that arrived though its sending is unanswered, this phone has stored nothing.
      const arrived = left?.sentCode?.sent === null ? left.sentCode : null;
      return {
        args: { type: codeType },
        sentCode: sent === undefined ? arrived : { sent },
        unansweredSend: left?.unansweredSend ?? null,
        fatalErrorCodes: ['udyam_already_registered', 'udyam_details_missing'],
        requestKeySeed: `${requestKeySeed}-code-${codes}`,
      };
    },
    onDone: [
      {
        guard: { type: 'isReadyToSubmit', params: ({ event }) => event.output },
        target: 'submittingRegistration',
        actions: 'storeVerified',
      },
      {
        guard: { type: 'isCodeVerified', params: ({ event }) => event.output },
        target: 'routingPage',
        actions: ['storeVerified', 'openNextPage'],
      },
      {
        guard: { type: 'isLeft', params: ({ event }) => event.output },
        target: 'verification',
        actions: { type: 'storeLeftCode', params: ({ event }) => event.output },
      },
      {
        // Another code would not help: the registration is read again for its status and missing fields.
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: 'loadingUdyam',
        actions: [{ type: 'storeCodeRefusal', params: ({ event }) => event.output }, 'clearConsent'],
      },
      {
        target: 'verification',
        actions: { type: 'storeCodeRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'verification',
  },
  // The `otp` chart decides whether the code may be left now.
  on: { back: { actions: forwardTo('otp') } },
});
