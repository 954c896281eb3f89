// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { landingCopy as copy } from '#messages/landing';
import { landingPageCopy } from '#messages/landing-page';
import { featuresSchema } from '../../machines/domain/base/features';
import { type LandingFacts, loanAction, otherProducts } from '../../machines/domain/entry/landing';
import { instalmentSchema } from '../../machines/domain/loan/instalment';
import { transactionsSchema } from '../../machines/domain/payment/transactions';
import { landingMachine } from '../../machines/landing/machine';
import { creditText, loanCopy } from '../../src/copy/landing';
import type { ScreenProps } from '../../src/journey/screen';
import { merchantContent } from '../../src/screens/landing/merchant-content';
import { LandingPage } from '../../src/screens/standalone/landing-page';
import { done, fails, person } from './kit';
import { applicationFacts, identityNotStarted } from './support/fixtures/application';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { loanWith, now, userStateWith } from './support/fixtures/money';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { paymentWith, startedWith } from './support/fixtures/payment';
import { testJourney } from './support/through-screens';

/** The landing page with the content of the journey, composed as in the route. */
function Landing({ snapshot, send }: ScreenProps<typeof landingMachine>) {
  const onStart = () => send({ type: 'loan.opened' });
  const onTerms = () => send({ type: 'terms.opened' });
  const onRights = () => send({ type: 'rights.opened' });
  return (
    <LandingPage
      content={merchantContent(snapshot, send)}
      onStart={onStart}
      onTerms={onTerms}
      onRights={onRights}
      onClose={null}
    />
  );
}

const allFlagsOff = parse(featuresSchema, { features: {}, experiments: {} });
const allFlagsOn = parse(featuresSchema, {
  features: { UDYAM_REGISTRATION: true, LEADGEN_WORKFLOW: true },
  experiments: {},
});
const applying = userStateWith({ process_state: 'APPLICATION', approval_status: null });

const lateInstalment = parse(instalmentSchema, {
  number: 9,
  due_date: now / 1000 - 5 * 86_400,
  amount: 200_000,
});

const { repayments } = parse(transactionsSchema, {
  penalties: [],
  repayment_transactions: [{ payment_id: 'pay-1', amount: 241_500, status: 'REFUND_INITIATED' }],
});

const noPayments = {
  pendingPayment: null,
  instalments: [],
  startedPayments: [],
  mandate: null,
  repayments: null,
};

function facts(overrides: Partial<LandingFacts> = {}): LandingFacts {
  return {
    userState: userStateWith({ process_state: 'ENTRY', approval_status: null }),
    loan: null,
    selectedOffer: null,
    features: allFlagsOff,
    merchant: { isPayLaterCustomer: false, isUdyamRegistered: false },
    eligibility: { isEligible: true },
    kycValidity: null,
    application: null,
    credit: null,
    bill: noPayments,
    asOf: now,
    ...overrides,
  };
}

const loadsFacts = (label: string, overrides: Partial<LandingFacts> = {}) =>
  done('loadLanding', ready(facts(overrides)), label);

testJourney({
  id: 'landing',
  machine: landingMachine,
  screens: {
    loadingLanding: Landing,
    offers: Landing,
    checkingLanding: Landing,
    landingUnavailable: Landing,
    sentOn: Landing,
  },
  file: 'tests/paths/landing.test.tsx',
  starts: [{ name: 'the landing page' }],
  abstract: ({ facts: loadedFacts, failure, redirectTo }) => [
    loadedFacts && [loanAction(loadedFacts), otherProducts(loadedFacts)],
    failure?.reason,
    redirectTo,
  ],
  events: [
    loadsFacts('new'),
    loadsFacts('a running loan with a late instalment, and credit', {
      loan: loanWith({ total_due: 483_000 }),
      bill: { ...noPayments, instalments: [lateInstalment] },
      merchant: { isPayLaterCustomer: true, isUdyamRegistered: true },
      credit: { balance: 4_500_000, usedAmount: 0, daysOverdue: 0 },
    }),
    loadsFacts('a payment is under way', {
      loan: loanWith(),
      bill: { ...noPayments, pendingPayment: paymentWith() },
    }),
    loadsFacts('a payment that may be paid', {
      loan: loanWith(),
      bill: { ...noPayments, startedPayments: [startedWith()] },
    }),
    loadsFacts('autopay debits it', {
      loan: loanWith({ auto_debit: { is_enabled: true, is_consented: true } }),
    }),
    loadsFacts('overdue credit', {
      merchant: { isPayLaterCustomer: true, isUdyamRegistered: true },
      credit: { balance: 4_500_000, usedAmount: 700_000, daysOverdue: 5 },
    }),
    loadsFacts('in the application, and the registration', {
      userState: applying,
      application: applicationFacts({ identity: identityNotStarted }),
      features: allFlagsOn,
    }),
    loadsFacts('not eligible: partners', {
      userState: userStateWith({ process_state: 'ENTRY', approval_status: null, is_eligible: false }),
      features: allFlagsOn,
      merchant: null,
    }),
    loadsFacts('eligibility unknown', { eligibility: null }),
    done('loadDebits', ready({ mandate: null, repayments }), 'a refund'),
    done('loadDebits', ready(null), 'nothing to read'),
    done('loadDebits', failed('connection'), 'no connection'),
    fails('loadDebits', crash, 'our own fault'),
    done('rereadLanding', ready(facts()), 'still new'),
    done('rereadLanding', ready(facts({ loan: loanWith({ total_due: 100_000 }) })), 'less to pay'),
    done('rereadLanding', failed('connection'), 'no connection'),
    fails('rereadLanding', crash, 'our own fault'),
    done('pageReturns', undefined, 'back on the page'),
    fails('pageReturns', crash, 'our own fault'),
    done('loadLanding', failed('connection'), 'no connection'),
    fails('loadLanding', crash, 'our own fault'),
    person({ type: 'loan.opened' }),
    person({ type: 'credit.opened' }),
    person({ type: 'registration.opened' }),
    person({ type: 'partners.opened' }),
    person({ type: 'score.opened' }),
    person({ type: 'terms.opened' }),
    person({ type: 'rights.opened' }),
    person({ type: 'retry' }),
  ],
  controls: {
    'loan.opened': (user) => user.click(within(screen.getByRole('contentinfo')).getByRole('link')),
    'credit.opened': tap(new RegExp(`^${copy.credit}`)),
    'registration.opened': tap(new RegExp(`^${copy.registration}`)),
    'partners.opened': tap(new RegExp(`^${copy.partners}`)),
    'score.opened': tap(new RegExp(`^${copy.score}`)),
    'terms.opened': (user) => user.click(screen.getByRole('link', { name: landingPageCopy.terms })),
    'rights.opened': (user) => user.click(screen.getByRole('link', { name: landingPageCopy.rights })),
    retry: tap(new RegExp(`^${copy.unavailable}`)),
  },
  check: (snapshot) => {
    checkPage();
    // Heading and lenders are shown in every state.
    shows(landingPageCopy.heading);
    shows(landingPageCopy.lendersHeading);
    const { facts: loadedFacts } = snapshot.context;
    if (snapshot.status === 'done') {
      expect(snapshot.output?.redirectTo).toMatch(
        /^\/(termloan|termloan\/(home|application|credit-score)|supplier|register-udyam|network\/application\/apply|terms|rights)$/,
      );
      return;
    }
    if (snapshot.matches('loadingLanding') && loadedFacts === null) shows(landingPageCopy.ready.title);
    // Earlier data is cleared while the page loads.
    if (snapshot.matches('loadingLanding')) expect(loadedFacts).toBeNull();
    if (snapshot.matches('landingUnavailable')) shows(copy.unavailable);
    if ((!snapshot.matches('offers') && !snapshot.matches('checkingLanding')) || loadedFacts === null) return;
    const { title, details, action } = loanCopy(loanAction(loadedFacts));
    shows(title);
    for (const detail of details) shows(detail);
    screen.getByRole('link', { name: action });
    const { credit, registration, partners } = otherProducts(loadedFacts);
    for (const [isOffered, text] of [
      [credit !== null, copy.credit],
      [registration, copy.registration],
      [partners, copy.partners],
    ] as const) {
      if (isOffered) shows(text);
      else hides(text);
    }
    if (credit !== null) shows(creditText(credit));
    (loadedFacts.bill.instalments.length > 0 ? shows : hides)(/of 48 instalments paid, 1 late/);
  },
});
