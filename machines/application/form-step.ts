import type { LoanProfileChange } from '../domain/merchant/loan-profile';
import type { Page } from './context';
import type { KeptDraft } from './setup';

/** Back opens the previous page, and from the page that was opened from the list, the list. */
export const toPreviousStep = { target: 'routingPage', actions: 'stepBack' } as const;

/** Events of every form page. */
export const formEvents = {
  'profile.submitted': {
    target: 'submittingProfile',
    actions: {
      type: 'storeChange',
      params: ({ event }: { readonly event: { readonly change: LoanProfileChange } }) => event.change,
    },
  },
  'draft.kept': {
    actions: { type: 'storeDraft', params: ({ event }: { readonly event: KeptDraft }) => event },
  },
  back: toPreviousStep,
} as const;

/** Entry actions of a step's page: sets the page, and reports the step to the service. */
export function enterStep(page: Page, slug: string) {
  return [
    { type: 'setPage', params: page },
    { type: 'reportStep', params: { processState: 'APPLICATION', processSubState: slug } },
  ] as const;
}
