import { selfieCopy as copy } from '#messages/selfie';
import type { selfieMachine } from '../../../machines/selfie/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { AttemptsExceededScreen } from './attempts-exceeded';
import { CameraScreen } from './camera';
import { CameraPausedScreen } from './camera-paused';
import { PhotoScreen } from './photo';
import { ReasonFromUrlScreen } from './reason-from-url';
import { ReviewScreen } from './review';
import { SelfieCheckFailedScreen } from './selfie-check-failed';
import { SelfieStatusScreen } from './selfie-status';
import { SubmittingSelfieScreen } from './submitting-selfie';
import { UploadUnansweredScreen } from './upload-unanswered';
import { VerifySelfieScreen } from './verify-selfie';

const loading = loadingScreen(copy.title, copy.loading);

/** Screens of the selfie. */
export const screens = {
  loadingSelfie: loading,
  routingSelfie: loading,
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
  selfieVerified: noticeScreen(copy.title, copy.verified, 'leave', 'success'),
  selfieCheckFailed: SelfieCheckFailedScreen,
  attemptsExceeded: AttemptsExceededScreen,
  reasonFromUrl: ReasonFromUrlScreen,
  selfieUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof selfieMachine>;
