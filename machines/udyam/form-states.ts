import { crashFailure } from '../domain/base/failure';
import type { UdyamChange } from '../domain/udyam/udyam';
import type { UdyamStep } from '../domain/udyam/udyam-steps';
import { requestKeyOf } from '../shared/journey';
import { BUSINESS_PATH } from './context';
import { type UdyamPageDraft, udyamJourney } from './setup';

// The forms, one page each. The service saves a page before the next one opens.

/** Back opens the previous page; from a page that was opened from the list or the review, it opens that. */
export const toPreviousStep = { target: 'routingPage', actions: 'stepBack' } as const;

/** Transition that opens a page from the list or the review. */
export const toOtherPage = {
  guard: {
    type: 'mayOpen',
    params: ({ event }: { readonly event: { readonly page: UdyamStep } }) => event.page,
  },
  target: 'routingPage',
  actions: {
    type: 'openPage',
    params: ({ event }: { readonly event: { readonly page: UdyamStep } }) => event.page,
  },
} as const;

const formEvents = {
  'details.submitted': {
    target: 'submittingDetails',
    actions: {
      type: 'storeSave',
      params: ({ event }: { readonly event: { readonly change: UdyamChange } }) => event.change,
    },
  },
  'draft.kept': {
    actions: { type: 'storeDraft', params: ({ event }: { readonly event: UdyamPageDraft }) => event },
  },
  back: toPreviousStep,
} as const;

export const kyc = udyamJourney.createStateConfig({
  id: 'kyc',
  description:
    'The merchant fills in name, PAN and Aadhaar; the Aadhaar number is sent to the register once.',
  meta: { path: '/register-udyam/kyc', requirements: ['spec 2.3 line 2'] },
  route: { guard: { type: 'mayOpen', params: 'kyc' } },
  entry: { type: 'setPage', params: 'kyc' },
  on: formEvents,
});

export const personalDetails = udyamJourney.createStateConfig({
  id: 'personalDetails',
  description: 'The merchant fills in phone, e-mail, and what the register requires of every owner.',
  meta: { path: '/register-udyam/personal-details', requirements: ['spec 2.3 line 3'] },
  route: { guard: { type: 'mayOpen', params: 'personal-details' } },
  entry: { type: 'setPage', params: 'personal-details' },
  on: formEvents,
});

export const businessActivity = udyamJourney.createStateConfig({
  id: 'businessActivity',
  description: 'The merchant searches the NIC codes of the business by words or numbers.',
  meta: { path: BUSINESS_PATH, requirements: ['spec 2.3 line 4'] },
  route: { guard: { type: 'mayOpen', params: 'activity' } },
  entry: [{ type: 'setPage', params: 'activity' }, 'clearNicFailure'],
  invoke: {
    id: 'listNicCodes',
    src: 'listNicCodes',
    onDone: { actions: { type: 'storeNicCodes', params: ({ event }) => event.output } },
    onError: { actions: { type: 'storeNicFailure', params: crashFailure } },
  },
  on: { ...formEvents, retry: { target: 'businessActivity', reenter: true } },
});

export const businessFacts = udyamJourney.createStateConfig({
  description: 'The merchant fills in name, legal form and date of commencement of the business.',
  meta: { path: BUSINESS_PATH },
  on: formEvents,
});

export const businessSize = udyamJourney.createStateConfig({
  description: "The merchant fills in the number of employees, last year's turnover and the investment.",
  meta: { path: BUSINESS_PATH },
  on: formEvents,
});

export const businessAddress = udyamJourney.createStateConfig({
  description: 'The merchant fills in the address of the business.',
  meta: { path: BUSINESS_PATH, requirements: ['spec 2.3 line 4'] },
  on: formEvents,
});

export const bankDetails = udyamJourney.createStateConfig({
  id: 'bankDetails',
  description: 'The merchant fills in the bank account of the business; no money is moved.',
  meta: { path: '/register-udyam/bank-details', requirements: ['spec 2.3 line 5'] },
  route: { guard: { type: 'mayOpen', params: 'bank-details' } },
  entry: { type: 'setPage', params: 'bank-details' },
  on: formEvents,
});

export const submittingDetails = udyamJourney.createStateConfig({
  description: 'The service saves the page, once.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'updateUdyamDetails',
    src: 'updateUdyamDetails',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: context.save,
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.output },
        target: 'routingPage',
        actions: [
          { type: 'storeSaveResult', params: ({ event }) => event.output },
          'nextRequestKey',
          { type: 'storeDraft', params: ({ context }) => ({ page: context.page, draft: null }) },
          'openNextPage',
        ],
      },
      {
        // Submitted on another phone or in another tab: the registration is read again.
        guard: { type: 'isOutdated', params: ({ event }) => event.output },
        target: 'loadingUdyam',
        actions: [{ type: 'storeSaveResult', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        guard: { type: 'isRefused', params: ({ event }) => event.output },
        target: 'routingPage',
        actions: [{ type: 'storeSaveResult', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      { target: 'detailsUnanswered' },
    ],
    onError: 'detailsUnanswered',
  },
});

export const detailsUnanswered = udyamJourney.createStateConfig({
  description: 'It is not known yet whether it was saved; the merchant may check again.',
  entry: 'startWithStatusCheck',
  on: {
    retry: 'submittingDetails',
    back: { target: 'loadingUdyam', actions: 'nextRequestKey' },
  },
});
