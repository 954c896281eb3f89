import { loanDetailsCopy as copy, identityDocumentsCopy } from '#messages/loan-details';
import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { DocumentsScreen } from './documents';
import { DocumentsUnavailableScreen } from './documents-unavailable';
import { TermsScreen } from './terms';
import { UnsignedTermsScreen } from './unsigned-terms';

const loadingTerms = loadingScreen(copy.title, copy.loading);

/** The screen of every state of the loan details. */
export const screens = {
  loadingTerms: loadingTerms,
  routingTerms: loadingTerms,
  terms: TermsScreen,
  sharingPaper: TermsScreen,
  unsignedTerms: UnsignedTermsScreen,
  loadingDocuments: loadingScreen(identityDocumentsCopy.title, identityDocumentsCopy.loading),
  documents: DocumentsScreen,
  documentsUnavailable: DocumentsUnavailableScreen,
  noAgreement: noticeScreen(copy.title, copy.none, 'leave'),
  termsUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof loanDetailsMachine>;
