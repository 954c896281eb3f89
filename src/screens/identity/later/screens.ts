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
import { KycFailedScreen } from './kyc-failed';
import { KycHoldsScreen } from './kyc-holds';
import { KycNeededScreen } from './kyc-needed';
import { KycUnderReviewScreen } from './kyc-under-review';
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

/** All screens but the first: they come while the service is asked where the checks stand. */
export const laterScreens = {
  kycHolds: KycHoldsScreen,
  kycNeeded: KycNeededScreen,
  kycUnderReview: KycUnderReviewScreen,
  kycFailed: KycFailedScreen,
  pan: PanScreen,
  panCoolOff: PanCoolOffScreen,
  panNotSubmitted: PanNotSubmittedScreen,
  panPending: PanPendingScreen,
  panVerified: PanVerifiedScreen,
  panMismatch: PanMismatchScreen,
  panFailed: PanFailedScreen,
  registry: RegistryScreen,
  registryUnanswered: RegistryUnansweredScreen,
  aadhaar: AadhaarScreen,
  aadhaarUnanswered: AadhaarUnansweredScreen,
  ekycOpen: EkycOpenScreen,
  ekycPending: EkycPendingScreen,
  ekycFailed: EkycFailedScreen,
  ekycSpent: EkycSpentScreen,
  ekycUnknown: EkycUnknownScreen,
  ekycMobile: EkycMobileScreen,
  identityVerified: IdentityVerifiedScreen,
  documents: DocumentsScreen,
  preparingPicture: PreparingPictureScreen,
  pictureReview: PictureReviewScreen,
  documentUnanswered: DocumentUnansweredScreen,
  documentsPending: DocumentsPendingScreen,
};
