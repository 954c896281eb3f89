import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type InitiatedRepayment,
  initiatedRepaymentSchema,
  type RepaymentStatus,
  type RepaymentToInitiate,
  repaymentStatusSchema,
} from '../../../machines/domain/payment/repayment';
import { type Transactions, transactionsSchema } from '../../../machines/domain/payment/transactions';
import { omitUndefined } from '../omit-undefined';
import { call, type TermloanService } from '../service';

/** Default of `request_type`: where a payment was started (spec 9). */
const DEFAULT_REQUEST_TYPE = 'web';

/** Repayments and late charges of a loan. */
export function listTransactions(
  service: TermloanService,
  loanId: string,
  signal: AbortSignal,
): Promise<Outcome<Transactions>> {
  return call(service, { operation: 'listTransactions', schema: transactionsSchema, signal }, (init) =>
    service.client.POST('/transactions', { ...init, body: { loan_id: loanId } }),
  );
}

/** Starts a payment, or resumes one; idempotent by key. Amount in paise. */
export function initiateRepayment(
  service: TermloanService,
  repayment: RepaymentToInitiate,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<InitiatedRepayment>> {
  return call(
    service,
    { operation: 'initiateRepayment', schema: initiatedRepaymentSchema, signal, key },
    (init) =>
      service.client.POST('/v1/initiateRepayment', {
        ...init,
        body: {
          amount: repayment.amount,
          request_type: repayment.requestType ?? DEFAULT_REQUEST_TYPE,
          ...omitUndefined({
            link_id: repayment.linkId,
            payment_id: repayment.paymentId,
            payer_id: repayment.payerId,
            payer_email: repayment.payerEmail,
            payer_phone: repayment.payerPhone,
            payment_provider_version: repayment.providerVersion,
            payment_provider: repayment.provider,
            payment_mode: repayment.mode,
            settlement_partner: repayment.settlementPartner,
            payment_type: repayment.paymentType,
          }),
        },
      }),
  );
}

/** Status of a payment. */
export function getRepaymentStatus(
  service: TermloanService,
  paymentId: string,
  signal: AbortSignal,
): Promise<Outcome<RepaymentStatus>> {
  return call(service, { operation: 'getRepaymentStatus', schema: repaymentStatusSchema, signal }, (init) =>
    service.client.POST('/payment/repayment-status', {
      ...init,
      body: { payment_id: paymentId, polling: true },
    }),
  );
}
