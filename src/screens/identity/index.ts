import type { identityMachine } from '../../../machines/identity/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { IdentityUnavailableScreen } from './identity-unavailable';
import { KycFailedScreen } from './kyc-failed';
import { KycHoldsScreen } from './kyc-holds';
import { KycNeededScreen } from './kyc-needed';
import { KycUnderReviewScreen } from './kyc-under-review';
import { later } from './later';
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

const registry = later('registry');
const aadhaar = later('aadhaar');
const ekycOpen = later('ekycOpen');
const ekycPending = later('ekycPending');
const ekycMobile = later('ekycMobile');
const pictureReview = later('pictureReview');
const documents = later('documents');
const documentsPending = later('documentsPending');

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
  kyc: registry,
  submittingRegistry: registry,
  registryUnanswered: later('registryUnanswered'),
  aadhaar,
  submittingAadhaar: aadhaar,
  aadhaarUnanswered: later('aadhaarUnanswered'),
  routingEkyc: LoadingIdentityScreen,
  ekycOpen,
  openingAuthority: ekycOpen,
  ekycPending,
  checkingEkyc: ekycPending,
  ekycFailed: later('ekycFailed'),
  ekycSpent: later('ekycSpent'),
  ekycUnknown: later('ekycUnknown'),
  identityVerified: later('identityVerified'),
  ekycMobile,
  submittingMobile: ekycMobile,
  mobileUnanswered: ekycMobile,
  documents,
  preparingPicture: later('preparingPicture'),
  pictureReview,
  submittingDocument: pictureReview,
  documentUnanswered: later('documentUnanswered'),
  routingDocuments: documents,
  documentsPending,
  checkingDocuments: documentsPending,
  advanced: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof identityMachine>;
