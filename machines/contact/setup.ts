import { assign } from 'xstate';

import type { Failure, Outcome } from '../domain/base/failure';
import type { LenderContact } from '../domain/lender/lender-contact';
import type { WhatsappOptin } from '../domain/merchant/whatsapp-optin';
import type { Redirect, SharedEvent, WriteKeys } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** What is read before the page is shown. */
export interface ContactFacts {
  /** The lender that was asked for; null for `mine` while no lender serves the merchant. */
  readonly nbfc: string | null;
  /** The lender of the merchant's own loan, or the one that serves them; null without. */
  readonly ownNbfc: string | null;
  /** Null when the service knows nobody to talk to there. */
  readonly contact: LenderContact | null;
  /** When the app's own support answers. */
  readonly supportHours: string | null;
  /** The consent has its own fate: the contacts are shown without it. */
  readonly optin: Outcome<WhatsappOptin>;
}

interface Input {
  /** The lender's code, or `mine` for the merchant's own lender. */
  readonly partnerId: string;
  readonly requestSeed: string;
}

interface Context extends Input, WriteKeys {
  readonly facts: ContactFacts | null;
  readonly failure: Failure | null;
  /** What the merchant asked for last: messages, or none. */
  readonly wish: boolean;
  /** Why the wish was not done. */
  readonly refusal: Failure | null;
  /** The number that no dialler took; null when none failed. */
  readonly undialled: string | null;
  readonly phone: string;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

type Answer = SubmissionResult<WhatsappOptin>;

function isOptedIn({ facts }: Context): boolean | null {
  return facts?.optin.ok === true ? facts.optin.data.isOptedIn : null;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    facts: null,
    failure: null,
    wish: false,
    refusal: null,
    undialled: null,
    phone: '',
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: '/termloan',
  };
}

/** The words of the contact's chart: its ports, guards and actions. */
export const contactJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'call.opened'; phone: string }
      | { type: 'consent.asked' }
      | { type: 'consent.given' }
      | { type: 'consent.withdrawn' }
      | { type: 'own.opened' };
  }>(),
  actors: {
    loadContact: createLoad<ContactFacts, { readonly partnerId: string }>(),
    getWhatsappOptin: createLoad<WhatsappOptin>(),
    setWhatsappOptin: createSubmission<WhatsappOptin, { readonly isOptedIn: boolean }>(),
    /** Opens the phone's dialler with the number; false when nothing opened. */
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
    keepFacts: assign((_, outcome: Outcome<ContactFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    keepConsent: assign(({ context: { facts } }, optin: Outcome<WhatsappOptin>) =>
      facts === null ? {} : { facts: { ...facts, optin }, refusal: null },
    ),
    keepAnswer: assign(({ context: { facts } }, result: Answer) =>
      facts !== null && result.kind === 'accepted'
        ? { facts: { ...facts, optin: { ok: true as const, data: result.data } }, refusal: null }
        : {},
    ),
    keepRefusal: assign((_, result: Answer) =>
      result.kind === 'accepted' ? {} : { refusal: result.failure },
    ),
    keepWish: assign({ wish: (_, wish: boolean) => wish, refusal: null }),
    keepPhone: assign({ phone: (_, phone: string) => phone, undialled: null }),
    keepCall: assign({ undialled: ({ context }, isOpened: boolean) => (isOpened ? null : context.phone) }),
  },
});
