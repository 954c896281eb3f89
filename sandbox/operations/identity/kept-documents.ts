import { newId } from '../../books/new-id';
import { files } from '../../books/schema';
import { kycDocuments } from '../../books/schema-people';
import type { Clocked, DocumentRow } from './identity-books';
import { maskedPicture } from './masked-picture';

type DocumentType = 'AADHAAR_FRONT' | 'AADHAAR_BACK' | 'PAN' | 'SHOP_PROOF' | 'SELFIE';

/** Stores both sides of the Aadhaar as a registry returns them: masked. */
export async function keepAadhaarPictures(clocked: Clocked, last4: string | null): Promise<void> {
  for (const type of ['AADHAAR_FRONT', 'AADHAAR_BACK'] as const)
    await keepDocument(clocked, {
      type,
      status: 'VERIFIED',
      previewFileId: await keepMasked(clocked, type, last4),
    });
}

/** Stores the masked picture of a document as a file; returns its id. */
export async function keepMasked(
  { books, merchant, now }: Clocked,
  type: DocumentType,
  last4: string | null,
): Promise<string> {
  const id = newId('fil');
  await books.insert(files).values({
    id,
    merchantId: merchant.id,
    kind: type,
    mediaType: 'image/svg+xml',
    bytes: Buffer.from(maskedPicture(type, last4)),
    createdAt: now,
  });
  return id;
}

/** Stores a document; a later one of its type replaces it. */
export async function keepDocument(
  { books, merchant, now }: Clocked,
  document: Pick<DocumentRow, 'type' | 'status' | 'previewFileId'>,
): Promise<DocumentRow> {
  const row = { id: newId('doc'), merchantId: merchant.id, reason: null, createdAt: now, ...document };
  await books.insert(kycDocuments).values(row);
  return row;
}
