import { qrCopy } from '#messages/qr';
import type { Failure } from '../../machines/domain/base/failure';
import type { AccountFieldProblem } from '../../machines/domain/fields/account-fields';
import type { BankAccount } from '../../machines/domain/payment/bank-account';
import { whyItFailed } from './shared';

/** Error message of the UPI id. */
export function upiProblem(problem: AccountFieldProblem): string {
  return qrCopy.form[problem === 'missing' ? 'upiIdMissing' : 'upiIdMalformed'];
}

/** Why the destination of the QR's money was not set. */
export function notSetText(failure: Failure, isUpi: boolean): string {
  if (failure.code === 'invalid_payment_address') {
    return isUpi ? qrCopy.form.upiNotAccepted : qrCopy.form.notAccepted;
  }
  if (failure.reason === 'refused') return failure.message ?? qrCopy.form.notSetByLender;
  return whyItFailed(failure);
}

/** Shop number and street as one line; null if both are unknown. */
export function shopAddressLine({
  shopNumber,
  streetAddress,
}: {
  readonly shopNumber: string | null;
  readonly streetAddress: string | null;
}): string | null {
  if (shopNumber === null) return streetAddress;
  const { addressLine, shopNumber: shop } = qrCopy.delivery;
  return streetAddress === null ? shop(shopNumber) : addressLine(shopNumber, streetAddress);
}

/** Bank of an account, or its kind: UPI id, bank account. */
export function accountDetail({
  accountType,
  bankName,
}: Pick<BankAccount, 'accountType' | 'bankName'>): string {
  if (accountType === 'UPI') return qrCopy.destination.upi;
  return bankName ?? qrCopy.destination.account;
}
