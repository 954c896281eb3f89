import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { DocumentsScreen } from './documents';
import { DocumentsUnavailableScreen } from './documents-unavailable';
import { LoadingDocumentsScreen } from './loading-documents';
import { LoadingTermsScreen } from './loading-terms';
import { NoAgreementScreen } from './no-agreement';
import { TermsScreen } from './terms';
import { TermsUnavailableScreen } from './terms-unavailable';
import { UnsignedTermsScreen } from './unsigned-terms';

/** Screens of the agreement view. */
export const screens = {
  loadingTerms: LoadingTermsScreen,
  routingTerms: LoadingTermsScreen,
  terms: TermsScreen,
  unsignedTerms: UnsignedTermsScreen,
  loadingDocuments: LoadingDocumentsScreen,
  documents: DocumentsScreen,
  documentsUnavailable: DocumentsUnavailableScreen,
  noAgreement: NoAgreementScreen,
  termsUnavailable: TermsUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof loanDetailsMachine>;
