import { type Call, type FilePart, fail, type Refusal } from '../base/operation';
import { newId } from '../database/new-id';
import { files } from '../database/schema';

/** Maximum size of an upload: 5 MB. */
const MAX_BYTES = 5 * 1024 * 1024;

const PICTURE_TYPES = [
  { mediaType: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47] },
];
const DOCUMENT_TYPES = [...PICTURE_TYPES, { mediaType: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46] }];

/**
 * Stores an uploaded file. Its type is detected by its first bytes, not by its name.
 * @param accepts pictures (JPG, PNG), or documents (PDF as well)
 */
export async function storeFile(
  { tx, merchant, now }: Call,
  part: FilePart,
  kind: string,
  accepts: 'pictures' | 'documents',
): Promise<{ id: string; mediaType: string } | { refusal: Refusal }> {
  const fileType = detectFileType(part, accepts);
  if ('refusal' in fileType) return fileType;
  const id = newId('fil');
  const { mediaType } = fileType;
  await tx
    .insert(files)
    .values({ id, merchantId: merchant.id, kind, mediaType, bytes: Buffer.from(part.bytes), createdAt: now });
  return { id, mediaType };
}

/** The media type of a file by its first bytes, or why the file is refused. */
export function detectFileType(
  { bytes }: FilePart,
  accepts: 'pictures' | 'documents',
): { mediaType: string } | { refusal: Refusal } {
  // The contract's type of a file is a string, so a form field with plain text passes validation.
  if (!(bytes instanceof Uint8Array)) return { refusal: fail(415, 'file_type_not_supported') };
  if (bytes.length > MAX_BYTES) return { refusal: fail(413, 'file_too_large') };
  const fileType = (accepts === 'pictures' ? PICTURE_TYPES : DOCUMENT_TYPES).find(({ starts: signature }) =>
    signature.every((byte, index) => bytes[index] === byte),
  );
  return fileType ?? { refusal: fail(415, 'file_type_not_supported') };
}

/** URL of a stored file for its merchant. */
export const fileUrl = (id: string): string => `/api/termloan/documents/files/${id}`;
