import type { SandboxMerchant } from '../support/sandbox-merchant';
import type { Reply } from './scenario';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
export const FIVE_MB = 5 * 1024 * 1024;

/** A picture as a camera makes it; `size` in bytes, with `text` inside. */
export const jpeg = (size = 64, text = ''): Blob => {
  const bytes = new Uint8Array(Math.max(size, JPEG.length + text.length));
  bytes.set(JPEG);
  bytes.set(new TextEncoder().encode(text), JPEG.length);
  return new Blob([bytes], { type: 'image/jpeg' });
};

export const pdf = (): Blob => new Blob(['%PDF-1.4 a document'], { type: 'application/pdf' });
export const notes = (): Blob => new Blob(['just words'], { type: 'image/jpeg' });

export function form(fields: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, value, 'picture.jpg');
  }
  return data;
}

export const giveSelfie = (merchant: SandboxMerchant, selfie: Blob = jpeg()): Promise<Reply> =>
  merchant.upload('/selfie', form({ selfie }));

export const giveDocument = (
  merchant: SandboxMerchant,
  document_type: string,
  document: Blob = jpeg(),
): Promise<Reply> => merchant.upload('/kycDocuments', form({ document, document_type }));
