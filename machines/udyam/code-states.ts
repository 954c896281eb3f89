import { forwardTo } from 'xstate';

import { CODE } from './context';
import { opensPage, toPreviousStep } from './form-states';
import { udyamJourney } from './setup';

export const verification = udyamJourney.createStateConfig({
  id: 'verification',
  description: 'The merchant reads where a code would go and what for, before one is sent.',
  meta: { path: CODE, requirements: ['spec 2.3 line 6'] },
  route: { guard: 'mayTypeCode' },
  entry: 'standAtCode',
  // Whoever comes back from the code's page finds it: it is not sent again.
  invoke: {
    id: 'recallCodes',
    src: 'recallCodes',
    input: ({ context }) => context.read,
    onDone: { actions: { type: 'keepCodesOut', params: ({ event }) => event.output } },
    onError: {},
  },
  on: {
    // Whoever is here may have the code: every way to this page asks that first.
    'code.wanted': { target: 'recallingCode', actions: 'askForCode' },
    'page.opened': opensPage,
    back: toPreviousStep,
  },
});

export const recallingCode = udyamJourney.createStateConfig({
  description:
    'This tab is asked which codes are out: one that is still good is typed, another one is not sent.',
  tags: 'pending',
  invoke: {
    id: 'recallCodes',
    src: 'recallCodes',
    input: ({ context }) => context.read,
    onDone: {
      target: 'routingCode',
      actions: { type: 'keepCodesOut', params: ({ event }) => event.output },
    },
    onError: 'routingCode',
  },
});

export const routingCode = udyamJourney.createStateConfig({
  description:
    'A code that is out or was asked for is typed; before any other one, it is said where it would go.',
  always: [{ guard: 'isTyped', target: 'code' }, { target: 'verification' }],
});

export const code = udyamJourney.createStateConfig({
  description: 'The code is sent, typed and checked, by its own chart.',
  meta: { path: CODE, requirements: ['spec 2.3 line 6'] },
  exit: 'endCode',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: ({ context: { codesOut, codeType, requestSeed, codes } }) => {
      const sent = codesOut[codeType];
      return {
        args: { type: codeType },
        codeOut: sent === undefined ? null : { sent },
        fatalCodes: ['udyam_already_registered', 'udyam_details_missing'],
        requestSeed: `${requestSeed}-code-${codes}`,
      };
    },
    onDone: [
      {
        guard: { type: 'isToSubmit', params: ({ event }) => event.output },
        target: 'submittingRegistration',
        actions: 'keepVerified',
      },
      {
        guard: { type: 'isRight', params: ({ event }) => event.output },
        target: 'routingPlace',
        actions: ['keepVerified', 'goOn'],
      },
      { guard: { type: 'isLeft', params: ({ event }) => event.output }, target: 'verification' },
      {
        // No other code would help: the service says where the registration stands, or what it misses.
        guard: { type: 'isStale', params: ({ event }) => event.output },
        target: 'loadingUdyam',
        actions: [{ type: 'keepCodeRefusal', params: ({ event }) => event.output }, 'forgetConsent'],
      },
      {
        target: 'verification',
        actions: { type: 'keepCodeRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: {
      target: 'verification',
      actions: { type: 'keepCodeRefusal', params: { kind: 'left' } },
    },
  },
  // The code's own chart knows whether it may be left now.
  on: { back: { actions: forwardTo('otp') } },
});
