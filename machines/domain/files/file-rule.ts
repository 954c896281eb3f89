/** Files are at most 5 MB (assumed), in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Accepted media types, and the extension that each is sent with (spec 3, `file_format` with a leading dot). */
const endings: ReadonlyMap<string, FileEnding> = new Map<string, FileEnding>([
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['application/pdf', '.pdf'],
]);

export type FileEnding = '.jpg' | '.png' | '.pdf';

/** Why a file can't be sent. */
export type FileProblem = 'empty' | 'too-large' | 'wrong-type';

/** What the rule needs of a file: its size in bytes, and its media type as the browser reports it. */
export interface FileFacts {
  readonly size: number;
  readonly type: string;
}

/** The extension of a media type; null for one that is not accepted. */
export function fileEnding({ type }: Pick<FileFacts, 'type'>): FileEnding | null {
  return endings.get(type.toLowerCase()) ?? null;
}

/**
 * Whether a file can be sent: jpg, png, and pdf where documents are accepted, up to 5 MB.
 * @param takes pictures only, or documents too
 */
export function fileProblem(file: FileFacts, takes: 'pictures' | 'documents'): FileProblem | null {
  const ending = fileEnding(file);
  if (ending === null || (ending === '.pdf' && takes === 'pictures')) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_BYTES ? 'too-large' : null;
}
