import { randomBytes, randomInt } from 'node:crypto';

/** A fresh id: a prefix that says what it is, and 12 random hex digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/** A fresh token of a session. */
export const newToken = (): string => `tok_${randomBytes(18).toString('hex')}`;

/** Some random decimal digits. */
export function newDigits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join('');
}
