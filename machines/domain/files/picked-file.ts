import type { FileProblem } from './file-rule';

/** A file that is ready to be sent. The bytes stay with the adapter: a chart holds their `blob:` address, which this page alone knows. */
export interface ReadyFile {
  /** `blob:` address, to show a picture by and to send it by. */
  readonly url: string;
  readonly type: 'image/jpeg' | 'application/pdf';
  /** Its size in bytes. */
  readonly size: number;
}

/**
 * Why a picked file can't be used. `unreadable`: it says that it is a picture, and cannot be drawn. `too-many-pixels`: a phone
 * has no memory to draw it.
 */
export type PickProblem = FileProblem | 'unreadable' | 'too-many-pixels';

/** What came of a picked file. */
export type Picked =
  | { readonly ok: true; readonly file: ReadyFile }
  | { readonly ok: false; readonly problem: PickProblem };
