import type { Failure } from '../domain/base/failure';
import type { CameraProblem, PictureHint } from '../domain/files/camera';
import type { PickProblem, ReadyFile } from '../domain/files/picked-file';
import type { SelfieReason, SelfieStatus } from '../domain/identity/selfie';
import type { Redirect, RequestKeyState } from '../shared/journey';

/** URLs that open this journey. */
export type SelfieEntryUrl =
  | '/termloan/verify-selfie'
  | '/termloan/selfie-status'
  | '/termloan/selfie-check-failed';

/** The page that explains why a picture is needed. */
export const VERIFY = '/termloan/verify-selfie';

/** The steps of the application, and the next one that is open. */
export const STEPS = '/termloan/application';

/** Why there is no picture to send: the file is unusable, or was lost when the phone discarded the page. */
export type PictureProblem = PickProblem | 'gone';

/** Result of opening the settings: those of a browser can't be opened by a page. */
export type SettingsAnswer = 'opened' | 'failed' | 'in-browser';

export interface Input {
  readonly entryUrl: SelfieEntryUrl;
  /** The reason in the URL: only a hint, the service decides. Null for an unknown one. */
  readonly urlReason: SelfieReason | null;
  readonly requestKeySeed: string;
}

export interface Context extends Input, RequestKeyState {
  readonly selfie: SelfieStatus | null;
  readonly isOpen: boolean;
  /** The merchant came to take a picture, not to see the status of the last one. */
  readonly isTakingPicture: boolean;
  /** They read the explanation, and agreed by tapping. */
  readonly hasConsent: boolean;
  /** The camera shows something. */
  readonly isLive: boolean;
  readonly hint: PictureHint | null;
  readonly cameraProblem: CameraProblem | null;
  readonly pictureProblem: PictureProblem | null;
  readonly settings: SettingsAnswer | null;
  /** `blob:` URL of the picked file, until it is prepared. */
  readonly picked: string | null;
  /** Ready to be sent, until its answer. The bytes are in the adapter only. */
  readonly picture: ReadyFile | null;
  readonly isFromCamera: boolean;
  /** Upload progress, 0 to 1. */
  readonly progress: number;
  /** Polls so far, without the first request. */
  readonly polls: number;
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    selfie: null,
    isOpen: true,
    isTakingPicture: input.entryUrl === VERIFY,
    hasConsent: false,
    isLive: false,
    hint: null,
    cameraProblem: null,
    pictureProblem: null,
    settings: null,
    picked: null,
    picture: null,
    isFromCamera: false,
    progress: 0,
    polls: 0,
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: STEPS,
  };
}
