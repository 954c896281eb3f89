import { crashed } from '../domain/base/failure';
import type { UdyamChange } from '../domain/udyam/udyam';
import type { UdyamPlace } from '../domain/udyam/udyam-steps';
import { writeKey } from '../shared/journey';
import { BUSINESS } from './context';
import { type KeptUdyamDraft, udyamJourney } from './setup';

// What the merchant tells, a page each; every page is saved with the service before the next one opens.

/** Back is the page before, down to the one that was opened from the list or the last look; there it is that. */
export const toPreviousStep = { target: 'routingPlace', actions: 'stepBack' } as const;

/** Another page of the way, out of its turn. */
export const opensPage = {
  guard: {
    type: 'mayOpen',
    params: ({ event }: { readonly event: { readonly page: UdyamPlace } }) => event.page,
  },
  target: 'routingPlace',
  actions: {
    type: 'openPage',
    params: ({ event }: { readonly event: { readonly page: UdyamPlace } }) => event.page,
  },
} as const;

const formEvents = {
  'details.submitted': {
    target: 'submittingDetails',
    actions: {
      type: 'keepSave',
      params: ({ event }: { readonly event: { readonly change: UdyamChange } }) => event.change,
    },
  },
  'draft.kept': {
    actions: { type: 'storeDraft', params: ({ event }: { readonly event: KeptUdyamDraft }) => event },
  },
  back: toPreviousStep,
} as const;

export const kyc = udyamJourney.createStateConfig({
  id: 'kyc',
  description: 'The merchant tells name, PAN and Aadhaar; the number goes to the register once.',
  meta: { path: '/register-udyam/kyc', requirements: ['spec 2.3 line 2'] },
  route: { guard: { type: 'mayOpen', params: 'kyc' } },
  entry: { type: 'standAt', params: 'kyc' },
  on: formEvents,
});

export const personalDetails = udyamJourney.createStateConfig({
  id: 'personalDetails',
  description: 'The merchant tells phone, e-mail, and what the register asks of every owner.',
  meta: { path: '/register-udyam/personal-details', requirements: ['spec 2.3 line 3'] },
  route: { guard: { type: 'mayOpen', params: 'personal-details' } },
  entry: { type: 'standAt', params: 'personal-details' },
  on: formEvents,
});

export const businessActivity = udyamJourney.createStateConfig({
  id: 'businessActivity',
  description: 'The merchant finds what the business does in the list of NIC codes, by words or numbers.',
  meta: { path: BUSINESS, requirements: ['spec 2.3 line 4'] },
  route: { guard: { type: 'mayOpen', params: 'activity' } },
  entry: [{ type: 'standAt', params: 'activity' }, 'clearNicFailure'],
  invoke: {
    id: 'listNicCodes',
    src: 'listNicCodes',
    onDone: { actions: { type: 'keepNicCodes', params: ({ event }) => event.output } },
    onError: { actions: { type: 'keepNicFailure', params: crashed } },
  },
  on: { ...formEvents, retry: { target: 'businessActivity', reenter: true } },
});

export const businessFacts = udyamJourney.createStateConfig({
  description: 'The merchant tells the name of the business, how it is owned, and since when it is open.',
  meta: { path: BUSINESS },
  on: formEvents,
});

export const businessSize = udyamJourney.createStateConfig({
  description: 'The merchant tells who works there, what it sold last year, and what its machines cost.',
  meta: { path: BUSINESS },
  on: formEvents,
});

export const businessAddress = udyamJourney.createStateConfig({
  description: 'The merchant tells where the business is.',
  meta: { path: BUSINESS, requirements: ['spec 2.3 line 4'] },
  on: formEvents,
});

export const bankDetails = udyamJourney.createStateConfig({
  id: 'bankDetails',
  description: 'The merchant tells the bank account of the business; nothing is sent or taken.',
  meta: { path: '/register-udyam/bank-details', requirements: ['spec 2.3 line 5'] },
  route: { guard: { type: 'mayOpen', params: 'bank-details' } },
  entry: { type: 'standAt', params: 'bank-details' },
  on: formEvents,
});

export const submittingDetails = udyamJourney.createStateConfig({
  description: 'The service saves what was told on the page, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateUdyamDetails',
    src: 'updateUdyamDetails',
    input: ({ context }) => ({ key: writeKey(context), args: context.save, startBy: context.startBy }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingPlace',
        actions: [
          { type: 'keepSaved', params: ({ event }) => event.output },
          'renewKey',
          { type: 'storeDraft', params: ({ context }) => ({ page: context.place, draft: null }) },
          'goOn',
        ],
      },
      {
        // Sent on another phone, or in another tab: the service says where that stands.
        guard: { type: 'isStale', params: ({ event }) => event.output },
        target: 'loadingUdyam',
        actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'renewKey'],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'routingPlace',
        actions: [{ type: 'keepSaved', params: ({ event }) => event.output }, 'renewKey'],
      },
      { target: 'detailsUnanswered' },
    ],
    onError: 'detailsUnanswered',
  },
});

export const detailsUnanswered = udyamJourney.createStateConfig({
  description: 'Nobody knows yet whether it was saved; the merchant may ask again.',
  entry: 'checkStatusFirst',
  on: {
    retry: 'submittingDetails',
    back: { target: 'loadingUdyam', actions: 'renewKey' },
  },
});
