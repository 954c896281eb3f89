import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DbTransaction } from '../../database/open-database';
import { encryptionKeys } from '../../database/schema-trade';

/** The encrypted content for the hosted page. */
export interface PaymentRequest {
  kind: 'request';
  transactionId: string;
  businessId: string;
  supplierId: string;
  /** Paise. */
  amount: number;
  callbackUrl: string;
}

/** The encrypted content that the hosted page returns. */
export interface PaymentResult {
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

type Content = PaymentRequest | PaymentResult;

export interface EncryptedContent {
  encdata: string;
  checksum: string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts content for a merchant code (AES-256-GCM), with a checksum of the ciphertext (HMAC-SHA256). */
export async function encryptContent(
  tx: DbTransaction,
  mCode: string,
  content: Content,
): Promise<EncryptedContent> {
  const encdata = (await encryptedBytes(tx, mCode, content)).toString('base64url');
  return { encdata, checksum: await checksumOf(tx, mCode, encdata) };
}

/** Encrypts content into base64 that contains a `+`, like a provider that does not use base64url. */
export async function encryptWithPlus(
  tx: DbTransaction,
  mCode: string,
  content: Content,
): Promise<EncryptedContent> {
  for (;;) {
    const encdata = (await encryptedBytes(tx, mCode, content)).toString('base64');
    if (encdata.includes('+')) return { encdata, checksum: await checksumOf(tx, mCode, encdata) };
  }
}

async function encryptedBytes(tx: DbTransaction, mCode: string, content: Content): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await keyFor(tx, 'seal'), iv).setAAD(Buffer.from(mCode));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
}

/** Decrypts content encrypted by this sandbox for this merchant code; null when it was altered. */
export async function decryptContent(
  tx: DbTransaction,
  mCode: string,
  encrypted: EncryptedContent,
): Promise<Content | null> {
  const expected = Buffer.from(await checksumOf(tx, mCode, encrypted.encdata));
  const received = Buffer.from(encrypted.checksum);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  const bytes = Buffer.from(encrypted.encdata, 'base64url');
  const decipher = createDecipheriv(CIPHER, await keyFor(tx, 'seal'), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(mCode))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([
    decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
  // SAFETY: the checksum proves that this sandbox encrypted it, and the sandbox encrypts only `Content`.
  return JSON.parse(text) as Content;
}

async function checksumOf(tx: DbTransaction, mCode: string, encdata: string): Promise<string> {
  return createHmac('sha256', await keyFor(tx, 'sign'))
    .update(`${mCode}.${encdata}`)
    .digest('hex');
}

/** The key of this sandbox for a purpose; created on first use. */
async function keyFor(tx: DbTransaction, purpose: 'seal' | 'sign'): Promise<Buffer> {
  const newKey = { purpose, key: randomBytes(32).toString('hex') };
  const [stored] = await tx.select().from(encryptionKeys).where(eq(encryptionKeys.purpose, purpose));
  if (stored === undefined) await tx.insert(encryptionKeys).values(newKey);
  return Buffer.from((stored ?? newKey).key, 'hex');
}
