import * as v from 'valibot';

import { id } from '../base/wire';

/** The stored invoice (spec 7.2, response file_name). */
export const uploadedInvoiceSchema = v.pipe(
  v.object({ file_name: id }),
  v.transform((wire) => ({ fileName: wire.file_name })),
);

export type UploadedInvoice = v.InferOutput<typeof uploadedInvoiceSchema>;
