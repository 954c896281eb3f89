// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { stopReasonOf } from '../../machines/domain/entry/stop-reason';
import { bankAccountSchema } from '../../machines/domain/payment/bank-account';
import { type MerchantStatusFacts, merchantStatusMachine } from '../../machines/merchant-status/machine';
import { screens } from '../../src/screens/merchant-status';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { accountNumber, loanStatus, loanWith, now, offerWith, userStateWith } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const DAY_MS = 86_400_000;
const account = parse(bankAccountSchema, {
  bank_details_id: 'bank-1',
  payment_address: `${accountNumber}@HDFC0001234`,
  account_type: 2,
  bank_name: 'HDFC Bank',
});

/** A wire code that must never be shown. */
const RAW_REASON = 'RISK_ENGINE_17';

function facts(overrides: Partial<MerchantStatusFacts>): MerchantStatusFacts {
  return {
    userState: userStateWith({ approval_status: null }),
    loan: null,
    selectedOffer: null,
    accounts: [account],
    isOfferStored: false,
    retryOn: null,
    asOf: now,
    ...overrides,
  };
}

const loadsFacts = (label: string, overrides: Partial<MerchantStatusFacts>) =>
  done('loadMerchantStatus', ready(facts(overrides)), label);

const blocked = userStateWith({ process_state: 'BLOCKED', process_substate: 'blocked', is_eligible: false });
const waitingToRetry = userStateWith({
  process_state: 'BLOCKED',
  process_substate: 'app-blocked',
  is_eligible: false,
  rate_limit: { no_of_attempts_left: 0, cool_off_period: 3_909 },
});
const refusedByAll = userStateWith({
  process_state: 'OFFER',
  process_substate: 'nbfc-rejection',
  primary_nbfc: null,
  approval_status: 'REJECTED',
  is_eligible: false,
});
const rejected = (reason: string | null) =>
  loanWith({ status: loanStatus.REJECTED, reason, ended_on: now / 1000 });
const disbursing = userStateWith({ process_state: 'DISBURSAL', approval_status: null });
const accountNotApproved = userStateWith({
  process_substate: 'account-not-approved',
  approval_status: null,
  rate_limit: { no_of_attempts_left: 1, cool_off_period: 0 },
});

testJourney({
  id: 'merchant-status',
  machine: merchantStatusMachine,
  screens,
  file: 'tests/paths/merchant-status.test.tsx',
  starts: [{ name: 'any entry URL' }],
  abstract: ({ facts: loadedFacts, failure, redirectTo }) => [
    loadedFacts && [
      loadedFacts.userState,
      loadedFacts.loan?.status,
      loadedFacts.loan?.reason,
      loadedFacts.selectedOffer?.id,
      loadedFacts.isOfferStored,
    ],
    failure?.reason,
    redirectTo,
  ],
  events: [
    loadsFacts('blocked', { userState: blocked }),
    loadsFacts('blocked, with a running loan', { userState: blocked, loan: loanWith() }),
    loadsFacts('app blocked, cooling off', { userState: waitingToRetry }),
    loadsFacts('app blocked, with a running loan', { userState: waitingToRetry, loan: loanWith() }),
    loadsFacts('rejected after signing', {
      userState: disbursing,
      loan: rejected('shop_not_verified'),
      selectedOffer: offerWith(),
      retryOn: now + 90 * DAY_MS,
    }),
    loadsFacts('rejected, offers open again', { userState: disbursing, loan: rejected(RAW_REASON) }),
    loadsFacts('refused by every lender', { userState: refusedByAll, retryOn: now + 90 * DAY_MS }),
    loadsFacts('account refused, offer kept', { userState: accountNotApproved, isOfferStored: true }),
    loadsFacts('account refused, no offer kept', { userState: accountNotApproved }),
    loadsFacts('account refused, offer confirmed', {
      userState: accountNotApproved,
      selectedOffer: offerWith(),
    }),
    loadsFacts('not stopped', {}),
    loadsFacts('a running loan', { loan: loanWith() }),
    done('loadMerchantStatus', failed('connection'), 'no connection'),
    fails('loadMerchantStatus', crash, 'our own fault'),
    person({ type: 'contact.opened' }),
    person({ type: 'offers.opened' }),
    person({ type: 'account.opened' }),
    person({ type: 'home.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'contact.opened': tap(/^Ask /),
    'offers.opened': async (user) => {
      const [button] = screen.getAllByRole('button', {
        name: /See other offers|Choose offer and account again/,
      });
      if (button !== undefined) await user.click(button);
    },
    'account.opened': tap('Choose another account'),
    'home.opened': tap(/^Pay your loan as before/),
    back: tap('Back'),
    leave: tap('See where I stand'),
    retry: tap(/^(Try again|Check again)$/),
  },
  check: (snapshot) => {
    checkPage();
    hides(RAW_REASON);
    const { facts: loadedFacts } = snapshot.context;
    const status =
      loadedFacts && snapshot.status === 'active' && !snapshot.hasTag('pending')
        ? stopReasonOf(loadedFacts)
        : null;
    if (loadedFacts === null || status === null) return;
    if (snapshot.matches('blocked')) {
      expect(status).toBe('blocked');
      shows('This service, not a lender');
      if (loadedFacts.loan === null) hides('Pay your loan as before');
    }
    if (snapshot.matches('appBlocked')) {
      shows('Update the app');
      shows('1:05:09');
      shows('At 20 Nov, 11:05 am');
      shows('No tries are left now.');
    }
    if (snapshot.matches('nbfcRejection')) {
      shows(/^No money was sent/);
      if (loadedFacts.userState === refusedByAll) shows('The lenders did not approve a loan now');
      else shows('Unity Small Finance Bank did not approve your loan');
      if (loadedFacts.loan?.reason === RAW_REASON)
        shows('The lender did not tell us the reason. You can ask for it.');
      if (loadedFacts.loan?.reason === 'shop_not_verified') {
        for (const fact of ['The lender could not check your shop.', '₹1,00,000', '18 Feb, 2027'])
          shows(fact);
        hides('See other offers');
      }
    }
    if (snapshot.matches('accountNotApproved')) {
      for (const fact of ['HDFC Bank ••7890', 'You have 1 try left.', 'Unity Small Finance Bank'])
        shows(fact);
      if (!loadedFacts.isOfferStored) hides('Choose another account');
    }
  },
});
