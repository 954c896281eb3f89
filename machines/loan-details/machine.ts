import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { PaperSharing, PaperToShare } from '../domain/files/paper-sharing';
import type { KycDocument } from '../domain/identity/kyc-document';
import type { Agreement } from '../domain/loan/agreement';
import type { Loan } from '../domain/loan/loan';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { type PaperSharingState, paperSharingPorts, sharePaper } from '../shared/paper-sharing';
import { typesOf } from '../shared/port';

/** The agreement, and the loan with its bank account; null where there is none. */
export interface Terms {
  readonly agreement: Agreement | null;
  readonly loan: Loan | null;
}

interface Context extends PaperSharingState {
  readonly terms: Terms | null;
  readonly documents: readonly KycDocument[] | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type Events =
  | SharedEvent
  | { type: 'documents.opened' }
  | { type: 'paper.shared'; paper: PaperToShare }
  | { type: 'summary.opened' }
  | { type: 'agreement.opened' };

/** Transition that leaves for another page. */
const leaveTo = (path: Redirect) => ({ target: 'left', actions: { type: 'goTo', params: path } }) as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events: Events;
  }>(),
  actors: {
    getAgreementInfo: createLoad<Terms>(),
    listKycDocuments: createLoad<readonly KycDocument[]>(),
    ...paperSharingPorts,
  },
}).extend({
  guards: {
    hasNoAgreement: ({ context }) => context.terms === null || context.terms.agreement === null,
    isUnsigned: ({ context }) => context.terms?.agreement?.isAwaitingSignature === true,
  },
  actions: {
    storeTerms: assign((_, outcome: Outcome<Terms>) =>
      outcome.ok ? { terms: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storePaper: assign({ paper: (_, paper: PaperToShare) => paper, sharing: null }),
    storeSharing: assign({ sharing: (_, sharing: PaperSharing) => sharing }),
    storeDocuments: assign((_, outcome: Outcome<readonly KycDocument[]>) =>
      outcome.ok ? { documents: outcome.data, failure: null } : { failure: outcome.failure },
    ),
  },
});

/** The agreement view of a loan (spec 3; /termloan/loan-details), and the preview of the identity documents (spec 2.4). */
export const loanDetailsMachine = journey.createMachine({
  id: 'loan-details',
  context: {
    terms: null,
    documents: null,
    paper: null,
    sharing: null,
    failure: null,
    redirectTo: '/termloan',
  },
  initial: 'loadingTerms',
  states: {
    loadingTerms: {
      description: 'The service is asked for the agreement and its loan.',
      tags: 'pending',
      invoke: {
        id: 'getAgreementInfo',
        src: 'getAgreementInfo',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingTerms',
            actions: { type: 'storeTerms', params: ({ event }) => event.output },
          },
          {
            target: 'termsUnavailable',
            actions: { type: 'storeTerms', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'termsUnavailable',
          actions: { type: 'storeTerms', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingTerms: {
      description: 'Without an agreement there are no terms; an unsigned one links to its signature.',
      always: [
        { guard: 'hasNoAgreement', target: 'noAgreement' },
        { guard: 'isUnsigned', target: 'unsignedTerms' },
        { target: 'terms' },
      ],
    },
    terms: {
      description:
        'The merchant reads the terms of the loan, and may open the identity documents that they gave.',
      meta: { path: '/termloan/loan-details', requirements: ['spec 2.2 line 30'] },
      on: {
        'documents.opened': 'loadingDocuments',
        'paper.shared': {
          target: 'sharingPaper',
          actions: { type: 'storePaper', params: ({ event }) => event.paper },
        },
        'summary.opened': leaveTo('/termloan/summary'),
        back: leaveTo('/termloan/home'),
      },
    },
    sharingPaper: {
      description:
        'The merchant sends a paper on: the phone is asked for an app that takes it, else WhatsApp opens.',
      tags: 'pending',
      invoke: sharePaper('terms'),
    },
    unsignedTerms: {
      description: 'The terms before the signature: nothing is agreed yet.',
      meta: { path: '/termloan/loan-details' },
      on: { 'agreement.opened': leaveTo('/termloan/agreement'), back: leaveTo('/termloan/home') },
    },
    loadingDocuments: {
      description: 'The service is asked for the uploaded identity documents.',
      tags: 'pending',
      invoke: {
        id: 'listKycDocuments',
        src: 'listKycDocuments',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'documents',
            actions: { type: 'storeDocuments', params: ({ event }) => event.output },
          },
          {
            target: 'documentsUnavailable',
            actions: { type: 'storeDocuments', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'documentsUnavailable',
          actions: { type: 'storeDocuments', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    documents: {
      description: 'The merchant sees Aadhaar front, Aadhaar back and selfie as stored by the lender.',
      meta: { requirements: ['spec 2.4 line 6'] },
      on: { back: 'terms' },
    },
    documentsUnavailable: {
      description: 'The documents could not be read; the merchant may check again.',
      on: { retry: 'loadingDocuments', back: 'terms' },
    },
    noAgreement: {
      description: 'There is no agreement; the merchant may go to the offers.',
      meta: { path: '/termloan/loan-details' },
      on: { leave: 'left', back: leaveTo('/termloan/home') },
    },
    termsUnavailable: {
      description: 'The terms could not be read; the merchant may retry.',
      meta: { path: '/termloan/loan-details' },
      on: { retry: 'loadingTerms', back: leaveTo('/termloan/home') },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
