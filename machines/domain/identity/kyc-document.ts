import * as v from 'valibot';

import { enumValue, id, serverTime, textOrNull } from '../base/wire';

/** Kinds of documents. An unknown kind is read as null, and such a document is not shown. */
const kinds = ['AADHAAR_FRONT', 'AADHAAR_BACK', 'PAN', 'SHOP_PROOF', 'SELFIE'] as const;
export type KycDocumentKind = (typeof kinds)[number];

/** Kinds that are uploaded as documents; the selfie has an operation of its own. */
export type UploadableKind = Exclude<KycDocumentKind, 'SELFIE'>;

/** A document of the identity check (assumed payload). Time in milliseconds. */
export const kycDocumentSchema = v.pipe(
  v.object({
    document_id: id,
    document_type: enumValue(kinds, null),
    status: enumValue(['PENDING', 'VERIFIED', 'REJECTED'], 'PENDING'),
    preview_url: textOrNull,
    reason: textOrNull,
    create_time: serverTime,
  }),
  v.transform((wire) => ({
    id: wire.document_id,
    kind: wire.document_type,
    status: wire.status,
    /** Link to a picture that the service has masked. */
    previewUrl: wire.preview_url,
    /** Why the document was rejected. */
    reason: wire.reason,
    createTime: wire.create_time,
  })),
);

export type KycDocument = v.InferOutput<typeof kycDocumentSchema>;

/** The documents that were uploaded. */
export const kycDocumentsSchema = v.pipe(
  v.object({ documents: v.array(kycDocumentSchema) }),
  v.transform((wire) => wire.documents),
);
