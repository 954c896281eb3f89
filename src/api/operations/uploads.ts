import type { Outcome } from '../../../machines/domain/base/failure';
import type { FileExtension } from '../../../machines/domain/files/file-rule';
import {
  type KycDocument,
  kycDocumentSchema,
  type UploadableKind,
} from '../../../machines/domain/identity/kyc-document';
import { type SelfieStatus, selfieStatusSchema } from '../../../machines/domain/identity/selfie';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
import { type ShopImage, shopImageSchema } from '../../../machines/domain/merchant/shop-image';
import { type UploadedInvoice, uploadedInvoiceSchema } from '../../../machines/domain/trade/invoice';
import type { AccountService, TermloanService } from '../service';
import { FILE_PLACEHOLDER, type FileToSend, upload } from '../upload';

/** Sends the picture of the shop; idempotent by key. */
export function uploadShopImage(
  service: TermloanService,
  file: FileToSend,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<ShopImage>> {
  const options = { operation: 'uploadShopImage', schema: shopImageSchema, signal, key };
  return upload(service, options, { ...file, field: 'image' }, (init) =>
    service.client.POST('/shop-image', { ...init, body: { image: FILE_PLACEHOLDER } }),
  );
}

/** Sends the selfie with what was agreed to; idempotent by key. The check of the selfie may take a while (`getSelfieStatus`). */
export function uploadSelfie(
  service: TermloanService,
  { record, ...file }: FileToSend & { readonly record: ConsentRecord },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<SelfieStatus>> {
  const options = { operation: 'uploadSelfie', schema: selfieStatusSchema, signal, key };
  return upload(service, options, { ...file, field: 'selfie' }, (init) =>
    service.client.POST('/selfie', {
      ...init,
      body: {
        selfie: FILE_PLACEHOLDER,
        consent_text: record.text,
        consent_version: record.version,
        consent_language: record.language,
      },
    }),
  );
}

/** Sends a document of the identity check; idempotent by key. */
export function uploadKycDocument(
  service: TermloanService,
  document: FileToSend & { readonly kind: UploadableKind },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<KycDocument>> {
  const { kind, ...file } = document;
  const options = { operation: 'uploadKycDocument', schema: kycDocumentSchema, signal, key };
  return upload(service, options, { ...file, field: 'document' }, (init) =>
    service.client.POST('/kycDocuments', {
      ...init,
      body: { document: FILE_PLACEHOLDER, document_type: kind },
    }),
  );
}

/** Sends the invoice of a supplier's transaction; idempotent by key (spec 3: the file format has a leading dot). */
export function uploadInvoice(
  service: AccountService,
  invoice: FileToSend & {
    readonly supplierId: string;
    readonly transactionId: string;
    readonly fileFormat: FileExtension;
  },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<UploadedInvoice>> {
  const { supplierId, transactionId, fileFormat, ...file } = invoice;
  const options = { operation: 'uploadInvoice', schema: uploadedInvoiceSchema, signal, key };
  return upload(service, options, { ...file, field: 'invoice' }, (init) =>
    service.client.POST('/v1/invoice', {
      ...init,
      body: {
        invoice: FILE_PLACEHOLDER,
        supplier_id: supplierId,
        file_format: fileFormat,
        transaction_id: transactionId,
      },
    }),
  );
}
