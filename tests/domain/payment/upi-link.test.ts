import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { initiatedRepaymentSchema } from '../../../machines/domain/payment/repayment';
import { isUpiLeftOut, withMatchingUpi } from '../../../machines/domain/payment/upi-link';

function methodsWith(link: string) {
  return v.parse(initiatedRepaymentSchema, {
    payment_id: 'pay_1',
    status: 'CREATED',
    amount: 241_550,
    upi_intent_url: link,
    upi_qr: link,
  });
}

describe('a UPI link, compared with the payment on the screen', () => {
  it.each([
    'upi://pay?pa=lender@bank&am=2415.50&cu=INR&tr=pay_1',
    'upi://pay?pa=lender@bank&am=2415.5&tr=pay_1',
    'UPI://pay?am=02415.50&tr=pay_1',
    '00020101021226',
  ])('opens %s', (link) => {
    expect(withMatchingUpi(methodsWith(link))).toMatchObject({ upiIntentUrl: link, upiQr: link });
    expect(isUpiLeftOut(methodsWith(link), withMatchingUpi(methodsWith(link)))).toBe(false);
  });

  it.each([
    'upi://pay?pa=lender@bank&am=24155.00&cu=INR&tr=pay_1',
    'upi://pay?pa=lender@bank&am=2415.50&cu=INR&tr=pay_2',
    'upi://pay?pa=lender@bank&am=2415.50&cu=USD&tr=pay_1',
    'upi://pay?pa=lender@bank&am=2415.50&tr=pay_1&am=9999',
    'upi://pay?pa=lender@bank&am=2415.50&tr=pay_1&tr=pay_2',
    'upi://pay?pa=lender@bank&tr=pay_1',
    'upi://pay?pa=lender@bank&am=2415.50',
    'upi://pay?am=2e3&tr=pay_1',
    // A second question mark ends nothing: what follows it is read, too.
    'upi://pay?pa=lender@bank&am=2415.50&tr=pay_1&mode=?&am=9999',
    'upi://pay?pa=lender@bank&am=2415.50&tr=pay_1?2',
    'upi://pay',
  ])('does not open %s', (link) => {
    expect(withMatchingUpi(methodsWith(link))).toMatchObject({ upiIntentUrl: null, upiQr: null });
    expect(isUpiLeftOut(methodsWith(link), withMatchingUpi(methodsWith(link)))).toBe(true);
  });
});
