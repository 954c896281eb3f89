import { randomBytes, randomInt } from 'node:crypto';

/** A fresh id: a prefix that says what it is, and 12 random hex digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/**
 * A fresh id that opens something to whoever names it: 128 random bits in 25 letters and digits, which is within the 35 that a UPI
 * reference may have.
 */
export const newSecretId = (prefix: string): string =>
  `${prefix}_${BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0')}`;

/** A fresh token of a session. */
export const newToken = (): string => `tok_${randomBytes(18).toString('hex')}`;

/** Some random decimal digits. */
export function newDigits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join('');
}
