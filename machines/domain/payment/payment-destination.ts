import * as v from 'valibot';
import { id, textOrNull } from '../base/wire';
import { readUpiId } from '../fields/fields';
import { type BankAccount, splitPaymentAddress } from './bank-account';

const destination = v.pipe(
  v.object({ payment_address: id, name: textOrNull, mobile: textOrNull, type: textOrNull }),
  v.transform((wire) => ({
    paymentAddress: wire.payment_address,
    name: wire.name,
    maskedMobile: wire.mobile,
    type: wire.type,
  })),
);

/** QR destination (spec 3): the account or UPI id that receives payments to the merchant's QR. */
export type PaymentDestination = v.InferOutput<typeof destination>;

/** The destination; null while none is set. */
export const paymentDestination = v.pipe(
  v.object({ destination: v.nullable(destination) }),
  v.transform((wire) => wire.destination),
);

/** The destination that the merchant requests. */
export interface NewPaymentDestination {
  readonly paymentAddress: string;
  readonly name?: string;
  /** Ten digits. */
  readonly mobile?: string;
  readonly type?: string;
}

/** An account on file as the destination. */
export function destinationOf({
  paymentAddress,
}: Pick<BankAccount, 'paymentAddress'>): NewPaymentDestination {
  return { paymentAddress, type: isUpiAddress(paymentAddress) ? 'UPI' : 'BANK' };
}

/** Whether the address is a UPI id; a bank's address ends in an IFSC, which has digits. */
export function isUpiAddress(paymentAddress: string): boolean {
  return readUpiId(paymentAddress).ok;
}

/** The destination as it may be shown: `ra•••@okbank`, or the last four of an account, `••7890`. */
export function maskedDestination(paymentAddress: string): string {
  if (!isUpiAddress(paymentAddress)) {
    return `••${splitPaymentAddress(paymentAddress).accountNumber.slice(-4)}`;
  }
  const at = paymentAddress.lastIndexOf('@');
  // For a short id fewer characters are shown, so that at least one stays hidden.
  const shown = paymentAddress.slice(0, Math.min(2, at - 1));
  return `${shown}•••${paymentAddress.slice(at)}`;
}

/**
 * The content of the QR of a UPI id: any UPI app that scans it pays that id. It has no amount: the customer types it.
 * @returns null for a bank account, which no UPI app can read from a QR
 */
export function upiQrText({
  paymentAddress,
  name,
}: Pick<PaymentDestination, 'paymentAddress' | 'name'>): string | null {
  if (!isUpiAddress(paymentAddress)) return null;
  const payee = name === null ? '' : `&pn=${encodeURIComponent(name)}`;
  return `upi://pay?pa=${paymentAddress}${payee}&cu=INR`;
}
