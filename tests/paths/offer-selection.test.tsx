// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';

import { formatMoney } from '../../machines/domain/base/money';
import { type KeyFacts, keyFactsSchema } from '../../machines/domain/loan/key-facts';
import { noOmittedOffers, shownOffer } from '../../machines/domain/loan/offer-list';
import {
  type AvailableOffers,
  type OfferEntryUrl,
  offerSelectionMachine,
} from '../../machines/offer-selection/machine';
import { lenderName } from '../../src/copy/lender';
import { aprLine, moneyOrNotGiven } from '../../src/copy/money';
import { screens } from '../../src/screens/offer-selection';
import { done, fails, person, route } from './kit';
import { someOffers } from './support/fixtures/lending';
import { crash, failed, ready } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const offers = someOffers();
const STORED_OFFER_ID = 'offer-3';
const waivedFee = {
  features: { flags: { PROCESSING_FEE_DISABLE: true }, experiments: {} },
  origin: 'https://loans.example',
};

function start(name: string, entryUrl: OfferEntryUrl, storedOfferId: string | null = null) {
  return { name, input: { entryUrl, storedOfferId, status: 'APPROVED' as const } };
}

function loadsOffers(label: string, availableOffers: Partial<AvailableOffers>) {
  const data = {
    offers,
    omitted: noOmittedOffers,
    lendersWithoutOffer: ['APOLLO_FINVEST'],
    isProcessingFeeWaived: false,
    isOfferConfirmed: false,
    coolingOffDays: 3,
    ...availableOffers,
  };
  return done('loadOffers', ready(data), label);
}

/** A day before the offers of `anOffer` end. */
const SHORTLY_BEFORE_THE_END = (1_795_000_000 - 86_400) * 1000;

function loadsKeyFacts(label: string, wire: Partial<v.InferInput<typeof keyFactsSchema>>) {
  const data = v.parse(keyFactsSchema, {
    loan_offer_id: 'offer-1',
    proposal_number: 'KFS-7Q2M',
    issued_at: 1_794_000_000,
    legal_name: 'Unity Small Finance Bank Limited',
    loan_type: 'Term loan for a business, without security',
    disbursal: 'SINGLE',
    first_instalment_at: 1_794_650_000,
    assumed_disbursal_at: 1_794_000_000,
    rate_type: 'FIXED',
    contingent_charges: [{ name: 'Failed automatic debit', text: 'No charge by the lender.' }],
    clauses: [{ name: 'Recovery agents', text: 'The lender tells you the agent’s name before.' }],
    cooling_off_days: 3,
    cooling_off_cost: 'The loan amount and the interest of those days.',
    schedule: [
      {
        number: 1,
        due_at: 1_794_650_000,
        principal: 183_800,
        interest: 57_700,
        amount: 241_500,
        balance: 9_816_200,
      },
      {
        number: 2,
        due_at: 1_795_250_000,
        principal: 184_900,
        interest: 56_600,
        amount: 241_500,
        balance: 9_631_300,
      },
    ],
    papers: [
      { kind: 'KFS', language: 'en', format: 'HTML', url: '/kfs/offer-1.html' },
      { kind: 'KFS', language: 'hi', format: 'HTML', url: '/kfs/offer-1.hi.html' },
      { kind: 'KFS', language: 'ta', format: 'PDF', url: '/kfs/offer-1.ta.pdf' },
    ],
    ...wire,
  });
  return done('getKeyFacts', ready(data), label);
}

function radio(offerId: string): HTMLInputElement {
  const found = screen.getAllByRole<HTMLInputElement>('radio').find(({ value }) => value === offerId);
  if (found === undefined) throw new Error(`The offer ${offerId} is not on the screen.`);
  return found;
}

function checkSelection(
  chosenOfferId: string | null,
  { offers: availableOffers, isProcessingFeeWaived }: AvailableOffers,
): void {
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((each) => each.checked);
  expect(checked.filter(({ name }) => name === 'offer').map(({ value }) => value)).toEqual(
    chosenOfferId === null ? [] : [chosenOfferId],
  );
  const next = screen.getByRole('button', { name: 'See key facts' });
  expect(next.getAttribute('aria-disabled')).toBe(chosenOfferId === null ? 'true' : null);
  expect(document.body.textContent).toContain('In each plan, the lowest yearly cost (APR) comes first.');
  expect(document.body.textContent).toContain('Apollo Finvest');
  if (isProcessingFeeWaived) {
    // Without the fee nothing is deducted: the whole amount is paid out, and the APR is unknown.
    const text = document.body.textContent;
    expect(text).toContain('₹1,00,000 in your bank');
    expect(text).toContain('Processing fee₹0GST on the fee₹0');
    expect(text).toContain('Yearly cost (APR)Not given');
    expect(text).not.toContain('GST on the fee₹360');
  }
  // Highest frequency first, and in one frequency the lowest yearly cost first (spec 2.4).
  const expectedOrder = ['offer-4', 'offer-1', 'offer-2', 'offer-3'].filter((id) =>
    availableOffers.some((each) => each.id === id),
  );
  const shown = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  const shownAtOneLakh = shown.filter((value) => expectedOrder.includes(value));
  if (shownAtOneLakh.length > 0) expect(shownAtOneLakh).toEqual(expectedOrder);
}

function checkKeyFacts(
  chosenOfferId: string | null,
  availableOffers: AvailableOffers,
  keyFacts: KeyFacts | null,
): void {
  const offer = availableOffers.offers.find(({ id }) => id === chosenOfferId);
  if (offer === undefined) throw new Error('Key facts are shown without a loaded offer.');
  const text = document.body.textContent;
  for (const figure of [offer.loanAmount, offer.transferableAmount, offer.payableAmount, offer.interest]) {
    expect(text).toContain(moneyOrNotGiven(figure));
  }
  expect(text).toContain(aprLine(offer.apr));
  expect(text.includes('No processing fee is taken now.')).toBe(availableOffers.isProcessingFeeWaived);
  if (offer.instalments === 0) {
    expect(text).toContain('length not given');
    expect(text).not.toContain('× 0');
    expect(text).not.toContain('The last one is');
  }
  if (keyFacts === null) {
    checkFactsLoading();
    return;
  }
  for (const fact of [keyFacts.proposalNumber, keyFacts.legalName, keyFacts.loanType])
    expect(text).toContain(fact ?? 'Not given');
  for (const { name, text: clause } of [...keyFacts.clauses, ...keyFacts.contingentCharges]) {
    expect(text).toContain(name);
    expect(text).toContain(clause);
  }
  for (const { name, payee, amount } of keyFacts.fees) {
    expect(text).toContain(`${name} (To `);
    expect(text).toContain(formatMoney(amount));
    expect(text.includes('Fees to othersNone')).toBe(payee === 'LENDER');
  }
  expect(text.includes('until 3\u00a0days after the money comes')).toBe(
    keyFacts.coolingOffDays + availableOffers.coolingOffDays > 0,
  );
  expect(text.includes('Fewer than three working days')).toBe(keyFacts.issuedAt === SHORTLY_BEFORE_THE_END);
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  expect(consent.checked).toBe(false);
  // The lender's own papers as the service lists them; without a list, the one that the offer names.
  const listed = keyFacts.papers.map(({ url }) => url);
  const named = offer.kfsHtmlLink === null ? [] : [offer.kfsHtmlLink];
  const hrefs = screen.queryAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(listed.length > 0 ? listed : named);
  if (listed.length + named.length === 0)
    expect(text).toContain('The lender has not sent the full key facts yet.');
}

function checkFactsLoading(): void {
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.body.textContent).toContain('We are asking the lender for its key facts.');
}

function checkNoOffersReason({ ended, notEnabled }: AvailableOffers['omitted']): void {
  const text = document.body.textContent;
  expect(text.includes('Currently you are not eligible for applying loan.')).toBe(notEnabled > 0);
  expect(text.includes('2 offers ended and cannot be taken any more.')).toBe(ended === 2);
  expect(text.includes('No lender has an offer for you now.')).toBe(ended + notEnabled === 0);
}

testJourney({
  id: 'offer-selection',
  machine: offerSelectionMachine,
  screens,
  file: 'tests/paths/offer-selection.test.tsx',
  starts: [
    start('offer', '/termloan/offer'),
    start('terms', '/termloan/offer/tnc'),
    start('selection', '/termloan/select-loan'),
    start('selection with a kept offer', '/termloan/select-loan', STORED_OFFER_ID),
    start('selection with an offer that is gone', '/termloan/select-loan', 'gone'),
    start('key facts of a kept offer', '/termloan/select-loan/kfs', STORED_OFFER_ID),
    start('key facts without an offer', '/termloan/select-loan/kfs'),
  ],
  events: [
    loadsOffers('offers', {}),
    loadsOffers('fee waived', {
      offers: offers.map((offer) => shownOffer(offer, waivedFee)),
      isProcessingFeeWaived: true,
      coolingOffDays: 0,
    }),
    loadsOffers('an APR and a length are missing', {
      offers: offers.map((offer) =>
        offer.id === STORED_OFFER_ID ? { ...offer, apr: null, instalments: 0 } : offer,
      ),
    }),
    loadsOffers('some ended, some ambiguous', { omitted: { ended: 1, ambiguous: 2, notEnabled: 0 } }),
    loadsOffers('none is enabled', { offers: [], omitted: { ended: 0, ambiguous: 0, notEnabled: 1 } }),
    loadsOffers('all ended', { offers: [], omitted: { ended: 2, ambiguous: 0, notEnabled: 0 } }),
    loadsOffers('one offer', { offers: offers.filter(({ id }) => id === STORED_OFFER_ID) }),
    loadsOffers('none', { offers: [] }),
    loadsOffers('confirmed before', { offers: [], isOfferConfirmed: true }),
    done('loadOffers', failed('unavailable'), 'busy'),
    fails('loadOffers', crash),
    loadsKeyFacts('all facts', {}),
    loadsKeyFacts('only the number', {
      legal_name: null,
      loan_type: null,
      disbursal: null,
      first_instalment_at: 0,
      rate_type: null,
      contingent_charges: [],
      clauses: [],
      cooling_off_days: 0,
      schedule: [],
      papers: [],
    }),
    loadsKeyFacts('a fee to others, a floating rate, open for a day', {
      issued_at: SHORTLY_BEFORE_THE_END / 1000,
      disbursal: 'STAGED',
      disbursal_detail: 'Half now, half after 30 days.',
      rate_type: 'FLOATING',
      rate_detail: 'Repo rate plus 18 %, changed every three months.',
      fees: [
        {
          name: 'Stamp duty',
          payee: 'THIRD_PARTY',
          payee_name: 'the State',
          amount: 100_00,
          is_recurring: false,
        },
      ],
    }),
    done('getKeyFacts', failed('unavailable'), 'busy'),
    fails('getKeyFacts', crash),
    person({ type: 'selection.started' }),
    person({ type: 'terms.opened' }),
    person({ type: 'matching.opened' }),
    person({ type: 'leave' }),
    // A checked radio cannot be chosen again; only loaded offers are on the screen.
    ({ context }) =>
      ['offer-1', STORED_OFFER_ID]
        .filter((offerId) => offerId !== context.chosenOfferId)
        .map((offerId) => person({ type: 'offer.chosen', offerId })),
    person({ type: 'keyFacts.opened' }),
    person({ type: 'keyFacts.acknowledged' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    route('offer'),
    route('offerTerms'),
    route('selectLoan'),
    route('loadingKeyFacts'),
  ],
  abstract: ({ availableOffers, chosenOfferId, keyFacts, storedOfferId, entryUrl }) => [
    keyFacts?.rateType ?? null,
    keyFacts?.papers.length ?? null,
    availableOffers.offers.length,
    availableOffers.isProcessingFeeWaived,
    availableOffers.omitted.ended,
    availableOffers.omitted.notEnabled,
    availableOffers.offers.some(({ apr }) => apr === null),
    availableOffers.isOfferConfirmed,
    chosenOfferId,
    storedOfferId,
    entryUrl,
  ],
  controls: {
    'selection.started': (user) => user.click(screen.getByRole('button', { name: 'Compare offers' })),
    'terms.opened': (user) => user.click(screen.getByRole('button', { name: 'Terms of the offers' })),
    'matching.opened': async (user) => {
      const sheet = screen.queryByRole('button', { name: 'How we sort' });
      if (sheet !== null) await user.click(sheet);
      await user.click(screen.getByRole('link', { name: 'How offers are made and sorted' }));
    },
    leave: (user) => user.click(screen.getByRole('button', { name: 'Back to the offer' })),
    'offer.chosen': async (user, { offerId }) => {
      const amounts = screen.queryByRole('group', { name: 'Loan amount' });
      const offer = offers.find(({ id }) => id === offerId);
      if (amounts !== null && offer !== undefined)
        await user.click(within(amounts).getByLabelText(formatMoney(offer.loanAmount)));
      await user.click(radio(offerId));
    },
    'keyFacts.opened': (user) => user.click(screen.getByRole('button', { name: 'See key facts' })),
    'keyFacts.acknowledged': async (user) => {
      // Without the tick a message is shown at the box, and the page stays.
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
      await user.click(screen.getByRole('checkbox', { name: 'I have read the key facts of this loan.' }));
      await user.click(screen.getByRole('button', { name: 'Continue' }));
    },
    retry: (user) => user.click(screen.getByRole('button', { name: /Try again|Check again/ })),
    back: (user) => user.click(screen.getByRole('button', { name: 'Back' })),
  },
  check: ({ value, context }) => {
    const { availableOffers, chosenOfferId, keyFacts, storedOfferId } = context;
    if (value === 'offer')
      for (const { nbfc } of availableOffers.offers)
        expect(document.body.textContent).toContain(lenderName(nbfc));
    if (value === 'selectLoan') checkSelection(chosenOfferId, availableOffers);
    if (value === 'keyFacts' || value === 'loadingKeyFacts')
      checkKeyFacts(chosenOfferId, availableOffers, keyFacts);
    // Nothing can be acknowledged while the lender's key facts are awaited.
    if (value === 'loadingKeyFacts')
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true);
    if (value === 'offer' || value === 'selectLoan') {
      const text = document.body.textContent;
      expect(text.includes('1 offer ended and cannot be taken any more.')).toBe(
        availableOffers.omitted.ended === 1,
      );
      expect(text.includes('2 offers could not be read clearly')).toBe(
        availableOffers.omitted.ambiguous === 2,
      );
    }
    if (value === 'noOffers') checkNoOffersReason(availableOffers.omitted);
    if (value === 'noOffers' || value === 'offersUnavailable')
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Offers not available');
    // The chosen offer is always one of the loaded offers.
    if (chosenOfferId !== null) expect(availableOffers.offers.map(({ id }) => id)).toContain(chosenOfferId);
    if (storedOfferId === 'gone' && value === 'loadingOffers') expect(chosenOfferId).toBeNull();
    if (value === 'offerChosen') expect(context.redirectTo).toBe('/termloan/bank-account');
  },
});
