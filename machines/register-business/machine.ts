import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { BusinessDetails } from '../domain/udyam/business-details';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** How the business is registered, and whether this app offers the registration. */
export interface BusinessFacts {
  readonly business: BusinessDetails;
  /** The flag of the registration is on (spec 6). */
  readonly isRegistrationOffered: boolean;
}

interface Input {
  /** The query of the entry URL without its question mark; passed on to the registration. */
  readonly query: string;
}

interface Context extends Input {
  readonly business: BusinessDetails | null;
  readonly isRegistrationOffered: boolean;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events: SharedEvent | { type: 'registration.opened' };
  }>(),
  actors: { getBusinessDetails: createLoad<BusinessFacts>() },
}).extend({
  guards: {
    /** A registered business is not registered again. */
    mayRegister: ({ context }) =>
      context.isRegistrationOffered && context.business?.udyamStatus !== 'REGISTERED',
  },
  actions: {
    storeBusiness: assign((_, outcome: Outcome<BusinessFacts>) =>
      outcome.ok ? { ...outcome.data, failure: null } : { failure: outcome.failure },
    ),
    goToRegistration: assign({
      redirectTo: ({ context: { query } }): Redirect =>
        query === '' ? '/register-udyam' : `/register-udyam?${query}`,
    }),
  },
});

/** How the business is registered, and a link to its registration (spec 2.2: /register-business?{query}). */
export const registerBusinessMachine = journey.createMachine({
  id: 'register-business',
  context: ({ input }) => ({
    ...input,
    business: null,
    isRegistrationOffered: false,
    failure: null,
    redirectTo: '/termloan',
  }),
  initial: 'loadingBusiness',
  states: {
    loadingBusiness: {
      description: 'The service is asked how the business is registered.',
      tags: 'pending',
      invoke: {
        id: 'getBusinessDetails',
        src: 'getBusinessDetails',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'registerBusiness',
            actions: { type: 'storeBusiness', params: ({ event }) => event.output },
          },
          {
            target: 'businessUnavailable',
            actions: { type: 'storeBusiness', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'businessUnavailable',
          actions: { type: 'storeBusiness', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    registerBusiness: {
      description: 'The merchant reads how the business is registered, and may have it registered.',
      meta: { path: '/termloan/register-business', requirements: ['spec 2.2 line 32'] },
      on: {
        'registration.opened': { guard: 'mayRegister', target: 'left', actions: 'goToRegistration' },
        leave: 'left',
        back: 'left',
      },
    },
    businessUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingBusiness', back: 'left' },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
