/** Test merchant codes of the payment partner; SANDBOX_SPECIAL_MERCHANT_CODES (comma-separated) replaces them. */
const TEST_CODES = (process.env.SANDBOX_SPECIAL_MERCHANT_CODES ?? 'SBXTEST01,SBXTEST02,SBXTEST03').split(',');

/** Whether a merchant code is a test code: one of the list, or one that begins with PYTM. */
export const isSpecialCode = (mCode: string): boolean =>
  mCode.startsWith('PYTM') || TEST_CODES.includes(mCode);
