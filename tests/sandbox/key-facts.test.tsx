/** The key facts as the service sends them, on the screen, and in the paper: the same for every persona who has an offer. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { isValidityTooShort, type KeyFacts, keyFactsSchema } from '../../machines/domain/loan/key-facts';
import { type LoanOffer, loanOfferSchema } from '../../machines/domain/loan/loan-offer';
import { allPersonas } from '../../sandbox/people/personas';
import { LoanAndCost, LoanRights, Statement } from '../../src/screens/offer-selection/key-facts-rows';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** The names and values of a page's lists, without what the two parties write in different ways. */
function valuesIn(markup: string): Readonly<Record<string, string>> {
  const rows = [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
  return Object.fromEntries(
    rows.map(([, label = '', value = '']) => [plain(label.replace(/<small.*/s, '')), plain(value)]),
  );
}

function plain(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#8377;', '₹')
    .replaceAll(/[\u00a0\s]+/g, ' ')
    .replaceAll(/[₹,]/g, '')
    .replaceAll('Sept ', 'Sep ')
    .trim();
}

function shownValues(offer: LoanOffer, facts: KeyFacts) {
  return valuesIn(
    renderToStaticMarkup(
      <>
        <LoanAndCost offer={offer} />
        <Statement facts={facts} />
        <LoanRights offer={offer} facts={facts} coolingOffDays={facts.coolingOffDays} />
      </>,
    ),
  );
}

/** Labels of the same fact: on the screen, and in the paper. */
const sameFacts = [
  ['Loan amount', 'Loan amount'],
  ['You get in bank', 'Amount you receive'],
  ['You pay in all', 'Total you repay'],
  ['Interest', 'Total interest'],
  ['First instalment', 'First instalment'],
  ['Offer number (KFS)', 'Proposal number'],
  ['Fees to others', 'Fees to third parties'],
] as const;

const withOffers = allPersonas()
  .filter(([, persona]) => persona.offers.length > 0)
  .map(([name]) => name);

describe('the key facts of every offer are the same on the screen and in the paper', () => {
  it.each(withOffers)('%s', async (name) => {
    const merchant = await SandboxMerchant.as(sandbox, name);
    const offers = [...(await merchant.offers()), ...(await merchant.offers('SELECTED'))];
    for (const wire of offers) {
      const { body, status } = await merchant.get<Schemas['KeyFacts']>(`/keyFacts/${wire.loan_offer_id}`);
      expect(status).toBe(200);
      const facts = v.parse(keyFactsSchema, body);
      const offer = v.parse(loanOfferSchema, wire);
      const url = facts.papers.find(({ language, format }) => language === 'en' && format === 'HTML')?.url;
      const paper = await sandbox.fetch(
        new Request(`http://lender.test${url}`, { headers: { authorization: `Bearer ${merchant.token}` } }),
      );
      const shown = shownValues(offer, facts);
      const printed = valuesIn(await paper.text());
      for (const [label, printedLabel] of sameFacts)
        expect([label, shown[label]]).toEqual([label, printed[printedLabel]]);
      expect(facts.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer.payableAmount);
      expect(facts.schedule).toHaveLength(offer.instalments);
      expect(isValidityTooShort(facts, offer.validUntil)).toBe(false);
    }
  });

  it('another merchant’s offer has none', async () => {
    const [offer] = await (await SandboxMerchant.as(sandbox, 'offers')).offers();
    const stranger = await SandboxMerchant.as(sandbox, 'offers');
    expect((await stranger.get(`/keyFacts/${offer?.loan_offer_id}`)).status).toBe(404);
  });
});

describe('a late charge', () => {
  it('bears no interest: as time passes, only charges are added to what is owed, by their fixed amounts', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'overdue');
    const [offer] = await merchant.offers('SELECTED');
    const charges = offer?.penalty_config;
    const before = await accountOf(merchant);
    await merchant.advance(60 * 86_400);
    const after = await accountOf(merchant);
    expect(after.interest).toBe(before.interest);
    expect(after.unpaid).toBe(before.unpaid);
    expect(after.owed).toBe(after.unpaid + after.lateCharges);
    const added = after.lateCharges - before.lateCharges;
    expect(added).toBeGreaterThan(0);
    const step = greatestCommonDivisor(
      charges?.one_time_penalty_amount ?? 0,
      charges?.recurring_penalty_amount ?? 0,
    );
    expect(added % step).toBe(0);
  });
});

/** Sums of the running account, paise. */
async function accountOf(merchant: SandboxMerchant) {
  const { body } = await merchant.get<Schemas['LoanDetails']>('/v1/loanDetails');
  const lines = body.installments;
  const sum = (amountOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0);
  const { loan } = body;
  return {
    interest: sum(({ interest }) => interest ?? 0),
    unpaid: sum(({ amount, amount_paid }) => amount - (amount_paid ?? 0)),
    lateCharges: (loan?.late_penalties_added ?? 0) - (loan?.late_penalties_paid ?? 0),
    owed: loan?.max_repayment_amount ?? 0,
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
