import type { Failure } from '../domain/base/failure';
import type { CameraProblem, PictureHint } from '../domain/files/camera';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { SelfieReason, SelfieStatus } from '../domain/identity/selfie';
import type { ConsentState, Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type SelfieEntryUrl =
  | '/termloan/verify-selfie'
  | '/termloan/selfie-status'
  | '/termloan/selfie-check-failed';

/** URL of the page that explains why a picture is needed. */
export const VERIFY_PATH = '/termloan/verify-selfie';

/** URL of the list of steps of the application. */
export const STEPS_PATH = '/termloan/application';

/** Why there is no picture to send: the file is unusable, or `gone`: lost when the phone discarded the page. */
export type PictureProblem = PickProblem | 'gone';

/** Result of opening the settings; `in-browser`: a page cannot open the settings of a browser. */
export type SettingsAnswer = 'opened' | 'failed' | 'in-browser';

export interface Input {
  readonly entryUrl: SelfieEntryUrl;
  /** Reason of the refusal in the URL; null for none or an unknown one. Only a hint: the service decides. */
  readonly urlReason: SelfieReason | null;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState, ConsentState {
  readonly selfie: SelfieStatus | null;
  /** The PAN is verified, or it is not known whether it is: a selfie can be taken. */
  readonly isStepOpen: boolean;
  /** An earlier identity check has expired: the selfie can then be taken without an application. */
  readonly hasLapsed: boolean;
  /** The merchant wants to take a picture, not to see the status of the last one. */
  readonly isTakingPicture: boolean;
  /** The camera's picture is shown. */
  readonly isCameraLive: boolean;
  readonly hint: PictureHint | null;
  readonly cameraProblem: CameraProblem | null;
  readonly pictureProblem: PictureProblem | null;
  readonly settings: SettingsAnswer | null;
  /** `blob:` URL of the picked file, until it is prepared. */
  readonly pickedUrl: string | null;
  /** The picture to send, until its answer; its bytes are in the adapter only. */
  readonly picture: ReadyFile | null;
  /** The picture was taken with the camera of this page, not picked as a file. */
  readonly isFromCamera: boolean;
  /** Upload progress, 0 to 1. */
  readonly progress: number;
  /** Polls so far, not counting the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    selfie: null,
    isStepOpen: true,
    hasLapsed: false,
    isTakingPicture: input.entryUrl === VERIFY_PATH,
    consent: null,
    isCameraLive: false,
    hint: null,
    cameraProblem: null,
    pictureProblem: null,
    settings: null,
    pickedUrl: null,
    picture: null,
    isFromCamera: false,
    progress: 0,
    polls: 0,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: STEPS_PATH,
  };
}
