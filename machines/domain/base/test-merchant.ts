const PAYMENT_PARTNER_PREFIX = 'PYTM';

/**
 * Whether a merchant code is a test code of the payment partner (spec 5): it is in the configured list, or begins with PYTM.
 * @param testCodes the three test codes (spec 5: special), from the configuration
 */
export function isTestMerchantCode(code: string, testCodes: readonly string[]): boolean {
  return testCodes.includes(code) || code.startsWith(PAYMENT_PARTNER_PREFIX);
}
