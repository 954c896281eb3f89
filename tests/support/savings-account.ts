import type { NewBankAccount } from '../../machines/domain/payment/bank-account';

/** A new savings account. @param address account number and IFSC: `50100234567890@HDFC0001234` */
export function savingsAccount(address: string): NewBankAccount {
  const [accountNumber = '', ifsc = ''] = address.split('@');
  return { accountType: 'BANK', accountNumber, ifsc, type: 'SAVINGS' };
}
