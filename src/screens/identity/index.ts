import type { identityMachine } from '../../../machines/identity/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
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
  EkycFailedScreen,
  EkycOpenScreen,
  EkycPendingScreen,
  EkycSpentScreen,
  EkycUnknownScreen,
} from './ekyc';
import { EkycMobileScreen } from './ekyc-mobile';
import { IdentityUnavailableScreen } from './identity-unavailable';
import { KycFailedScreen } from './kyc-failed';
import { KycHoldsScreen } from './kyc-holds';
import { KycNeededScreen } from './kyc-needed';
import { KycUnderReviewScreen } from './kyc-under-review';
import { LoadingIdentityScreen } from './loading';
import { PanScreen } from './pan';
import {
  PanCoolOffScreen,
  PanFailedScreen,
  PanMismatchScreen,
  PanNotSubmittedScreen,
  PanPendingScreen,
  PanVerifiedScreen,
} from './pan-status';
import { RegistryScreen, RegistryUnansweredScreen } from './registry';

/** The screen of every state of the identity check. What is waited for stays on the screen while it is asked again. */
export const screens = {
  loadingIdentity: LoadingIdentityScreen,
  identityUnavailable: IdentityUnavailableScreen,
  routingPlace: LoadingIdentityScreen,
  routingKycStatus: LoadingIdentityScreen,
  kycHolds: KycHoldsScreen,
  kycNeeded: KycNeededScreen,
  kycUnderReview: KycUnderReviewScreen,
  checkingReview: KycUnderReviewScreen,
  kycFailed: KycFailedScreen,
  routingPan: LoadingIdentityScreen,
  pan: PanScreen,
  submittingPan: PanScreen,
  panUnanswered: PanScreen,
  loadingTries: PanScreen,
  panCoolOff: PanCoolOffScreen,
  routingPanStatus: LoadingIdentityScreen,
  panNotSubmitted: PanNotSubmittedScreen,
  panPending: PanPendingScreen,
  checkingPan: PanPendingScreen,
  panVerified: PanVerifiedScreen,
  panMismatch: PanMismatchScreen,
  panFailed: PanFailedScreen,
  routingKyc: LoadingIdentityScreen,
  kyc: RegistryScreen,
  submittingRegistry: RegistryScreen,
  registryUnanswered: RegistryUnansweredScreen,
  aadhaar: AadhaarScreen,
  submittingAadhaar: AadhaarScreen,
  aadhaarUnanswered: AadhaarUnansweredScreen,
  routingEkyc: LoadingIdentityScreen,
  ekycOpen: EkycOpenScreen,
  openingAuthority: EkycOpenScreen,
  ekycPending: EkycPendingScreen,
  checkingEkyc: EkycPendingScreen,
  ekycFailed: EkycFailedScreen,
  ekycSpent: EkycSpentScreen,
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
