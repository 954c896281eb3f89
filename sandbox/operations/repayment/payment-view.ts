import { lenderOf } from '../../base/lenders';
import type { Schemas } from '../../base/operation';
import type { PaymentRow } from './loan-book/loan-book';
import { allocatedAmount } from './settle-payment';

const STATUSES: Schemas['PaymentStatus'][] = [
  'CREATED',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUND_INITIATED',
  'REFUNDED',
];
const TYPES: Schemas['PaymentType'][] = ['instalment', 'overdue', 'full', 'foreclosure', 'custom'];

export const statusOf = (payment: PaymentRow): Schemas['PaymentStatus'] =>
  STATUSES.find((status) => status === payment.status) ?? 'PENDING';

export const typeOf = ({ type }: { type: string }): Schemas['PaymentType'] =>
  TYPES.find((candidate) => candidate === type) ?? 'instalment';

/** Whether the borrower requests the status (`isOwn`), and the name of their shop. */
interface Requester {
  isOwn: boolean;
  shop: string;
}

/** Status of a payment in the contract's format. Only the borrower gets data of the loan. */
export function repaymentStatus(
  payment: PaymentRow,
  nbfc: string | null,
  { isOwn, shop }: Requester,
): Schemas['RepaymentStatus'] {
  const isPaid = payment.status === 'SUCCESS';
  return {
    payment_id: payment.id,
    is_own: isOwn,
    loan_id: isOwn ? payment.loanId : null,
    status: statusOf(payment),
    amount: payment.amount,
    payment_type: typeOf(payment),
    payment_mode: payment.mode,
    failure_reason: payment.failureReason,
    reference: payment.reference,
    nbfc,
    // The payer of a link sees the shop's name. Other payments are read by the borrower only.
    merchant_name: payment.linkId === null ? null : shop,
    create_time: payment.createdAt,
    update_time: payment.updatedAt,
    excess_amount: isPaid && isOwn ? payment.amount - allocatedAmount(payment) : null,
    cleared:
      isPaid && isOwn
        ? {
            interest: payment.clearedInterest,
            principal: payment.clearedPrincipal,
            late_charges: payment.clearedLateCharges,
            fees: payment.clearedFees,
          }
        : null,
  };
}

/** A payment with the URLs to pay it; they are null unless it is CREATED. */
export function initiatedRepayment(payment: PaymentRow, nbfc: string | null): Schemas['InitiatedRepayment'] {
  const upi = upiLink(payment, lenderOf(nbfc).name);
  const isOpen = payment.status === 'CREATED';
  return {
    payment_id: payment.id,
    status: statusOf(payment),
    amount: payment.amount,
    payment_url: isOpen ? `/sandbox/payment/${payment.id}` : null,
    upi_intent_url: isOpen ? upi : null,
    upi_qr: isOpen ? upi : null,
    expires_at: payment.expiresAt,
  };
}

/** The UPI link of a payment: payee, amount in rupees, and the id of the payment as reference. */
export function upiLink({ id, amount }: PaymentRow, payee: string): string {
  const rupees = (amount / 100).toFixed(2);
  // Not URLSearchParams: UPI apps need %20, not +.
  const fields = { pa: 'sandbox@bank', pn: payee, am: rupees, cu: 'INR', tn: 'Loan repayment', tr: id };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&').replace('%40', '@')}`;
}
