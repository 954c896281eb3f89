import { CameraScreen } from './camera';
import { CameraPausedScreen } from './camera-paused';
import { PhotoScreen } from './photo';
import { ReviewScreen } from './review';
import { SubmittingSelfieScreen } from './submitting-selfie';
import { UploadUnansweredScreen } from './upload-unanswered';

/** Screens after the reason, in one chunk of their own. */
export const laterScreens = {
  camera: CameraScreen,
  cameraPaused: CameraPausedScreen,
  photo: PhotoScreen,
  review: ReviewScreen,
  submittingSelfie: SubmittingSelfieScreen,
  uploadUnanswered: UploadUnansweredScreen,
};
