import type { LoanProfileChange } from '../domain/merchant/loan-profile';
import type { Page } from './context';
import type { PageDraft } from './setup';

/** Back opens the previous page; from the page on which the merchant entered, it opens the list. */
export const toPreviousStep = { target: 'routingPage', actions: 'stepBack' } as const;

/** Events of every page of the profile; the form of a bank account has others. */
export const formEvents = {
  'profile.submitted': {
    target: 'submittingProfile',
    actions: {
      type: 'storeChange',
      params: ({ event }: { readonly event: { readonly change: LoanProfileChange } }) => event.change,
    },
  },
  'draft.kept': {
    actions: { type: 'storeDraft', params: ({ event }: { readonly event: PageDraft }) => event },
  },
  back: toPreviousStep,
} as const;

/** Entry actions of the state of a page: they set the page, and report the step to the service by its slug. */
export function stepEntryActions(page: Page, slug: string) {
  return [
    { type: 'setPage', params: page },
    { type: 'reportStep', params: { processState: 'APPLICATION', processSubState: slug } },
  ] as const;
}
