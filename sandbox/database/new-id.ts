import { randomBytes, randomInt } from 'node:crypto';

/** A new id such as `off_0123456789ab`: a prefix for its type, and 12 random hex digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/**
 * A new id that grants access to whoever has it, as of a payment or a payment link: 128 random bits in 25 letters and digits.
 * With its prefix it fits into a UPI reference (35 characters).
 */
export const newSecretId = (prefix: string): string =>
  `${prefix}_${BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0')}`;

/** A new session token. */
export const newToken = (): string => `tok_${randomBytes(18).toString('hex')}`;

/** Random decimal digits. */
export function newDigits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join('');
}
