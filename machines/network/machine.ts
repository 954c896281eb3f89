import { assign } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { DEFAULT_PARTNER, type LeadPartner } from '../domain/trade/lead-partners';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** URLs that open this journey. */
export type NetworkEntryUrl = '/network/application/apply' | '/network/credit-haat';

interface Input {
  readonly entryUrl: NetworkEntryUrl;
}

interface Context extends Input {
  /** The partners that a lead-generation variant enables for this merchant. */
  readonly partners: readonly LeadPartner[];
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type PartnersOutcome = Outcome<readonly LeadPartner[]>;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'partner.chosen'; partner: LeadPartner }
      | { type: 'partners.opened' }
      | { type: 'lead.started' }
      | { type: 'contact.opened' };
  }>(),
  actors: { loadPartners: createLoad<readonly LeadPartner[]>() },
}).extend({
  guards: {
    isCreditHaatUrl: ({ context }) => context.entryUrl === '/network/credit-haat',
    isCreditHaatShown: ({ context }) =>
      context.entryUrl === '/network/credit-haat' && context.partners.includes('CREDIT_HAAT'),
    isCreditHaat: (_, partner: LeadPartner) => partner === 'CREDIT_HAAT',
    isEnabled: ({ context }, partner: LeadPartner) => context.partners.includes(partner),
    hasPartners: ({ context }) => context.partners.length > 0,
  },
  actions: {
    storePartners: assign((_, outcome: PartnersOutcome) =>
      outcome.ok ? { partners: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    goToLead: assign({
      redirectTo: (_, partner: LeadPartner): Redirect =>
        partner === DEFAULT_PARTNER ? '/indialends' : `/indialends?partner=${partner}`,
    }),
  },
});

/**
 * The partner network (spec 2.1): who the partners are, what would be shared with them, and how to apply to one of them.
 * Nothing is sent to a service before the lead itself.
 */
export const networkMachine = journey.createMachine({
  id: 'network',
  context: ({ input }) => ({ ...input, partners: [], failure: null, redirectTo: '/' }),
  meta: { keepsQuery: true },
  initial: 'loadingPartners',
  states: {
    loadingPartners: {
      description: 'The service is asked which partners are enabled for this merchant.',
      tags: 'pending',
      invoke: {
        id: 'loadPartners',
        src: 'loadPartners',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingEntryUrl',
            actions: { type: 'storePartners', params: ({ event }) => event.output },
          },
          {
            target: 'partnersUnavailable',
            actions: { type: 'storePartners', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'partnersUnavailable',
          actions: { type: 'storePartners', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingEntryUrl: {
      description: 'The URL says whether one partner is meant, or all; the flags say which are enabled.',
      meta: { requirements: ['spec 6 line 4'] },
      always: [
        { guard: 'isCreditHaatShown', target: 'creditHaat' },
        { guard: 'isCreditHaatUrl', target: 'notOffered' },
        { guard: 'hasPartners', target: 'partners' },
        { target: 'notOffered' },
      ],
    },
    partners: {
      id: 'partners',
      description: 'The merchant reads what the partners are, and chooses one, or none.',
      meta: { path: '/network/application/apply', requirements: ['spec 2.1 row 6'] },
      route: { guard: 'hasPartners' },
      on: {
        'partner.chosen': [
          {
            guard: { type: 'isCreditHaat', params: ({ event }) => event.partner },
            target: 'creditHaat',
          },
          {
            target: 'left',
            actions: { type: 'goToLead', params: ({ event }) => event.partner },
          },
        ],
        back: 'left',
      },
    },
    creditHaat: {
      id: 'creditHaat',
      description: 'The merchant reads about Credit Haat, what would be shared with it, and what comes next.',
      meta: { path: '/network/credit-haat', requirements: ['spec 2.1 row 6'] },
      route: { guard: { type: 'isEnabled', params: 'CREDIT_HAAT' } },
      on: {
        'lead.started': { target: 'left', actions: { type: 'goToLead', params: 'CREDIT_HAAT' } },
        'contact.opened': {
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/contact/CREDIT_HAAT' },
        },
        back: 'partners',
      },
    },
    notOffered: {
      description:
        'The partner in the URL, or every partner, is disabled for this merchant; the page says so.',
      on: {
        'partners.opened': { guard: 'hasPartners', target: 'partners' },
        leave: 'left',
        back: 'left',
      },
    },
    partnersUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingPartners', back: 'left' },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
