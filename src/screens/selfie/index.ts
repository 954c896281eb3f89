import type { selfieMachine } from '../../../machines/selfie/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AttemptsExceededScreen } from './attempts-exceeded';
import { CameraScreen } from './camera';
import { CameraPausedScreen } from './camera-paused';
import { LoadingSelfieScreen } from './loading-selfie';
import { PhotoScreen } from './photo';
import { ReasonToldScreen } from './reason-told';
import { ReviewScreen } from './review';
import { SelfieCheckFailedScreen } from './selfie-check-failed';
import { SelfieStatusScreen } from './selfie-status';
import { SelfieUnavailableScreen } from './selfie-unavailable';
import { SelfieVerifiedScreen } from './selfie-verified';
import { SubmittingSelfieScreen } from './submitting-selfie';
import { UploadUnansweredScreen } from './upload-unanswered';
import { VerifySelfieScreen } from './verify-selfie';

/** Screens of the selfie. */
export const screens = {
  loadingSelfie: LoadingSelfieScreen,
  routingSelfie: LoadingSelfieScreen,
  verifySelfie: VerifySelfieScreen,
  camera: CameraScreen,
  cameraPaused: CameraPausedScreen,
  photo: PhotoScreen,
  openingSettings: PhotoScreen,
  preparingPicture: PhotoScreen,
  review: ReviewScreen,
  submittingSelfie: SubmittingSelfieScreen,
  uploadUnanswered: UploadUnansweredScreen,
  selfieStatus: SelfieStatusScreen,
  checkingSelfie: SelfieStatusScreen,
  selfieVerified: SelfieVerifiedScreen,
  selfieCheckFailed: SelfieCheckFailedScreen,
  attemptsExceeded: AttemptsExceededScreen,
  reasonTold: ReasonToldScreen,
  selfieUnavailable: SelfieUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof selfieMachine>;
