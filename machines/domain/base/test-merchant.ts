const PAYMENT_PARTNER_PREFIX = 'PYTM';

/**
 * Whether a merchant code is special, that is a test code of the payment partner (spec 5): it is in the fixed list, or begins
 * with PYTM. @param special the fixed list of three, from configuration
 */
export function isTestMerchantCode(code: string, special: readonly string[]): boolean {
  return special.includes(code) || code.startsWith(PAYMENT_PARTNER_PREFIX);
}
