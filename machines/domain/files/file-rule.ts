/** Files are at most 5 MB (domain decision), in bytes. */
const MOST_BYTES = 5 * 1024 * 1024;

/** What files may be, and the ending that each kind is sent with (spec 3, `file_format` with a leading dot). */
const endings: ReadonlyMap<string, FileEnding> = new Map<string, FileEnding>([
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['application/pdf', '.pdf'],
]);

export type FileEnding = '.jpg' | '.png' | '.pdf';

/** Why a file can't be sent. */
export type FileProblem = 'empty' | 'too-large' | 'wrong-type';

/** What the rule asks of a file: its size in bytes, and its media type as the browser says it. */
export interface FileFacts {
  readonly size: number;
  readonly type: string;
}

/** The ending of a kind of file; null for a kind that is not taken. */
export function fileEnding({ type }: Pick<FileFacts, 'type'>): FileEnding | null {
  return endings.get(type.toLowerCase()) ?? null;
}

/**
 * Whether a file can be sent: jpg, png, and pdf where documents are taken, up to 5 MB.
 * @param takes pictures only, or documents too
 */
export function fileProblem(file: FileFacts, takes: 'pictures' | 'documents'): FileProblem | null {
  const ending = fileEnding(file);
  if (ending === null || (ending === '.pdf' && takes === 'pictures')) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > MOST_BYTES ? 'too-large' : null;
}
