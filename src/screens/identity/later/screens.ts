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
import { RegistryScreen, RegistryUnansweredScreen } from './registry';

/** The registry, Aadhaar and its papers. */
export const laterScreens = {
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
