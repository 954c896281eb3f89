import { newId } from '../../database/new-id';
import { files } from '../../database/schema';
import { kycDocuments } from '../../database/schema-identity';
import type { DocumentRow, TimedContext } from './identity-rows';
import { maskedPicture } from './masked-picture';

type DocumentType = 'AADHAAR_FRONT' | 'AADHAAR_BACK' | 'PAN' | 'SHOP_PROOF' | 'SELFIE';

/** Stores both sides of the Aadhaar as verified documents, with masked pictures. */
export async function storeAadhaarPictures(context: TimedContext, last4: string | null): Promise<void> {
  for (const type of ['AADHAAR_FRONT', 'AADHAAR_BACK'] as const)
    await storeDocument(context, {
      type,
      status: 'VERIFIED',
      previewFileId: await storeMaskedPicture(context, type, last4),
    });
}

/** Stores the masked picture of a document as a file. Returns the id of the file. */
export async function storeMaskedPicture(
  { tx, merchant, now }: TimedContext,
  type: DocumentType,
  last4: string | null,
): Promise<string> {
  const id = newId('fil');
  await tx.insert(files).values({
    id,
    merchantId: merchant.id,
    kind: type,
    mediaType: 'image/svg+xml',
    bytes: Buffer.from(maskedPicture(type, last4)),
    createdAt: now,
  });
  return id;
}

/** Stores a document. The newest document of a type counts. */
export async function storeDocument(
  { tx, merchant, now }: TimedContext,
  document: Pick<DocumentRow, 'type' | 'status' | 'previewFileId'>,
): Promise<DocumentRow> {
  const row = { id: newId('doc'), merchantId: merchant.id, reason: null, createdAt: now, ...document };
  await tx.insert(kycDocuments).values(row);
  return row;
}
