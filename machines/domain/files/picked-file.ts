import type { FileProblem } from './file-rule';

/** A file that is ready to be sent. The bytes stay in the adapter: a chart only has their `blob:` URL, which is valid in this page only. */
export interface ReadyFile {
  /** `blob:` URL, for showing and for sending the file. */
  readonly url: string;
  readonly type: 'image/jpeg' | 'application/pdf';
  /** Its size in bytes. */
  readonly size: number;
}

/**
 * Why a picked file can't be used. `unreadable`: its type is a picture, but it cannot be decoded. `too-many-pixels`: a phone
 * has no memory to decode it.
 */
export type PickProblem = FileProblem | 'unreadable' | 'too-many-pixels';

/** Result of preparing a picked file. */
export type Picked =
  | { readonly ok: true; readonly file: ReadyFile }
  | { readonly ok: false; readonly problem: PickProblem };
