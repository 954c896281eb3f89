import { type Operation, ok, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { detectFileType, fileUrl, storeFile } from '../store-file';
import { type DocumentRow, documentsSinceExpiry, identityOf, selfiesSinceExpiry } from './identity-rows';
import { updateKycState } from './kyc-state';
import { storeDocument, storeMaskedPicture } from './store-documents';

type Document = Schemas['KycDocument'];

const TYPES = ['AADHAAR_FRONT', 'AADHAAR_BACK', 'PAN', 'SHOP_PROOF', 'SELFIE'] as const;

/** The newest document of each type since the KYC last expired, including the selfie. */
export const listKycDocuments: Operation<'listKycDocuments'> = async (call) => {
  const [selfie] = await selfiesSinceExpiry(call);
  const documents = (await documentsSinceExpiry(call)).map(documentView);
  if (selfie === undefined) return ok({ documents });
  const status = selfie.status === 'FAILED' ? 'REJECTED' : selfie.status;
  const row = {
    ...selfie,
    type: 'SELFIE',
    status,
    reason: selfie.failureReason,
    previewFileId: selfie.fileId,
  };
  return ok({ documents: [...documents, documentView(row)] });
};

/** Stores a document for review. Of an Aadhaar, a masked placeholder is stored instead of the picture. */
export const uploadKycDocument: Operation<'uploadKycDocument'> = async (call, { body }) => {
  const type = body.document_type;
  const detected = detectFileType(body.document, 'documents');
  if ('refusal' in detected) return detected.refusal;
  const isPicture = detected.mediaType.startsWith('image/');
  const isMasked = type === 'AADHAAR_FRONT' || type === 'AADHAAR_BACK';
  const stored = isMasked ? null : await storeFile(call, body.document, type, 'documents');
  if (stored !== null && 'refusal' in stored) return stored.refusal;
  const { aadhaarLast4 } = await identityOf(call);
  const previewFileId =
    stored !== null && isPicture ? stored.id : await storeMaskedPicture(call, type, aadhaarLast4);
  const row = await storeDocument(call, { type, status: 'PENDING', previewFileId });
  await recordEvent(call.tx, call.merchant.id, call.now, 'document.given', { document_type: type });
  await updateKycState(call);
  return ok(documentView(row));
};

function documentView(row: Omit<DocumentRow, 'merchantId'>): Document {
  return {
    document_id: row.id,
    document_type: TYPES.find((type) => type === row.type) ?? 'SHOP_PROOF',
    status: row.status === 'VERIFIED' || row.status === 'REJECTED' ? row.status : 'PENDING',
    preview_url: fileUrl(row.previewFileId),
    reason: row.reason,
    create_time: row.createdAt,
  };
}
