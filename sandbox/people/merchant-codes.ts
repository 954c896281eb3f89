/** Test codes of the payment partner; others by `SANDBOX_SPECIAL_MERCHANT_CODES`, separated by commas. */
const TEST_CODES = (process.env.SANDBOX_SPECIAL_MERCHANT_CODES ?? 'SBXTEST01,SBXTEST02,SBXTEST03').split(',');

/** A test code: one of the list, or one that begins with PYTM. */
export const isSpecialCode = (mCode: string): boolean =>
  mCode.startsWith('PYTM') || TEST_CODES.includes(mCode);
