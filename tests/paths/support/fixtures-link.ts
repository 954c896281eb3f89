/** Answers of the service about payment links and cancelling a loan, parsed as the adapters parse them. */
import * as v from 'valibot';
import { cancellationSchema, cancelledLoanSchema } from '../../../machines/domain/loan/cancellation';
import {
  initiatedRepaymentSchema,
  repaymentLinkDetailsSchema,
} from '../../../machines/domain/payment/repayment';
import { DAY_SECONDS, NOW_SECONDS } from './fixtures-money';

/** A link for an instalment of ₹2,415, unpaid by default. */
export function linkWith(overrides: Partial<v.InferInput<typeof repaymentLinkDetailsSchema>> = {}) {
  return v.parse(repaymentLinkDetailsSchema, {
    repayment_link_id: 'link-1',
    status: 'ACTIVE',
    amount: 241_500,
    amount_paid: 0,
    payment_type: 'instalment',
    merchant_name: 'Ramesh Kirana Store',
    nbfc: 'USFB',
    expires_at: NOW_SECONDS + 2 * DAY_SECONDS,
    ...overrides,
  });
}

/** An opened payment; not paid by default. */
export function initiatedRepaymentWith(
  overrides: Partial<v.InferInput<typeof initiatedRepaymentSchema>> = {},
) {
  return v.parse(initiatedRepaymentSchema, {
    payment_id: 'pay-1',
    status: 'CREATED',
    amount: 241_500,
    ...overrides,
  });
}

/** Cancellation of a loan of ₹1,00,000 after one day: principal and one day of interest. */
export function cancellationWith(overrides: Partial<v.InferInput<typeof cancellationSchema>> = {}) {
  return v.parse(cancellationSchema, {
    loan_id: 'loan-1',
    can_cancel: true,
    is_free: false,
    principal: 10_000_000,
    proportionate_cost: 8_219,
    already_paid: 50_000,
    total: 9_958_219,
    cooling_off_until: NOW_SECONDS + 2 * DAY_SECONDS,
    ...overrides,
  });
}

/** Answer to cancelling a loan. */
export function cancelledWith(overrides: Partial<v.InferInput<typeof cancelledLoanSchema>> = {}) {
  return v.parse(cancelledLoanSchema, { loan_id: 'loan-1', status: 5, repayment: null, ...overrides });
}
