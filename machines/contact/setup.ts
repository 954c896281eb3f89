import { assign } from 'xstate';

import type { Failure, Outcome } from '../domain/base/failure';
import type { LenderContact } from '../domain/lender/lender-contact';
import type { ConsentRecord } from '../domain/merchant/consent';
import type { WhatsappOptin } from '../domain/merchant/whatsapp-optin';
import type { ConsentState, Redirect, RequestKeyState, SharedEvent } from '../shared/journey';
import { consentingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** Data that is read before a page is shown. */
export interface ContactFacts {
  /** The requested lender; null for `mine` while the merchant has none. */
  readonly nbfc: string | null;
  /** The lender of the merchant's loan, else their primary lender; null without one. */
  readonly ownNbfc: string | null;
  /** Null when the service has no contacts of this lender. */
  readonly contact: LenderContact | null;
  /** Something of the merchant's loan is overdue, and this is its lender. */
  readonly isOverdue: boolean;
  /** Hours of the app's own support. */
  readonly supportHours: string | null;
  /** Read separately: the contacts are shown even if it fails. */
  readonly optin: Outcome<WhatsappOptin>;
}

/** Whether the merchant wants messages, with the consent as it was read; null with a withdrawal. */
export interface MessagesChoice {
  readonly isOptedIn: boolean;
  readonly consent: ConsentRecord | null;
}

interface Input {
  /** The lender's code, or `mine` for the merchant's own lender. */
  readonly partnerId: string;
  readonly requestKeySeed: string;
}

interface Context extends Input, RequestKeyState, ConsentState {
  readonly facts: ContactFacts | null;
  readonly failure: Failure | null;
  /** The merchant's last choice: whether they want messages. */
  readonly wantsMessages: boolean;
  /** Why the choice was not saved. */
  readonly refusal: Failure | null;
  /** The number for which no dialler opened; null otherwise. */
  readonly failedNumber: string | null;
  readonly phone: string;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type OptinResult = SubmissionResult<WhatsappOptin>;

function isOptedIn({ facts }: Context): boolean | null {
  return facts?.optin.ok === true ? facts.optin.data.isOptedIn : null;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    facts: null,
    failure: null,
    wantsMessages: false,
    refusal: null,
    failedNumber: null,
    phone: '',
    consent: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/termloan',
  };
}

/** Ports, guards and actions of the contact chart. */
export const contactJourney = consentingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'call.opened'; phone: string }
      | { type: 'consent.asked' }
      | { type: 'consent.given'; consent: ConsentRecord }
      | { type: 'consent.withdrawn' }
      | { type: 'own.opened' }
      | { type: 'complaint.opened' }
      | { type: 'rights.opened' };
  }>(),
  actors: {
    loadContact: createLoad<ContactFacts, { readonly partnerId: string }>(),
    getWhatsappOptin: createLoad<WhatsappOptin>(),
    setWhatsappOptin: createSubmission<WhatsappOptin, MessagesChoice>(),
    /** Opens the phone's dialler with the number; false when no dialler opened. */
    call: port<boolean, { readonly phone: string }>(),
  },
}).extend({
  guards: {
    hasContact: ({ context }) => context.facts !== null && context.facts.contact !== null,
    hasNoLender: ({ context }) => context.facts !== null && context.facts.nbfc === null,
    hasOtherLender: ({ context: { facts } }) =>
      facts !== null && facts.ownNbfc !== null && facts.ownNbfc !== facts.nbfc,
    isConsentUnread: ({ context }) => isOptedIn(context) === null,
    mayConsent: ({ context }) => isOptedIn(context) === false,
    mayWithdraw: ({ context }) => isOptedIn(context) === true,
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<ContactFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeConsent: assign(({ context: { facts } }, optin: Outcome<WhatsappOptin>) =>
      facts === null ? {} : { facts: { ...facts, optin }, refusal: null },
    ),
    storeAnswer: assign(({ context: { facts } }, result: OptinResult) =>
      facts !== null && result.kind === 'accepted'
        ? { facts: { ...facts, optin: { ok: true as const, data: result.data } }, refusal: null }
        : {},
    ),
    storeRefusal: assign((_, result: OptinResult) =>
      result.kind === 'accepted' ? {} : { refusal: result.failure },
    ),
    storeRequest: assign({ wantsMessages: (_, wantsMessages: boolean) => wantsMessages, refusal: null }),
    storePhone: assign({ phone: (_, phone: string) => phone, failedNumber: null }),
    storeCall: assign({
      failedNumber: ({ context }, isOpened: boolean) => (isOpened ? null : context.phone),
    }),
  },
});
