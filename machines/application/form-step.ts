import type { LoanProfileChange } from '../domain/merchant/loan-profile';
import type { Place } from './context';
import type { KeptDraft } from './setup';

/** Back is the page before, down to the one that was opened from the list; there it is the list. */
export const toPreviousStep = { target: 'routingPlace', actions: 'stepBack' } as const;

/** What every page of the told steps takes. */
export const formEvents = {
  'profile.submitted': {
    target: 'submittingProfile',
    actions: {
      type: 'keepChange',
      params: ({ event }: { readonly event: { readonly change: LoanProfileChange } }) => event.change,
    },
  },
  'draft.kept': {
    actions: { type: 'storeDraft', params: ({ event }: { readonly event: KeptDraft }) => event },
  },
  back: toPreviousStep,
} as const;

/** On entering a page of the way: where one stands, told to the service, too. */
export function enterStep(place: Place, slug: string) {
  return [
    { type: 'standAt', params: place },
    { type: 'reportStep', params: { processState: 'APPLICATION', processSubState: slug } },
  ] as const;
}
