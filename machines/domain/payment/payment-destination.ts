import * as v from 'valibot';
import { id, textOrNull } from '../base/wire';
import { readUpiId } from '../fields/account-fields';
import { type BankAccount, splitPaymentAddress } from './bank-account';

const destinationSchema = v.pipe(
  v.object({ payment_address: id, name: textOrNull, mobile: textOrNull, type: textOrNull }),
  v.transform((wire) => ({
    paymentAddress: wire.payment_address,
    name: wire.name,
    maskedMobile: wire.mobile,
    type: wire.type,
  })),
);

/** QR destination (spec 3): the account or UPI id that receives the payments made by the merchant's QR code. */
export type PaymentDestination = v.InferOutput<typeof destinationSchema>;

/** The destination; null before one is set. */
export const paymentDestinationSchema = v.pipe(
  v.object({ destination: v.nullable(destinationSchema) }),
  v.transform((wire) => wire.destination),
);

/** The destination that the merchant wants to set. */
export interface NewPaymentDestination {
  readonly paymentAddress: string;
  readonly name?: string;
  /** Ten digits. */
  readonly mobile?: string;
  readonly type?: string;
}

/** Makes a stored account the destination. */
export function destinationOf({
  paymentAddress,
}: Pick<BankAccount, 'paymentAddress'>): NewPaymentDestination {
  return { paymentAddress, type: isUpiAddress(paymentAddress) ? 'UPI' : 'BANK' };
}

/** Whether the address is a UPI id. The address of a bank account is none, as it ends in an IFSC, which has digits. */
export function isUpiAddress(paymentAddress: string): boolean {
  return readUpiId(paymentAddress).ok;
}

/** The destination as it may be shown: a UPI id as `ra•••@okbank`, an account by its last four digits, `••7890`. */
export function maskedDestination(paymentAddress: string): string {
  if (!isUpiAddress(paymentAddress)) {
    return `••${splitPaymentAddress(paymentAddress).accountNumber.slice(-4)}`;
  }
  const separator = paymentAddress.lastIndexOf('@');
  // At least one character before the `@` stays hidden.
  const visiblePart = paymentAddress.slice(0, Math.min(2, separator - 1));
  return `${visiblePart}•••${paymentAddress.slice(separator)}`;
}

/**
 * The content of a QR code by which any UPI app pays this UPI id. It has no amount: the customer enters it.
 * @returns null for a bank account, which UPI apps cannot read from a QR code
 */
export function upiQrText({
  paymentAddress,
  name,
}: Pick<PaymentDestination, 'paymentAddress' | 'name'>): string | null {
  if (!isUpiAddress(paymentAddress)) return null;
  const payee = name === null ? '' : `&pn=${encodeURIComponent(name)}`;
  return `upi://pay?pa=${paymentAddress}${payee}&cu=INR`;
}
