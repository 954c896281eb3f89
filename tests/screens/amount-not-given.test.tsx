// @vitest-environment jsdom
/** An amount that the service did not give is 0 on the wire (spec 3): no page may call it ₹0. */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { loanStatusMachine } from '../../machines/loan-status/machine';
import type { PrepaymentFacts } from '../../machines/prepayment/context';
import { prepaymentMachine } from '../../machines/prepayment/machine';
import { createLoad } from '../../machines/shared/load';
import { LoanToSignCard } from '../../src/screens/agreement/loan-to-sign-card';
import { MandateCard } from '../../src/screens/autopay/debits-card';
import { PaidCard } from '../../src/screens/home/paid-card';
import { DisbursedScreen } from '../../src/screens/loan-status/disbursed';
import { LoanEndedScreen } from '../../src/screens/loan-status/loan-ended';
import { ChoiceScreen } from '../../src/screens/prepayment/choice';
import { DebitAmounts } from '../../src/screens/shared/debit-amounts';
import { AccountCard, AccountLines } from '../../src/screens/summary/account-card';
import { agreementWith, loanStatus, loanWith, mandateWith, now } from '../paths/support/fixtures/money';

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
  [
    'the account of a running loan',
    <AccountCard key="account" loan={loanWith({ max_repayment_amount: 0 })} />,
    ['Left to pay'],
  ],
  [
    'the account of a loan that is over',
    <AccountCard key="over" loan={loanWith({ status: loanStatus.COMPLETE, total_paid: 0 })} />,
    ['You paid in all'],
  ],
  ['the approved mandate', <MandateCard key="mandate" mandate={withoutMaximum} />, ['At most, each time']],
])('%s says which amount is not given', (_, page, notGiven) => {
  const { container } = render(page);
  const text = container.textContent ?? '';
  expect(text).not.toContain('₹0');
  for (const label of notGiven) expect(text).toContain(`${label}Not given`);
});

const unknownMaximum = loanWith({ max_repayment_amount: 0 });
const details = {
  loan: unknownMaximum,
  instalments: [],
  pendingPayment: null,
  noDuesLetterLink: null,
  statementLink: null,
};

it('the lines of the account say that what is left is not given', () => {
  const { container } = render(<AccountLines details={details} loan={unknownMaximum} />);
  expect(container.textContent).toContain('Left to payNot given');
  expect(container.textContent).not.toContain('Instalments left');
});

it('home says neither what is left nor a total where it is not given', () => {
  const { container } = render(
    <PaidCard loan={unknownMaximum} lateCount={0}>
      <span />
    </PaidCard>,
  );
  expect(container.textContent).toBe('₹19,320 paid8 of 48 instalments paid');
});

it('with an amount that is not given, a running loan can be paid in the ways that are known', async () => {
  const facts: PrepaymentFacts = {
    details,
    features: { flags: { PRE_CLOSURE: true }, experiments: {} },
    quote: null,
    readAt: now,
    debits: { mandate: null, repayments: null },
    startedPayments: [],
    lenderContact: null,
  };
  const loadPrepayment = createLoad<PrepaymentFacts>(async () => ({ ok: true, data: facts }));
  const pageReturns = fromPromise<void, undefined>(() => new Promise(() => {}));
  const chart = createActor(prepaymentMachine.provide({ actors: { loadPrepayment, pageReturns } }), {
    input: { requestKeySeed: 'seed' },
  }).start();
  const snapshot = await waitFor(chart, (each) => !each.matches('loadingPrepayment'));
  chart.stop();
  expect(snapshot.value).toBe('choice');
  const { container } = render(<ChoiceScreen snapshot={snapshot} send={() => {}} back={() => {}} />);
  expect(container.textContent).toContain('Left to payNot given');
  expect(container.textContent).not.toContain('₹0');
  const kinds = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  expect(kinds).toEqual(['instalment', 'foreclosure']);
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
