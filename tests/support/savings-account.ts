import type { NewBankAccount } from '../../machines/domain/payment/bank-account';

/** A savings account to be added, from its payment address (`50100234567890@HDFC0001234`). */
export function savingsAccount(address: string): NewBankAccount {
  const [accountNumber = '', ifsc = ''] = address.split('@');
  return { accountType: 'BANK', accountNumber, ifsc, type: 'SAVINGS' };
}
