const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const ACCOUNT = /^\d{9,18}$/;
const UPI = /^[A-Za-z0-9._-]{2,256}@[A-Za-z]{2,64}$/;

export type PaymentAddress =
  | { kind: 'bank'; account: string; ifsc: string }
  | { kind: 'upi'; id: string }
  | { kind: 'wrong'; account: string; ifsc: string };

/** Parses `account number@IFSC` or a UPI id. The kind `wrong` is neither; it has the parts around the last @, and without one `ifsc` is all of it. */
export function readPaymentAddress(address: string): PaymentAddress {
  const separatorIndex = address.lastIndexOf('@');
  const account = address.slice(0, separatorIndex);
  const ifsc = address.slice(separatorIndex + 1).toUpperCase();
  if (separatorIndex > 0 && ACCOUNT.test(account) && IFSC.test(ifsc)) return { kind: 'bank', account, ifsc };
  if (UPI.test(address)) return { kind: 'upi', id: address };
  return { kind: 'wrong', account, ifsc };
}

/** The last four digits of the account number; null when the address is no account. */
export function lastFour(address: string): string | null {
  const parsed = readPaymentAddress(address);
  return parsed.kind === 'bank' ? parsed.account.slice(-4) : null;
}
