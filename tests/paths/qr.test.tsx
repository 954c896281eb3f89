// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { qrCopy as copy } from '#messages/qr';

import { failure } from '../../machines/domain/base/failure';
import { qrMachine } from '../../machines/qr/machine';
import type { QrFacts } from '../../machines/qr/setup';
import { screens } from '../../src/screens/qr';
import { done, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { anAccount } from './support/fixtures/lending';
import { now } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const DAY_MS = 86_400_000;
const UPI_ID = 'ramesh.kumar@okbank';
const NEW_UPI_ID = 'shop@okbank';
const account = anAccount();

const address = (daysAgo: number | null) => ({
  createTime: daysAgo === null ? null : now - daysAgo * DAY_MS,
  merchantId: 'merchant-1',
  shopNumber: '14',
  streetAddress: 'Mandi Road, Indore',
});
const destinationOf = (paymentAddress: string) => ({
  paymentAddress,
  name: 'Ramesh Kumar',
  maskedMobile: null,
  type: null,
});
const facts = (overrides: Partial<QrFacts> = {}): QrFacts => ({
  isOffered: true,
  address: address(5),
  destination: destinationOf(UPI_ID),
  accounts: [account],
  chosenAccount: null,
  readAt: now,
  ...overrides,
});

testJourney({
  id: 'qr',
  machine: qrMachine,
  screens,
  file: 'tests/paths/qr.test.tsx',
  starts: [{ name: 'qr', input: { requestKeySeed: 'seed' } }],
  abstract: ({ facts: loadedFacts, newDestination, isChanged, failure: lastFailure, startWith }) => ({
    facts: loadedFacts && [
      loadedFacts.isOffered,
      loadedFacts.address?.createTime,
      loadedFacts.destination?.paymentAddress,
      loadedFacts.accounts.length,
      loadedFacts.chosenAccount?.id,
    ],
    newDestination: newDestination?.paymentAddress,
    isChanged,
    failed: lastFailure && [lastFailure.reason, lastFailure.code],
    startWith,
  }),
  events: [
    done('loadQr', ready(facts()), 'on its way, pays to a UPI id'),
    done(
      'loadQr',
      ready(facts({ address: address(20), destination: destinationOf(account.paymentAddress) })),
      'delivered',
    ),
    done('loadQr', ready(facts({ address: address(null), destination: null })), 'nothing known'),
    done('loadQr', ready(facts({ address: null, accounts: [] })), 'no address, no account'),
    done('loadQr', ready(facts({ chosenAccount: account })), 'an account was chosen'),
    done('loadQr', ready(facts({ isOffered: false })), 'not offered'),
    done('loadQr', ready(facts({ isOffered: false, chosenAccount: account })), 'chosen, but not offered'),
    done('loadQr', failed('connection'), 'no connection'),
    fails('loadQr', crash, 'our own fault'),
    done('setPaymentDestination', accepted(destinationOf(NEW_UPI_ID)), 'set'),
    done('setPaymentDestination', accepted(null), 'set to nothing'),
    done('setPaymentDestination', refused('invalid_payment_address'), 'not known'),
    done('setPaymentDestination', refused(null), 'refused'),
    done('setPaymentDestination', { kind: 'unanswered', failure: failure('timeout') }, 'unanswered'),
    fails('setPaymentDestination', crash, 'our own fault'),
    person({ type: 'change.opened' }),
    person({ type: 'account.added' }),
    person({ type: 'destination.submitted', destination: { paymentAddress: NEW_UPI_ID, type: 'UPI' } }),
    person(
      {
        type: 'destination.submitted',
        destination: { paymentAddress: account.paymentAddress, type: 'BANK' },
      },
      { enabled: ({ context }) => context.facts?.accounts.length === 1 },
    ),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    person({ type: 'leave' }),
  ],
  controls: {
    'account.added': tap('Add a bank account'),
    'change.opened': tap(/^(Change|Choose) where money goes$/),
    'destination.submitted': async (user, { destination }) => {
      const isUpi = destination.paymentAddress === NEW_UPI_ID;
      if (!isUpi) {
        await user.click(screen.getByRole('radio', { name: /••7890/ }));
        await tap('Save')(user);
        return;
      }
      await user.click(screen.getByRole('radio', { name: /^A UPI id/ }));
      const field = screen.getByLabelText('UPI id');
      await user.clear(field);
      await tap('Save')(user);
      expect(screen.getAllByText('Type your UPI id.')).toHaveLength(2);
      await user.type(field, 'shop');
      await tap('Save')(user);
      expect(screen.getAllByText('A UPI id looks like ramesh@upi. Check yours.')).toHaveLength(2);
      await user.type(field, '@okbank');
      await tap('Save')(user);
    },
    retry: tap(/^(Try again|Check again)$/),
    back: tap(/^(Back|Close)$/),
    leave: tap('Go to home'),
  },
  check: (snapshot) => {
    checkPage();
    const { facts: loadedFacts, failure: lastFailure, isChanged, newDestination } = snapshot.context;
    const text = document.body.textContent ?? '';
    for (const id of [UPI_ID, NEW_UPI_ID]) expect(text).not.toContain(id);
    if (snapshot.matches('qrIntro')) {
      const shownAddress = loadedFacts?.destination?.paymentAddress ?? null;
      const isUpi = shownAddress === UPI_ID || shownAddress === NEW_UPI_ID;
      expect(screen.queryByRole('img', { name: copy.scan }) !== null).toBe(isUpi);
      if (shownAddress === UPI_ID) shows('ra•••@okbank');
      if (shownAddress === NEW_UPI_ID) shows('sh•••@okbank');
      if (shownAddress === account.paymentAddress) shows('HDFC Bank ••7890');
      if (shownAddress === null) shows('Nothing is set yet');
      const createdAt = loadedFacts?.address?.createTime;
      if (loadedFacts?.address === null) shows(copy.delivery.noAddress);
      else shows('Shop 14, Mandi Road, Indore');
      if (createdAt === null) shows('We do not know the day yet');
      if (createdAt === now - 5 * DAY_MS) shows('Expected on 5 Dec, 2026');
      if (createdAt === now - 20 * DAY_MS) shows('Delivered');
      else hides('Delivered');
      if (!isChanged) hides(copy.changed);
      else expect(shownAddress).toBe(NEW_UPI_ID);
    } else hides(copy.changed);
    if (snapshot.matches('destinationForm')) {
      expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(newDestination === null ? 0 : 1);
      // The account from the account flow is preselected, and not saved yet.
      const isFromAccountFlow =
        loadedFacts?.chosenAccount != null &&
        newDestination?.paymentAddress === loadedFacts.chosenAccount.paymentAddress;
      if (isFromAccountFlow && lastFailure === null) shows(copy.form.chosen);
      else hides(copy.form.chosen);
      if (lastFailure?.code === 'invalid_payment_address') {
        shows(
          newDestination?.paymentAddress === NEW_UPI_ID ? copy.form.upiNotAccepted : copy.form.notAccepted,
        );
      } else if (lastFailure !== null) shows(copy.form.notSetByLender);
    }
    if (snapshot.matches('left') && snapshot.context.redirectTo !== '/termloan/home') {
      expect(snapshot.context.redirectTo).toBe('/termloan/bank-account/new?flow=qr');
    }
    if (snapshot.matches('destinationUnanswered')) hides(/failed|was not set/i);
    if (snapshot.matches('qrNotOffered')) shows(copy.notOffered.heading);
    if (snapshot.matches('qrUnavailable')) shows(copy.unavailable);
  },
});
