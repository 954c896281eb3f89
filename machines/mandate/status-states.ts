import { crashed } from '../domain/base/failure';
import { polling, rereadOnReturn } from '../shared/polling';
import { statusPage, wishOf } from './context';
import { mandateJourney } from './setup';

// Where the mandate stands, by the service's word.

/** Of a signed loan autopay's own page sets up and stops; before, the fallback order goes on. */
export const toAutopay = {
  guard: 'isOfLoan',
  target: 'left',
  actions: { type: 'goTo', params: '/autopay' },
} as const;
const toContact = { target: 'left', actions: 'goToContact' } as const;

export const mandatePending = mandateJourney.createStateConfig({
  description: 'The bank has not decided; it is asked for two minutes, and then by the merchant.',
  meta: { ...statusPage, requirements: ['spec 2.2 line 37'] },
  entry: 'noteWait',
  invoke: polling('mandate', 'checkingMandate', { wait: 'waitForBank', back: 'pageReturns' }),
  on: { retry: 'checkingMandate', leave: 'left', back: 'left' },
});

export const mandateNextDay = mandateJourney.createStateConfig({
  description: 'By Aadhaar the bank answers on the next working day: nobody polls for that.',
  meta: statusPage,
  entry: 'noteWait',
  invoke: rereadOnReturn('checkingMandate', 'dayReturns'),
  on: { retry: 'checkingMandate', leave: 'left', back: 'left' },
});

export const checkingMandate = mandateJourney.createStateConfig({
  description: 'The service is asked whether the bank has decided.',
  tags: 'pending',
  invoke: {
    id: 'checkMandate',
    src: 'loadMandate',
    input: ({ context }) => wishOf(context, true),
    onDone: {
      target: 'routingMandate',
      actions: { type: 'keepStanding', params: ({ event }) => event.output },
    },
    onError: { target: 'routingMandate', actions: { type: 'keepFailure', params: crashed } },
  },
  // The page asks by itself every few seconds: a tap in that moment counts too.
  on: { back: 'left' },
});

export const mandateFailed = mandateJourney.createStateConfig({
  description: 'The mandate was refused, stopped or ran out: why, and only the next way that can work.',
  meta: statusPage,
  on: {
    retry: [toAutopay, { guard: 'mayTryAgain', target: 'loadingMandate', actions: 'openAgain' }],
    'way.next': { guard: 'hasNextWay', target: 'loadingMandate', actions: 'openNext' },
    'contact.opened': { guard: 'needsHelp', ...toContact },
    back: 'left',
  },
});

export const mandatePaused = mandateJourney.createStateConfig({
  description: 'The bank holds the debits back: it is started again in the bank’s own app.',
  meta: statusPage,
  invoke: rereadOnReturn('checkingMandate', 'pauseReturns'),
  on: { retry: 'checkingMandate', 'contact.opened': toContact, back: 'left' },
});

export const mandateActive = mandateJourney.createStateConfig({
  description: "The mandate is active, by the service's word.",
  meta: statusPage,
  on: {
    leave: [toAutopay, { target: 'left', actions: { type: 'goTo', params: '/termloan/agreement' } }],
    back: 'left',
  },
});

export const mandateTypeUnknown = mandateJourney.createStateConfig({
  description:
    'A mandate of a kind that this app does not know: it says what it can show, and what it cannot.',
  meta: statusPage,
  on: { retry: 'checkingMandate', 'contact.opened': toContact, back: 'left' },
});
