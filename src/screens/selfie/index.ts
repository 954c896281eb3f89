import type { selfieMachine } from '../../../machines/selfie/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AttemptsExceededScreen } from './attempts-exceeded';
import { later } from './later';
import { LoadingSelfieScreen } from './loading-selfie';
import { ReasonToldScreen } from './reason-told';
import { SelfieCheckFailedScreen } from './selfie-check-failed';
import { SelfieStatusScreen } from './selfie-status';
import { SelfieUnavailableScreen } from './selfie-unavailable';
import { SelfieVerifiedScreen } from './selfie-verified';
import { VerifySelfieScreen } from './verify-selfie';

const PhotoScreen = later('photo');

/** Screens of the selfie. What follows the reason comes in a chunk of its own. */
export const screens = {
  loadingSelfie: LoadingSelfieScreen,
  routingSelfie: LoadingSelfieScreen,
  verifySelfie: VerifySelfieScreen,
  camera: later('camera'),
  cameraPaused: later('cameraPaused'),
  photo: PhotoScreen,
  openingSettings: PhotoScreen,
  preparingPicture: PhotoScreen,
  review: later('review'),
  submittingSelfie: later('submittingSelfie'),
  uploadUnanswered: later('uploadUnanswered'),
  selfieStatus: SelfieStatusScreen,
  checkingSelfie: SelfieStatusScreen,
  selfieVerified: SelfieVerifiedScreen,
  selfieCheckFailed: SelfieCheckFailedScreen,
  attemptsExceeded: AttemptsExceededScreen,
  reasonTold: ReasonToldScreen,
  selfieUnavailable: SelfieUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof selfieMachine>;
