import { crashed } from '../domain/base/failure';
import { polling } from '../shared/polling';
import { initialContext } from './context';
import { leadBlocked, leadCode, leadStart, leadUnanswered, submittingLead } from './opening-states';
import { leadsJourney } from './setup';
import {
  handoverUnanswered,
  leadProfile,
  leadReview,
  profileUnanswered,
  submittingHandover,
  submittingProfile,
} from './telling-states';

/** Page of the partner's answer. */
const STATUS = { path: '/indialends/status' } as const;

/**
 * A lead of a partner lender (spec 2.1, 7.1): nothing is shared before the merchant agreed, and agreed to what was read
 * once more. Its words stand in `setup.ts`.
 */
export const leadsMachine = leadsJourney.createMachine({
  id: 'leads',
  context: initialContext,
  // What an address was opened with stays with its steps (spec 2.1, `/indialends/otp?{query}`): it may name the partner.
  meta: { keepsQuery: true },
  initial: 'loadingLead',
  states: {
    loadingLead: {
      description: 'The service is asked whether there is a lead with this partner, and how it stands.',
      tags: 'pending',
      invoke: {
        id: 'loadLead',
        src: 'loadLead',
        input: ({ context }) => ({ partner: context.partner }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLead',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'leadUnavailable',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'leadUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingLead: {
      description: "The service's word on the lead decides, not the address.",
      always: [
        { guard: 'isNotOffered', target: 'leadNotOffered' },
        { guard: 'isCodeOut', target: 'leadCode' },
        { guard: 'mayOpen', target: 'leadStart' },
        { guard: 'isToldAndRead', target: 'leadReview' },
        { guard: 'isVerified', target: 'leadProfile' },
        { guard: 'isTakenUp', target: 'leadTakenUp' },
        { guard: 'isRefusedByPartner', target: 'leadRejected' },
        { target: 'leadSubmitted' },
      ],
    },
    leadStart,
    submittingLead,
    leadUnanswered,
    leadBlocked,
    leadCode,
    leadProfile,
    submittingProfile,
    profileUnanswered,
    leadReview,
    submittingHandover,
    handoverUnanswered,
    leadSubmitted: {
      description: 'The partner has the lead; it is asked about for two minutes, then by the merchant.',
      meta: STATUS,
      tags: 'committed',
      invoke: polling('lead', 'checkingLead'),
      on: {
        retry: 'checkingLead',
        'contact.opened': { target: 'left', actions: 'goToContact' },
        leave: 'left',
        back: 'left',
      },
    },
    checkingLead: {
      description: 'The service is asked whether the partner has decided.',
      tags: 'pending',
      invoke: {
        id: 'loadLead',
        src: 'loadLead',
        input: ({ context }) => ({ partner: context.partner }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLead',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'leadSubmitted',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'leadSubmitted', actions: { type: 'keepFailure', params: crashed } },
      },
      // The page asks by itself every few seconds: a tap in that moment counts too.
      on: { back: 'left' },
    },
    leadTakenUp: {
      description: 'The partner takes the lead up, by its own word: it gets in touch.',
      meta: STATUS,
      tags: 'committed',
      on: { 'contact.opened': { target: 'left', actions: 'goToContact' }, leave: 'left', back: 'left' },
    },
    leadRejected: {
      description: 'The partner said no; the merchant reads why, and when it may be asked anew.',
      meta: STATUS,
      on: {
        'lead.reopened': { guard: 'mayAskAgain', target: 'leadStart' },
        'contact.opened': { target: 'left', actions: 'goToContact' },
        leave: 'left',
        back: 'left',
      },
    },
    leadNotOffered: {
      description:
        'The partner is switched off for this merchant: nothing is opened or sent, and the page says so.',
      meta: { requirements: ['spec 6 line 4'] },
      on: { leave: 'left', back: 'left' },
    },
    leadUnavailable: {
      description: 'The service did not answer; the merchant may ask again.',
      on: { retry: 'loadingLead', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
