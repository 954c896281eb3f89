/** Payments from the services, parsed as the adapters parse them. */
import * as v from 'valibot';

import { initiatedRepaymentSchema, repaymentStatusSchema } from '../../../machines/domain/payment/repayment';
import type { StartedPayment } from '../../../machines/domain/payment/started-payment';
import { decryptedPaymentSchema } from '../../../machines/domain/trade/supplier-payment';
import { now } from './fixtures-money';

/** ₹2,415 for an instalment of loan-1, not paid by default. */
export function paymentWith(overrides: Partial<v.InferInput<typeof repaymentStatusSchema>> = {}) {
  return v.parse(repaymentStatusSchema, {
    payment_id: 'pay_1',
    loan_id: 'loan-1',
    status: 'CREATED',
    amount: 241_500,
    payment_type: 'instalment',
    nbfc: 'USFB',
    create_time: now / 1000,
    update_time: now / 1000 + 60,
    ...overrides,
  });
}

/** Payment methods of that payment. */
export function paymentMethodsWith(overrides: Partial<v.InferInput<typeof initiatedRepaymentSchema>> = {}) {
  return v.parse(initiatedRepaymentSchema, {
    payment_id: 'pay_1',
    status: 'CREATED',
    amount: 241_500,
    payment_url: 'https://pay.example/pay_1',
    upi_intent_url: 'upi://pay?pa=lender@bank&am=2415.00&tr=pay_1',
    upi_qr: 'upi://pay?pa=lender@bank&am=2415.00&tr=pay_1',
    expires_at: now / 1000 + 900,
    ...overrides,
  });
}

/** That payment as client storage has it after the merchant opened a UPI app. */
export function startedWith(overrides: Partial<StartedPayment> = {}): StartedPayment {
  const { id, loanId, amount, paymentType } = paymentWith();
  return { id, loanId, amount, paymentType, method: 'upi', startedAt: now, ...overrides };
}

/** Decrypted result of the hosted pay-later page. */
export function decryptedPaymentWith(overrides: Partial<v.InferInput<typeof decryptedPaymentSchema>> = {}) {
  return v.parse(decryptedPaymentSchema, {
    status: 'Success',
    supplier_id: 'sup_1',
    transaction_id: 'txn_1',
    epaylater_id: 'epl_1',
    amount: 250_000,
    ...overrides,
  });
}
