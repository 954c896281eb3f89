import { crashedLoadOutcome } from '../domain/base/failure';
import type { ConsentRecord } from '../domain/merchant/consent';
import { requestKeyOf } from '../shared/journey';
import { contactJourney, initialContext } from './setup';

interface Given {
  readonly event: { readonly consent: ConsentRecord };
}

/** Transitions of every page: read, give or withdraw the consent to messages, complain, read one's rights, and back. */
const commonTransitions = {
  'consent.asked': { guard: 'isConsentUnread', target: 'loadingConsent' },
  'consent.given': {
    guard: 'mayConsent',
    target: 'submittingConsent',
    actions: [
      { type: 'storeRequest', params: true },
      { type: 'keepConsent', params: ({ event }: Given) => event.consent },
    ],
  },
  'consent.withdrawn': {
    guard: 'mayWithdraw',
    target: 'submittingConsent',
    actions: { type: 'storeRequest', params: false },
  },
  'complaint.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/complaints' } },
  'rights.opened': { target: 'left', actions: { type: 'goTo', params: '/rights' } },
  back: 'left',
} as const;

/**
 * Partner contact (spec 2.2, /contact/{id}): the lender's customer care, its grievance officer, and the consent to messages
 * on WhatsApp. Ports, guards and actions: `setup.ts`.
 */
export const contactMachine = contactJourney.createMachine({
  id: 'contact',
  context: initialContext,
  initial: 'loadingContact',
  states: {
    loadingContact: {
      description: 'The services are asked for the lender and its contacts.',
      tags: 'pending',
      invoke: {
        id: 'loadContact',
        src: 'loadContact',
        input: ({ context }) => ({ partnerId: context.partnerId }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingContact',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'contactUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'contactUnavailable',
          actions: { type: 'storeFacts', params: crashedLoadOutcome },
        },
      },
    },
    routingContact: {
      description: 'The lender is known, the merchant has none yet, or the service does not know it.',
      always: [
        { guard: 'hasContact', target: 'contact' },
        { guard: 'hasNoLender', target: 'noLender' },
        { target: 'unknownPartner' },
      ],
    },
    contact: {
      description: "The merchant reads the lender's contacts.",
      meta: { path: '/termloan/contact/$partnerId', requirements: ['spec 2.2 line 21'] },
      on: {
        ...commonTransitions,
        'call.opened': {
          target: 'openingDialler',
          actions: { type: 'storePhone', params: ({ event }) => event.phone },
        },
      },
    },
    noLender: {
      description: 'The merchant has no lender yet: the app’s own support is shown.',
      meta: { path: '/termloan/contact/$partnerId' },
      on: { ...commonTransitions, leave: 'left' },
    },
    unknownPartner: {
      description: 'The service has no contacts of this lender: the own lender and support are offered.',
      meta: { path: '/termloan/contact/$partnerId' },
      on: {
        ...commonTransitions,
        'own.opened': {
          guard: 'hasOtherLender',
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/contact/mine' },
        },
        leave: 'left',
      },
    },
    openingDialler: {
      description: 'The phone’s dialler is opened with the number; the merchant makes the call.',
      meta: { requirements: ['spec 6 line 3'] },
      tags: 'pending',
      invoke: {
        id: 'call',
        src: 'call',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: {
          target: 'contact',
          actions: { type: 'storeCall', params: ({ event }) => event.output },
        },
        onError: { target: 'contact', actions: { type: 'storeCall', params: false } },
      },
    },
    loadingConsent: {
      description: 'The consent to messages is read again.',
      tags: 'pending',
      invoke: {
        id: 'getWhatsappOptin',
        src: 'getWhatsappOptin',
        onDone: {
          target: 'routingContact',
          actions: { type: 'storeConsent', params: ({ event }) => event.output },
        },
        onError: { target: 'routingContact', actions: { type: 'storeConsent', params: crashedLoadOutcome } },
      },
    },
    submittingConsent: {
      description: 'The service saves whether the merchant wants messages.',
      meta: { requirements: ['spec 9 line 7'] },
      tags: ['pending', 'committing'],
      invoke: {
        id: 'setWhatsappOptin',
        src: 'setWhatsappOptin',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args: { isOptedIn: context.wantsMessages, consent: context.consent },
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingContact',
            actions: [{ type: 'storeAnswer', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'consentUnanswered',
          },
          {
            target: 'routingContact',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'consentUnanswered',
      },
    },
    consentUnanswered: {
      description: 'It is not known yet whether the choice was saved; the merchant may check again.',
      on: { retry: { target: 'submittingConsent', actions: 'startWithStatusCheck' }, back: 'left' },
    },
    contactUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingContact', back: 'left' },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
