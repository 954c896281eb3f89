// @vitest-environment jsdom
/** An amount that the service did not give is 0 on the wire (spec 3): no page may call it ₹0. */
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { loanStatusMachine } from '../../machines/loan-status/machine';
import { LoanToSignCard } from '../../src/screens/agreement/loan-to-sign-card';
import { MandateCard } from '../../src/screens/autopay/debits-card';
import { DisbursedScreen } from '../../src/screens/loan-status/disbursed';
import { LoanEndedScreen } from '../../src/screens/loan-status/loan-ended';
import { DebitAmounts } from '../../src/screens/shared/debit-amounts';
import { agreementWith, loanStatus, loanWith, mandateWith } from '../paths/support/fixtures-money';

afterEach(cleanup);

const withoutAmounts = agreementWith({ loan_amount: 0, transferable_amount: 0, payable_amount: 0 });
const withoutMaximum = mandateWith({ max_amount: 0 });

it.each<[string, ReactNode, notGiven: readonly string[]]>([
  [
    'the loan to sign',
    <LoanToSignCard key="sign" agreement={withoutAmounts} coolingOffDays={3} />,
    ['Loan', 'In your bank', 'You pay in all'],
  ],
  [
    'the debits of a mandate',
    <DebitAmounts key="debits" mandate={withoutMaximum} instalment={241_500} />,
    ['At most, each time'],
  ],
  [
    'the debits of a mandate for an unknown instalment',
    <DebitAmounts key="debits" mandate={withoutMaximum} instalment={null} />,
    ['At most, each time'],
  ],
  ['the approved mandate', <MandateCard key="mandate" mandate={withoutMaximum} />, ['At most, each time']],
])('%s says which amount is not given', (_, page, notGiven) => {
  const { container } = render(page);
  const text = container.textContent ?? '';
  expect(text).not.toContain('₹0');
  for (const label of notGiven) expect(text).toContain(`${label}Not given`);
});

it.each([
  ['disbursed', DisbursedScreen, loanWith({ disbursed_amount: 0 })],
  ['loanEnded', LoanEndedScreen, loanWith({ status: loanStatus.COMPLETE, total_paid: 0 })],
] as const)(
  'the page of the loan status in %s leaves out an amount that the service did not report',
  (value, Screen, loan) => {
    const snapshot = loanStatusMachine.resolveState({
      value,
      context: { loan, agreedAmount: null, papersSent: [], polls: 0, failure: null, redirectTo: '/termloan' },
    });
    const { container } = render(<Screen snapshot={snapshot} send={() => {}} back={() => {}} />);
    expect(container.querySelectorAll('dl')).not.toHaveLength(0);
    expect(container.textContent).not.toContain('₹0');
  },
);
