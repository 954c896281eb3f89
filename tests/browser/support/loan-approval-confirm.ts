/** The merchant's other phone confirms an offer, so that a test starts after it. */

import type { Merchant } from './lender';
import { valueAt } from './steps/agreement-steps';

/** Confirms the first offer with a new bank account. */
export async function confirmElsewhere(merchant: Merchant): Promise<void> {
  const account = await merchant.call('POST', '/api/termloan/bankDetails', {
    payment_address: '001234567890@HDFC0001234',
    type: 'SAVINGS',
    account_type: 2,
  });
  const offers = await merchant.call('GET', '/api/termloan/loanOffers/APPROVED');
  await merchant.call('POST', '/api/termloan/confirmBankDetails', {
    loan_offer_id: valueAt(offers, 'loan_offers', 0, 'loan_offer_id'),
    bank_details_id: valueAt(account, 'bank_details_id'),
  });
}

/** Answers an operation with what the lender would say, changed a little: for worlds that no persona lives in. */
export async function answerAs(
  merchant: Merchant,
  operationId: string,
  path: string,
  change: (answer: unknown) => unknown,
): Promise<void> {
  const body = change(await merchant.call('GET', path));
  await merchant.fault(operationId, { kind: 'status', status: 200, body, times: 0 });
}

/** A copy of a value of JSON in which one field has another value. */
export function changed(value: unknown, path: readonly (string | number)[], to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => (index === key ? changed(one, rest, to) : one));
  }
  return { ...Object(value), [key]: changed(valueAt(value, key), rest, to) };
}
