/** Generated input for random walks: input that the rules of the forms accept. */
import * as fc from 'fast-check';

import type { NewBankAccount } from '../../../machines/domain/payment/bank-account';

/** An account number (leading zeros included) with an IFSC, or a UPI id. */
export function anyAccount(accountType: 'BANK' | 'UPI'): fc.Arbitrary<NewBankAccount> {
  if (accountType === 'UPI')
    return fc
      .stringMatching(/^[a-z][a-z0-9.]{2,12}@[a-z]{3,8}$/)
      .map((upiId) => ({ accountType: 'UPI', upiId }));
  return fc
    .tuple(fc.stringMatching(/^[0-9]{9,18}$/), fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/))
    .chain(([accountNumber, ifsc]) =>
      fc
        .constantFrom('SAVINGS' as const, 'CURRENT' as const)
        .map((type): NewBankAccount => ({ accountType: 'BANK', accountNumber, ifsc, type })),
    );
}

/** The PAN of a person, and the date of birth of an adult: `1980-01-31`. */
export const anyPan = fc.record({
  number: fc.stringMatching(/^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/),
  dateOfBirth: fc
    .tuple(
      fc.integer({ min: 1940, max: 2000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-')),
});

/** An amount of one rupee or more, in paise. */
export function anyAmount(maxPaise: number): fc.Arbitrary<number> {
  return fc.integer({ min: 100, max: maxPaise });
}

/** Paise as rupees for an amount field: `1234.50`, or `1234` for whole rupees. */
export function typedAmount(paise: number): string {
  return (paise / 100).toFixed(2).replace(/\.00$/, '');
}
