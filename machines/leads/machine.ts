import { forwardTo } from 'xstate';
import { crashFailure } from '../domain/base/failure';
import { codeFailure, codeRetryWaitMs } from '../domain/identity/one-time-code';
import { codeOfLead } from '../domain/trade/lead';
import { requestKeyOf } from '../shared/journey';
import { polling } from '../shared/polling';
import { initialContext } from './context';
import { leadKeyOf, leadOf } from './selectors';
import { leadsJourney } from './setup';

// Before anything is shared: explanation, consent, and the code that verifies the phone.

const leadStart = leadsJourney.createStateConfig({
  id: 'leadStart',
  description: 'The merchant reads what would be shared with which partner and why, and agrees or not.',
  meta: { path: '/indialends', requirements: ['spec 2.1 row 7'] },
  route: { guard: 'mayOpen' },
  entry: 'beginStep',
  on: {
    'consent.given': {
      target: 'submittingLead',
      actions: ['clearFailure', { type: 'keepConsent', params: ({ event }) => event.consent }],
    },
    'contact.opened': { target: 'left', actions: 'goToContact' },
    back: 'left',
  },
});

const submittingLead = leadsJourney.createStateConfig({
  description: 'The lead is opened, once; the service sends its code.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'createLead',
    src: 'createLead',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: {
        businessId: leadKeyOf(context).businessId,
        partner: context.partner,
        consent: context.consent,
      },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingLead',
        actions: [{ type: 'storeLead', params: ({ event }) => event.output }, 'markCodeRequested'],
      },
      { guard: { type: 'isUnanswered', params: ({ event }) => event.output }, target: 'leadUnanswered' },
      {
        guard: { type: 'isBlocked', params: ({ event }) => event.output },
        target: 'leadBlocked',
        actions: { type: 'storeRefusal', params: ({ event }) => event.output },
      },
      {
        target: 'leadStart',
        actions: { type: 'storeRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'leadUnanswered',
  },
});

const leadUnanswered = leadsJourney.createStateConfig({
  description: 'It is not known yet whether the lead was opened; the merchant may check again.',
  on: {
    retry: { target: 'submittingLead', actions: 'startWithStatusCheck' },
    back: 'loadingLead',
  },
});

const leadBlocked = leadsJourney.createStateConfig({
  description: 'Too many codes or attempts: the merchant waits until another code can be sent.',
  invoke: {
    id: 'retryWait',
    src: 'retryWait',
    input: ({ context }) => ({
      ms: codeRetryWaitMs(context.failure === null ? null : codeFailure(context.failure)),
      waitId: `retry wait ${context.requestKeySeed} ${context.completedWrites}`,
    }),
    onDone: { target: 'leadStart', actions: 'clearFailure' },
    onError: { target: 'leadStart', actions: 'clearFailure' },
  },
  on: { back: { target: 'leadStart', actions: 'clearFailure' } },
});

const leadCode = leadsJourney.createStateConfig({
  description: 'The code is entered and verified, by its own chart.',
  meta: { path: '/indialends/otp', requirements: ['spec 2.1 row 7'] },
  exit: 'closeCode',
  invoke: {
    id: 'otp',
    src: 'otp',
    input: ({ context }) => {
      const lead = leadOf(context);
      return {
        args: leadKeyOf(context),
        sentCode: { sent: lead === null ? null : codeOfLead(lead) },
        fatalErrorCodes: ['lead_not_found', 'business_not_found'],
        requestKeySeed: `${context.requestKeySeed}-code-${context.codes}`,
      };
    },
    onDone: [
      {
        guard: { type: 'isCodeAccepted', params: ({ event }) => event.output },
        target: 'routingLead',
        actions: { type: 'storeLead', params: ({ event }) => event.output },
      },
      {
        target: 'leadStart',
        actions: { type: 'storeCodeRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'leadStart', actions: { type: 'storeFailure', params: crashFailure } },
  },
  // The `otp` chart decides whether the code may be left now.
  on: { back: { actions: forwardTo('otp') } },
});

// After the phone is verified: four questions about the shop, a review, and the submission with a second consent.

const leadProfile = leadsJourney.createStateConfig({
  id: 'leadProfile',
  description: "The merchant answers the partner's questions about the shop.",
  meta: { path: '/indialends/profile', requirements: ['spec 2.1 row 7'] },
  // The failure belongs to another page.
  route: { guard: 'isVerified', actions: 'clearFailure' },
  entry: 'beginStep',
  on: {
    'profile.submitted': {
      target: 'submittingProfile',
      actions: { type: 'storeForm', params: ({ event }) => event.form },
    },
    'draft.kept': { actions: { type: 'storeDraft', params: ({ event }) => event.draft } },
    // When the merchant edits a complete profile, back leads to the review.
    back: [
      { guard: 'isEditingCompleteProfile', target: 'leadReview', actions: 'leaveProfile' },
      { target: 'left' },
    ],
  },
});

const submittingProfile = leadsJourney.createStateConfig({
  description: 'The answers are saved, once; they are not shared with the partner yet.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateLeadProfile',
    src: 'updateLeadProfile',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: {
        businessId: leadKeyOf(context).businessId,
        partner: context.partner,
        form: context.form,
      },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'leadReview',
        actions: [
          { type: 'storeProfile', params: ({ event }) => event.output },
          { type: 'storeDraft', params: null },
          'leaveProfile',
        ],
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'profileUnanswered',
      },
      {
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: 'loadingLead',
        actions: 'clearForm',
      },
      {
        target: 'leadProfile',
        actions: { type: 'storeRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'profileUnanswered',
  },
});

const profileUnanswered = leadsJourney.createStateConfig({
  description: 'It is not known yet whether the answers were saved; the merchant may check again.',
  on: {
    retry: { target: 'submittingProfile', actions: 'startWithStatusCheck' },
    // The stored answers are read again.
    back: { target: 'loadingLead', actions: 'clearForm' },
  },
});

const leadReview = leadsJourney.createStateConfig({
  id: 'leadReview',
  description: 'The merchant reviews all that would be shared with the partner, and agrees or not.',
  meta: { path: '/indialends/review' },
  route: { guard: 'isLeadComplete', actions: 'clearFailure' },
  entry: 'beginStep',
  on: {
    'consent.given': {
      target: 'submittingHandover',
      actions: ['clearFailure', { type: 'keepConsent', params: ({ event }) => event.consent }],
    },
    'profile.opened': { target: 'leadProfile', actions: 'openProfile' },
    'contact.opened': { target: 'left', actions: 'goToContact' },
    leave: 'left',
    back: { target: 'leadProfile', actions: 'clearFailure' },
  },
});

const submittingHandover = leadsJourney.createStateConfig({
  description: 'The lead is submitted to the partner, once, with the consent.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'submitLead',
    src: 'submitLead',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { ...leadKeyOf(context), consent: context.consent },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingLead',
        actions: { type: 'storeLead', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'handoverUnanswered',
      },
      {
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: 'loadingLead',
      },
      {
        target: 'leadReview',
        actions: { type: 'storeRefusal', params: ({ event }) => event.output },
      },
    ],
    onError: 'handoverUnanswered',
  },
});

const handoverUnanswered = leadsJourney.createStateConfig({
  description: 'It is not known yet whether the partner received the lead; the merchant may check again.',
  on: {
    retry: { target: 'submittingHandover', actions: 'startWithStatusCheck' },
    back: 'loadingLead',
  },
});

/** `meta` of the states on the page of the partner's decision. */
const statusMeta = { path: '/indialends/status' } as const;

/**
 * A lead for a partner lender (spec 2.1, 7.1): the merchant consents twice. After the consent at the start the partner may get name and
 * number, after the one on the review the answers, too. Ports, guards and actions: `setup.ts`.
 */
export const leadsMachine = leadsJourney.createMachine({
  id: 'leads',
  context: initialContext,
  // The query of the entry URL is kept on all pages (spec 2.1, `/indialends/otp?{query}`): it may name the partner.
  meta: { keepsQuery: true },
  initial: 'loadingLead',
  states: {
    loadingLead: {
      description: 'The service is asked for the lead with this partner.',
      tags: 'pending',
      invoke: {
        id: 'loadLead',
        src: 'loadLead',
        input: ({ context }) => ({ partner: context.partner }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLead',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'leadUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'leadUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingLead: {
      description: "The lead's status from the service decides, not the URL.",
      always: [
        { guard: 'isNotOffered', target: 'leadNotOffered' },
        { guard: 'isCodeSent', target: 'leadCode' },
        { guard: 'mayOpen', target: 'leadStart' },
        { guard: 'isReadyForReview', target: 'leadReview' },
        { guard: 'isVerified', target: 'leadProfile' },
        { guard: 'isAcceptedByPartner', target: 'leadAccepted' },
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
      description:
        'The partner has the lead; it is polled for two minutes; after that the merchant checks manually.',
      meta: statusMeta,
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
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'leadSubmitted',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'leadSubmitted', actions: { type: 'storeFailure', params: crashFailure } },
      },
      // The page polls every few seconds: a tap during a poll must work too.
      on: { back: 'left' },
    },
    leadAccepted: {
      description: 'The partner accepted the lead and will contact the merchant.',
      meta: statusMeta,
      tags: 'committed',
      on: { 'contact.opened': { target: 'left', actions: 'goToContact' }, leave: 'left', back: 'left' },
    },
    leadRejected: {
      description:
        'The partner rejected the lead; the merchant reads why, and when a new request is allowed.',
      meta: statusMeta,
      on: {
        'lead.reopened': { guard: 'mayRequestAgain', target: 'leadStart' },
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
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingLead', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
