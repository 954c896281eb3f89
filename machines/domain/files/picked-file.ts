import type { FileProblem } from './file-rule';

/** A file that is ready to be sent. Charts have only its `blob:` URL, which is valid in this page; the adapter has the bytes. */
export interface ReadyFile {
  /** `blob:` URL, used to show the file and to send it. */
  readonly url: string;
  readonly type: 'image/jpeg' | 'application/pdf';
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Why a picked file can't be used. `unreadable`: it is a picture by its first bytes, but is torn, cannot be decoded, or is gone. `too-many-pixels`: a phone
 * has too little memory to decode it.
 */
export type PickProblem = FileProblem | 'unreadable' | 'too-many-pixels';

/** Result of preparing a picked file. */
export type PickResult =
  | { readonly ok: true; readonly file: ReadyFile }
  | { readonly ok: false; readonly problem: PickProblem };
