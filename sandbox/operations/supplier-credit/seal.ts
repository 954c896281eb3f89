import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Books } from '../../books/open-books';
import { sealingKeys } from '../../books/schema-trade';

/** What the hosted page is handed: the amount is the sealed one, and so is the way back. */
export interface PaymentRequest {
  kind: 'request';
  transactionId: string;
  businessId: string;
  supplierId: string;
  /** Paise. */
  amount: number;
  callbackUrl: string;
}

/** What the hosted page comes back with. */
export interface PaymentAnswer {
  kind: 'answer';
  transactionId: string;
  businessId: string;
  supplierId: string;
  epaylaterId: string | null;
  orderId: string;
  /** Paise. */
  amount: number;
  status: 'Success' | 'Failure';
  message: string | null;
}

type Content = PaymentRequest | PaymentAnswer;

export interface Sealed {
  encdata: string;
  checksum: string;
}

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Seals content for one merchant code: AES-256-GCM, and a checksum (HMAC-SHA256) over the sealed text. */
export async function seal(books: Books, mCode: string, content: Content): Promise<Sealed> {
  const encdata = (await sealedBytes(books, mCode, content)).toString('base64url');
  return { encdata, checksum: await checksumOf(books, mCode, encdata) };
}

/** The same in base64 that holds a `+`, as a provider that knows no base64url would send it. */
export async function sealWithPlus(books: Books, mCode: string, content: Content): Promise<Sealed> {
  for (;;) {
    const encdata = (await sealedBytes(books, mCode, content)).toString('base64');
    if (encdata.includes('+')) return { encdata, checksum: await checksumOf(books, mCode, encdata) };
  }
}

async function sealedBytes(books: Books, mCode: string, content: Content): Promise<Buffer> {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, await keyFor(books, 'seal'), iv).setAAD(Buffer.from(mCode));
  const closed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), closed]);
}

/** Opens what this sandbox sealed for this merchant code; null when anything of it is not as it was. */
export async function unseal(books: Books, mCode: string, sealed: Sealed): Promise<Content | null> {
  const expected = Buffer.from(await checksumOf(books, mCode, sealed.encdata));
  const given = Buffer.from(sealed.checksum);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const bytes = Buffer.from(sealed.encdata, 'base64url');
  const decipher = createDecipheriv(CIPHER, await keyFor(books, 'seal'), bytes.subarray(0, IV))
    .setAAD(Buffer.from(mCode))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
  // SAFETY: the checksum says that this sandbox sealed it, and it seals nothing else.
  return JSON.parse(text) as Content;
}

async function checksumOf(books: Books, mCode: string, encdata: string): Promise<string> {
  return createHmac('sha256', await keyFor(books, 'sign'))
    .update(`${mCode}.${encdata}`)
    .digest('hex');
}

/** This sandbox's own key, made when it is first needed. */
async function keyFor(books: Books, purpose: 'seal' | 'sign'): Promise<Buffer> {
  const fresh = { purpose, key: randomBytes(32).toString('hex') };
  const [known] = await books.select().from(sealingKeys).where(eq(sealingKeys.purpose, purpose));
  if (known === undefined) await books.insert(sealingKeys).values(fresh);
  return Buffer.from((known ?? fresh).key, 'hex');
}
