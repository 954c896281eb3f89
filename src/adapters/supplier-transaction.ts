import { fromPromise } from 'xstate';
import { failure, type Outcome } from '../../machines/domain/base/failure';
import { fileExtension } from '../../machines/domain/files/file-rule';
import type { PickResult } from '../../machines/domain/files/picked-file';
import { type UploadedInvoice, uploadedInvoiceSchema } from '../../machines/domain/trade/invoice';
import type { SupplierCredit } from '../../machines/domain/trade/supplier-credit';
import { createLoad } from '../../machines/shared/load';
import type { SupplierPaymentInput, SupplierPaymentResult } from '../../machines/supplier-payment/machine';
import type { SupplierTransactionEntryUrl } from '../../machines/supplier-transaction/context';
import { supplierTransactionMachine } from '../../machines/supplier-transaction/machine';
import type { InvoiceToSend } from '../../machines/supplier-transaction/selectors';
import { uploadInvoice } from '../api/operations/uploads';
import type { AdaptedJourney, App } from './app';
import { pageReturns } from './polling';
import { loadSupplierCredit } from './supplier-credit';
import { runSupplierPayment } from './supplier-payment';
import { createUploadMeter, sendFile, type UploadMeter } from './uploads';
import { write } from './writes';

/** Implements the ports of a supplier transaction: its confirmation, and the upload of its invoice. */
export function adapt(
  app: App,
): AdaptedJourney<typeof supplierTransactionMachine, SupplierTransactionEntryUrl> {
  const meter = createUploadMeter();
  return {
    machine: supplierTransactionMachine.provide({
      actors: {
        loadCredit: createLoad<SupplierCredit>((_, signal) => loadSupplierCredit(app, signal)),
        supplierPayment: fromPromise<SupplierPaymentResult, SupplierPaymentInput>(({ input, signal }) =>
          runSupplierPayment(app, input, signal),
        ),
        uploadInvoice: write(
          app,
          uploadedInvoiceSchema,
          (invoice: InvoiceToSend, key, signal) => sendInvoice(app, meter, invoice, key, signal),
          {
            account: app.account,
            isUpload: true,
            // Once the service has the invoice, the page keeps no copy.
            onOutcome: ({ ok }, { file }) => {
              if (ok && file !== null)
                void app.files().then(
                  (files) => files.remove(file.url),
                  () => {},
                );
            },
          },
        ),
        uploadProgress: meter.uploadProgress,
        prepareFile: fromPromise<PickResult, { readonly url: string; readonly previousUrl: string | null }>(
          async ({ input: { url, previousUrl } }) => {
            const files = await app.files();
            if (previousUrl !== null) files.remove(previousUrl);
            return files.prepare(url, 'documents');
          },
        ),
        pageReturns,
      },
    }),
    input: ({ entryUrl, params, search }) => ({
      entryUrl,
      transactionId: params.transactionId ?? search.transactionId ?? null,
      supplierId: params.supplierId ?? null,
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

/** Uploads the invoice. */
async function sendInvoice(
  { account, files }: App,
  { onProgress }: UploadMeter,
  { file, supplierId, transactionId }: InvoiceToSend,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<UploadedInvoice>> {
  const fileFormat = file === null ? null : fileExtension(file);
  if (file === null || fileFormat === null)
    return { ok: false, failure: failure('refused', { code: 'file_gone' }) };
  return sendFile(await files(), file.url, async (bytes) => {
    // The phone's own file name may contain personal data.
    const name = `invoice${fileFormat}`;
    const invoice = { file: bytes, name, onProgress, supplierId, transactionId, fileFormat };
    return uploadInvoice(account, invoice, key, signal);
  });
}
