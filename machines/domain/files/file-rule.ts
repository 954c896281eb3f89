/** Maximum size of a file (assumed: 5 MB). */
const MAX_BYTES = 5 * 1024 * 1024;

/** Accepted media types, and the file extension that is sent for each (spec 3, `file_format` with a leading dot). */
const extensionByType: ReadonlyMap<string, FileExtension> = new Map<string, FileExtension>([
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['application/pdf', '.pdf'],
]);

export type FileExtension = '.jpg' | '.png' | '.pdf';

/** Why a file can't be sent. */
export type FileProblem = 'empty' | 'too-large' | 'wrong-type';

/** The size of a file in bytes, and its media type as its bytes say. */
export interface FileFacts {
  readonly size: number;
  readonly type: string;
}

/** The file extension of a media type, with its leading dot; null for a type that is not accepted. */
export function fileExtension({ type }: Pick<FileFacts, 'type'>): FileExtension | null {
  return extensionByType.get(type.toLowerCase()) ?? null;
}

/**
 * Why a file can't be sent; null when it can. Accepted are JPG, PNG and, where documents are accepted, PDF, up to 5 MB.
 * @param accepted `documents` includes pictures
 */
export function fileProblem(file: FileFacts, accepted: 'pictures' | 'documents'): FileProblem | null {
  const extension = fileExtension(file);
  if (extension === null || (extension === '.pdf' && accepted === 'pictures')) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_BYTES ? 'too-large' : null;
}
