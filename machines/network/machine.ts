import { assign, setup } from 'xstate';

import type { LeadPartner } from '../domain/lead-partners';
import type { JourneyMeta, JourneyOutput, Redirect, SharedEvent } from '../shared/journey';
import { typesOf } from '../shared/port';

/** URLs that open this journey. */
export type NetworkDoor = '/network/application/apply' | '/network/credit-haat';

interface Input {
  readonly door: NetworkDoor;
}

interface Context extends Input {
  readonly redirectTo: Redirect;
}

/**
 * The partner network (spec 2.1): who the partners are, what they would be told, and the way to ask one of them. Nothing
 * is asked of a service, and nothing is told to one: that begins with the lead itself.
 */
export const networkMachine = setup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'partner.chosen'; partner: LeadPartner }
      | { type: 'lead.started' }
      | { type: 'contact.opened' };
    output: JourneyOutput;
    meta: JourneyMeta;
  }>(),
  guards: {
    isCreditHaatWanted: ({ context }) => context.door === '/network/credit-haat',
    isCreditHaat: (_, partner: LeadPartner) => partner === 'CREDIT_HAAT',
  },
  actions: { goTo: assign({ redirectTo: (_, to: Redirect) => to }) },
}).createMachine({
  id: 'network',
  context: ({ input }) => ({ ...input, redirectTo: '/' }),
  meta: { keepsQuery: true },
  initial: 'routingDoor',
  states: {
    routingDoor: {
      description: 'The address says whether one partner is meant, or all of them.',
      always: [{ guard: 'isCreditHaatWanted', target: 'creditHaat' }, { target: 'partners' }],
    },
    partners: {
      id: 'partners',
      description: 'The merchant reads what the partners are, and chooses one, or none.',
      meta: { path: '/network/application/apply', requirements: ['spec 2.1 row 6'] },
      route: {},
      on: {
        'partner.chosen': [
          {
            guard: { type: 'isCreditHaat', params: ({ event }) => event.partner },
            target: 'creditHaat',
          },
          { target: 'left', actions: { type: 'goTo', params: '/indialends' } },
        ],
        back: 'left',
      },
    },
    creditHaat: {
      id: 'creditHaat',
      description: 'The merchant reads who Credit Haat is, what it would be told, and what comes next.',
      meta: { path: '/network/credit-haat', requirements: ['spec 2.1 row 6'] },
      route: {},
      on: {
        'lead.started': {
          target: 'left',
          actions: { type: 'goTo', params: '/indialends?partner=CREDIT_HAAT' },
        },
        'contact.opened': {
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/contact/CREDIT_HAAT' },
        },
        back: 'partners',
      },
    },
    left: { description: 'The merchant goes on to another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
