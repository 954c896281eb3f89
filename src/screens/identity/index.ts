import { identityCopy as copy } from '#messages/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen } from '../shared/pages/state-screens';
import { AadhaarScreen, AadhaarUnansweredScreen } from './aadhaar';
import {
  DocumentsPendingScreen,
  DocumentsScreen,
  DocumentUnansweredScreen,
  IdentityVerifiedScreen,
  PictureReviewScreen,
  PreparingPictureScreen,
} from './documents';
import {
  EkycExhaustedScreen,
  EkycFailedScreen,
  EkycOpenScreen,
  EkycPendingScreen,
  EkycUnknownScreen,
} from './ekyc';
import { EkycMobileScreen } from './ekyc-mobile';
import { IdentityUnavailableScreen } from './identity-unavailable';
import { KycFailedScreen } from './kyc-failed';
import { KycNeededScreen } from './kyc-needed';
import { KycStillValidScreen } from './kyc-still-valid';
import { KycUnderReviewScreen } from './kyc-under-review';
import { PanScreen } from './pan';
import {
  PanFailedScreen,
  PanMismatchScreen,
  PanNotSubmittedScreen,
  PanPendingScreen,
  PanRetryWaitScreen,
  PanVerifiedScreen,
} from './pan-status';
import { RegistryScreen, RegistryUnansweredScreen } from './registry';

const loading = loadingScreen(copy.title, copy.loading);

/** The screen of every state of the identity check. A waiting page stays on the screen while the status is polled. */
export const screens = {
  loadingIdentity: loading,
  identityUnavailable: IdentityUnavailableScreen,
  routingPage: loading,
  routingKycStatus: loading,
  kycHolds: KycStillValidScreen,
  kycNeeded: KycNeededScreen,
  kycUnderReview: KycUnderReviewScreen,
  checkingReview: KycUnderReviewScreen,
  kycFailed: KycFailedScreen,
  routingPan: loading,
  pan: PanScreen,
  submittingPan: PanScreen,
  panUnanswered: PanScreen,
  loadingTries: PanScreen,
  panRetryWait: PanRetryWaitScreen,
  routingPanStatus: loading,
  panNotSubmitted: PanNotSubmittedScreen,
  panPending: PanPendingScreen,
  checkingPan: PanPendingScreen,
  panVerified: PanVerifiedScreen,
  panMismatch: PanMismatchScreen,
  panFailed: PanFailedScreen,
  routingKyc: loading,
  kyc: RegistryScreen,
  submittingRegistry: RegistryScreen,
  registryUnanswered: RegistryUnansweredScreen,
  aadhaar: AadhaarScreen,
  submittingAadhaar: AadhaarScreen,
  aadhaarUnanswered: AadhaarUnansweredScreen,
  routingEkyc: loading,
  ekycOpen: EkycOpenScreen,
  openingAuthority: EkycOpenScreen,
  ekycPending: EkycPendingScreen,
  checkingEkyc: EkycPendingScreen,
  ekycFailed: EkycFailedScreen,
  ekycExhausted: EkycExhaustedScreen,
  ekycUnknown: EkycUnknownScreen,
  identityVerified: IdentityVerifiedScreen,
  ekycMobile: EkycMobileScreen,
  submittingMobile: EkycMobileScreen,
  mobileUnanswered: EkycMobileScreen,
  documents: DocumentsScreen,
  preparingPicture: PreparingPictureScreen,
  pictureReview: PictureReviewScreen,
  submittingDocument: PictureReviewScreen,
  documentUnanswered: DocumentUnansweredScreen,
  routingDocuments: DocumentsScreen,
  documentsPending: DocumentsPendingScreen,
  checkingDocuments: DocumentsPendingScreen,
  advanced: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof identityMachine>;
