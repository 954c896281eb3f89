import type { identityMachine } from '../../../machines/identity/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { IdentityUnavailableScreen } from './identity-unavailable';
import { later } from './later';
import { LoadingIdentityScreen } from './loading';

const kycUnderReview = later('kycUnderReview');
const pan = later('pan');
const panPending = later('panPending');
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
  kycHolds: later('kycHolds'),
  kycNeeded: later('kycNeeded'),
  kycUnderReview,
  checkingReview: kycUnderReview,
  kycFailed: later('kycFailed'),
  routingPan: LoadingIdentityScreen,
  pan,
  submittingPan: pan,
  panUnanswered: pan,
  loadingTries: pan,
  panCoolOff: later('panCoolOff'),
  routingPanStatus: LoadingIdentityScreen,
  panNotSubmitted: later('panNotSubmitted'),
  panPending,
  checkingPan: panPending,
  panVerified: later('panVerified'),
  panMismatch: later('panMismatch'),
  panFailed: later('panFailed'),
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
