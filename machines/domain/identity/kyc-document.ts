import * as v from 'valibot';

import { id, serverTime, textOrNull, word } from '../base/wire';

/** What a document shows; one that we do not know is null, and is listed without a name. */
const kinds = ['AADHAAR_FRONT', 'AADHAAR_BACK', 'PAN', 'SHOP_PROOF', 'SELFIE'] as const;
export type KycDocumentKind = (typeof kinds)[number];

/** What the merchant can hand in; the selfie has a call of its own. */
export type UploadableKind = Exclude<KycDocumentKind, 'SELFIE'>;

/** A document of the identity check (assumed payload). Time in milliseconds. */
export const kycDocument = v.pipe(
  v.object({
    document_id: id,
    document_type: word(kinds, null),
    status: word(['PENDING', 'VERIFIED', 'REJECTED'], 'PENDING'),
    preview_url: textOrNull,
    reason: textOrNull,
    create_time: serverTime,
  }),
  v.transform((wire) => ({
    id: wire.document_id,
    kind: wire.document_type,
    status: wire.status,
    /** A picture, masked by the service. */
    previewUrl: wire.preview_url,
    /** Why it was rejected. */
    reason: wire.reason,
    createTime: wire.create_time,
  })),
);

export type KycDocument = v.InferOutput<typeof kycDocument>;

/** The documents that were handed in. */
export const kycDocuments = v.pipe(
  v.object({ documents: v.array(kycDocument) }),
  v.transform((wire) => wire.documents),
);
