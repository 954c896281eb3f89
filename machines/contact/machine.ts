import { crashedRead } from '../domain/base/failure';
import { writeKey } from '../shared/journey';
import { contactJourney, initialContext } from './setup';

/** What can be done on each of the pages: give or withdraw the consent to messages, and go back. */
const ways = {
  'consent.asked': { guard: 'isConsentUnread', target: 'loadingConsent' },
  'consent.given': {
    guard: 'mayConsent',
    target: 'submittingConsent',
    actions: { type: 'keepWish', params: true },
  },
  'consent.withdrawn': {
    guard: 'mayWithdraw',
    target: 'submittingConsent',
    actions: { type: 'keepWish', params: false },
  },
  back: 'left',
} as const;

/**
 * Partner contact (spec 2.2, /contact/{id}): whom one can talk to at the lender, the grievance officer, and the consent
 * to messages on WhatsApp. Its words stand in `setup.ts`.
 */
export const contactMachine = contactJourney.createMachine({
  id: 'contact',
  context: initialContext,
  initial: 'loadingContact',
  states: {
    loadingContact: {
      description: 'The services are asked which lender this is, and whom one can talk to there.',
      tags: 'pending',
      invoke: {
        id: 'loadContact',
        src: 'loadContact',
        input: ({ context }) => ({ partnerId: context.partnerId }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingContact',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'contactUnavailable',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'contactUnavailable', actions: { type: 'keepFacts', params: crashedRead } },
      },
    },
    routingContact: {
      description: 'The lender is known, or the merchant has none yet, or nobody knows this one.',
      always: [
        { guard: 'hasContact', target: 'contact' },
        { guard: 'hasNoLender', target: 'noLender' },
        { target: 'unknownPartner' },
      ],
    },
    contact: {
      description: 'The merchant reads whom they can talk to at the lender.',
      meta: { path: '/termloan/contact/$partnerId', requirements: ['spec 2.2 line 21'] },
      on: {
        ...ways,
        'call.opened': {
          target: 'openingDialler',
          actions: { type: 'keepPhone', params: ({ event }) => event.phone },
        },
      },
    },
    noLender: {
      description: 'No lender serves the merchant yet: the app’s own support is there.',
      meta: { path: '/termloan/contact/$partnerId' },
      on: { ...ways, leave: 'left' },
    },
    unknownPartner: {
      description: 'The service knows nobody to talk to there: the own lender and support are offered.',
      meta: { path: '/termloan/contact/$partnerId' },
      on: {
        ...ways,
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
          target: 'routingContact',
          actions: { type: 'keepCall', params: ({ event }) => event.output },
        },
        onError: { target: 'routingContact', actions: { type: 'keepCall', params: false } },
      },
    },
    loadingConsent: {
      description: 'The service is asked again whether messages are agreed to.',
      tags: 'pending',
      invoke: {
        id: 'getWhatsappOptin',
        src: 'getWhatsappOptin',
        onDone: {
          target: 'routingContact',
          actions: { type: 'keepConsent', params: ({ event }) => event.output },
        },
        onError: { target: 'routingContact', actions: { type: 'keepConsent', params: crashedRead } },
      },
    },
    submittingConsent: {
      description: 'The service is told whether the merchant wants messages.',
      meta: { requirements: ['spec 9 line 7'] },
      tags: ['pending', 'committing'],
      invoke: {
        id: 'setWhatsappOptin',
        src: 'setWhatsappOptin',
        input: ({ context }) => ({
          key: writeKey(context),
          args: { isOptedIn: context.wish },
          startBy: context.startBy,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingContact',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'consentUnanswered',
          },
          {
            target: 'routingContact',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
        ],
        onError: 'consentUnanswered',
      },
    },
    consentUnanswered: {
      description: 'Nobody knows yet whether the wish was kept; the merchant may ask again.',
      on: { retry: { target: 'submittingConsent', actions: 'checkStatusFirst' }, back: 'left' },
    },
    contactUnavailable: {
      description: 'One of the services did not answer; the merchant may ask again.',
      on: { retry: 'loadingContact', back: 'left' },
    },
    left: { description: 'The merchant goes on to another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
