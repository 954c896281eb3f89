import { forwardTo } from 'xstate';

import { CODE } from './context';
import { backOnTheWay, opensPage } from './form-states';
import { udyamJourney } from './setup';

export const verification = udyamJourney.createStateConfig({
  id: 'verification',
  description: 'The merchant reads where a code would go and what for, before one is sent.',
  meta: { path: CODE, requirements: ['spec 2.3 line 6'] },
  route: { guard: 'mayTypeCode' },
  entry: 'standAtCode',
  on: {
    // Whoever is here may have the code: every way to this page asks that first.
    'code.wanted': { target: 'code', actions: 'clearFailure' },
    'page.opened': opensPage,
    back: backOnTheWay,
  },
});

export const code = udyamJourney.createStateConfig({
  description: 'The code is sent, typed and checked, by its own chart.',
  meta: { path: CODE, requirements: ['spec 2.3 line 6'] },
  exit: 'endCode',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: ({ context: { read, codeType, requestSeed, codes, isCodeWanted } }) => {
      const sent = read?.codesOut[codeType];
      return {
        args: { type: codeType },
        codeOut: sent === undefined || isCodeWanted ? null : { sent },
        endsBy: ['udyam_already_registered', 'udyam_details_missing'],
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
