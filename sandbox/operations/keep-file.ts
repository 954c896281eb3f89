import { newId } from '../database/new-id';
import { files } from '../database/schema';
import { type Call, type FilePart, fail, type Refusal } from '../wire/operation';

/** Maximum size: five megabytes. */
const LARGEST = 5 * 1024 * 1024;

const PICTURES = [
  { mediaType: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { mediaType: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47] },
];
const DOCUMENTS = [...PICTURES, { mediaType: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46] }];

/**
 * Stores an uploaded file; its type is detected from its first bytes, not its name.
 * @param accepts pictures (JPG, PNG), or documents (PDF as well)
 */
export async function storeFile(
  { tx, merchant, now }: Call,
  part: FilePart,
  kind: string,
  accepts: 'pictures' | 'documents',
): Promise<{ id: string; mediaType: string } | { refusal: Refusal }> {
  const known = knownFile(part, accepts);
  if ('refusal' in known) return known;
  const id = newId('fil');
  const { mediaType } = known;
  await tx
    .insert(files)
    .values({ id, merchantId: merchant.id, kind, mediaType, bytes: Buffer.from(part.bytes), createdAt: now });
  return { id, mediaType };
}

/** File type by its first bytes, or why it is refused. */
export function knownFile(
  { bytes }: FilePart,
  accepts: 'pictures' | 'documents',
): { mediaType: string } | { refusal: Refusal } {
  // In the contract a file is a string: a form may contain plain text instead.
  if (!(bytes instanceof Uint8Array)) return { refusal: fail(415, 'file_type_not_supported') };
  if (bytes.length > LARGEST) return { refusal: fail(413, 'file_too_large') };
  const known = (accepts === 'pictures' ? PICTURES : DOCUMENTS).find(({ starts }) =>
    starts.every((byte, at) => bytes[at] === byte),
  );
  return known ?? { refusal: fail(415, 'file_type_not_supported') };
}

/** URL of a stored file for its merchant. */
export const fileUrl = (id: string): string => `/api/termloan/documents/files/${id}`;
