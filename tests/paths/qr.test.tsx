// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { qrMachine } from '../../machines/qr/machine';
import type { QrFacts } from '../../machines/qr/setup';
import { qrCopy as copy } from '../../src/copy/qr';
import { screens } from '../../src/screens/qr';
import { loadQrDrawing } from '../../src/ui/media/qr-code';
import { done, fails, person } from './kit/moves';
import { checkPage, hides, shows, tap } from './support/fixtures-checks';
import { anAccount } from './support/fixtures-lending';
import { failed, now, ready } from './support/fixtures-money';
import { testJourney } from './support/through-screens';

await loadQrDrawing();

const DAY_MS = 86_400_000;
const UPI = 'ramesh.kumar@okbank';
const NEW_UPI = 'shop@okbank';
const account = anAccount();
const crash = new Error('broken');

const address = (daysAgo: number | null) => ({
  createTime: daysAgo === null ? null : now - daysAgo * DAY_MS,
  merchantId: 'merchant-1',
  shopNumber: '14',
  streetAddress: 'Mandi Road, Indore',
});
const pays = (paymentAddress: string) => ({
  paymentAddress,
  name: 'Ramesh Kumar',
  maskedMobile: null,
  type: null,
});
const facts = (over: Partial<QrFacts> = {}): QrFacts => ({
  isOffered: true,
  address: address(5),
  destination: pays(UPI),
  accounts: [account],
  chosenAccount: null,
  readAt: now,
  ...over,
});
const accepted = (data: ReturnType<typeof pays> | null) => ({ kind: 'accepted', data });
const refused = (code: string | null) => ({ kind: 'refused', failure: failure('refused', { code }) });

testJourney({
  id: 'qr',
  machine: qrMachine,
  screens,
  file: 'tests/paths/qr.test.tsx',
  walk: 80,
  starts: [{ name: 'qr', input: { requestKeySeed: 'seed' } }],
  abstract: ({ facts: of, wanted, isChanged, failure: why, startWith }) => ({
    facts: of && [
      of.isOffered,
      of.address?.createTime,
      of.destination?.paymentAddress,
      of.accounts.length,
      of.chosenAccount?.id,
    ],
    wanted: wanted?.paymentAddress,
    isChanged,
    failed: why && [why.reason, why.code],
    startWith,
  }),
  samples: [
    done('loadQr', ready(facts()), 'on its way, pays to a UPI id'),
    done(
      'loadQr',
      ready(facts({ address: address(20), destination: pays(account.paymentAddress) })),
      'delivered',
    ),
    done('loadQr', ready(facts({ address: address(null), destination: null })), 'nothing known'),
    done('loadQr', ready(facts({ address: null, accounts: [] })), 'no address, no account'),
    done('loadQr', ready(facts({ chosenAccount: account })), 'an account was chosen'),
    done('loadQr', ready(facts({ isOffered: false })), 'not offered'),
    done('loadQr', ready(facts({ isOffered: false, chosenAccount: account })), 'chosen, but not offered'),
    done('loadQr', failed('connection'), 'no connection'),
    fails('loadQr', crash, 'our own fault'),
    done('setPaymentDestination', accepted(pays(NEW_UPI)), 'set'),
    done('setPaymentDestination', accepted(null), 'set to nothing'),
    done('setPaymentDestination', refused('invalid_payment_address'), 'not known'),
    done('setPaymentDestination', refused(null), 'refused'),
    done('setPaymentDestination', { kind: 'unanswered', failure: failure('timeout') }, 'unanswered'),
    fails('setPaymentDestination', crash, 'our own fault'),
    person({ type: 'change.opened' }),
    person({ type: 'account.added' }),
    person({ type: 'destination.submitted', destination: { paymentAddress: NEW_UPI, type: 'UPI' } }),
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
    'destination.submitted': async (one, { destination }) => {
      const isUpi = destination.paymentAddress === NEW_UPI;
      if (!isUpi) {
        await one.click(screen.getByRole('radio', { name: /••7890/ }));
        await tap('Save')(one);
        return;
      }
      await one.click(screen.getByRole('radio', { name: /^A UPI id/ }));
      const field = screen.getByLabelText('UPI id');
      await one.clear(field);
      await tap('Save')(one);
      expect(screen.getAllByText('Type your UPI id.')).toHaveLength(2);
      await one.type(field, 'shop');
      await tap('Save')(one);
      expect(screen.getAllByText('A UPI id looks like ramesh@upi. Check yours.')).toHaveLength(2);
      await one.type(field, '@okbank');
      await tap('Save')(one);
    },
    retry: tap(/^(Try again|Check again)$/),
    back: tap(/^(Back|Close)$/),
    leave: tap('Go to home'),
  },
  check: (snapshot) => {
    checkPage();
    const { facts: of, failure: why, isChanged, wanted } = snapshot.context;
    const text = document.body.textContent ?? '';
    for (const id of [UPI, NEW_UPI]) expect(text).not.toContain(id);
    if (snapshot.matches('qrIntro')) {
      const to = of?.destination?.paymentAddress ?? null;
      const isUpi = to === UPI || to === NEW_UPI;
      expect(screen.queryByRole('img', { name: copy.scan }) !== null).toBe(isUpi);
      if (to === UPI) shows('ra•••@okbank');
      if (to === NEW_UPI) shows('sh•••@okbank');
      if (to === account.paymentAddress) shows('HDFC Bank ••7890');
      if (to === null) shows('Nothing is set yet');
      const at = of?.address?.createTime;
      if (of?.address === null) shows(copy.delivery.noAddress);
      else shows('Shop 14, Mandi Road, Indore');
      if (at === null) shows('We do not know the day yet');
      if (at === now - 5 * DAY_MS) shows('Expected on 5 Dec, 2026');
      if (at === now - 20 * DAY_MS) shows('Delivered');
      else hides('Delivered');
      if (!isChanged) hides(copy.changed);
      else expect(to).toBe(NEW_UPI);
    } else hides(copy.changed);
    if (snapshot.matches('destinationForm')) {
      expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(wanted === null ? 0 : 1);
      // The account from the account flow is preselected, and not saved yet.
      const isBrought =
        of?.chosenAccount != null && wanted?.paymentAddress === of.chosenAccount.paymentAddress;
      if (isBrought && why === null) shows(copy.form.chosen);
      else hides(copy.form.chosen);
      if (why?.code === 'invalid_payment_address') {
        shows(wanted?.paymentAddress === NEW_UPI ? copy.form.upiNotAccepted : copy.form.notAccepted);
      } else if (why !== null) shows(copy.form.notSetByLender);
    }
    if (snapshot.matches('left') && snapshot.context.redirectTo !== '/termloan/home') {
      expect(snapshot.context.redirectTo).toBe('/termloan/bank-account/new?flow=qr');
    }
    if (snapshot.matches('destinationUnanswered')) hides(/failed|was not set/i);
    if (snapshot.matches('qrNotOffered')) shows(copy.notOffered.heading);
    if (snapshot.matches('qrUnavailable')) shows(copy.unavailable);
  },
});
