// @vitest-environment jsdom
/** The key facts on the screen and in the lender's paper are the same, to the paisa, for any terms. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { type KeyFacts, keyFactsSchema } from '../../machines/domain/loan/key-facts';
import { type LoanOffer, loanOfferSchema } from '../../machines/domain/loan/loan-offer';
import { lenderOf } from '../../sandbox/base/lenders';
import type { DocumentContent } from '../../sandbox/documents/document-content';
import { kfsDocument } from '../../sandbox/documents/kfs-document';
import { keyFactsOf } from '../../sandbox/operations/eligibility/key-facts';
import { offerRow } from '../../sandbox/operations/eligibility/offer-row';
import { type OfferRow, offerView } from '../../sandbox/operations/offer-view';
import { KeyFactsDetails } from '../../src/screens/offer-selection/key-facts-details';
import { LoanAndCost, LoanRights, Statement } from '../../src/screens/offer-selection/key-facts-rows';
import { linesIn } from '../paths/support/screen-lines';
import { MARCH_6, type Schemas } from '../sandbox/support/sandbox-merchant';
import { fc } from '../support/random/property';

afterEach(cleanup);
const NOW = MARCH_6 / 1000;

/** Values by label, and the lines of the schedule, each as its numbers and its day. */
interface Facts {
  readonly values: Readonly<Record<string, string>>;
  readonly schedule: readonly string[];
  readonly text: string;
}

/** Amounts without the rupee sign and dates without punctuation: the two parties write them in different ways. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00a0\s]+/g, ' ')
    .replaceAll(/[₹,]/g, '')
    .replaceAll('Sept ', 'Sep ')
    .replaceAll(/(\d)\.00\b/g, '$1')
    .replaceAll(/(\.\d)0\b/g, '$1')
    .trim();
}

function shownFacts(offer: LoanOffer, facts: KeyFacts): Facts {
  cleanup();
  const { container } = render(
    <>
      <LoanAndCost offer={offer} />
      <Statement facts={facts} />
      <LoanRights offer={offer} facts={facts} coolingOffDays={facts.coolingOffDays} />
      <KeyFactsDetails offer={offer} facts={facts} />
    </>,
  );
  const values: Record<string, string> = {};
  for (const row of container.querySelectorAll('dl > div')) {
    const label = row.querySelector('dt')?.firstChild?.textContent ?? '';
    values[label] ??= plain(row.querySelector('dd')?.textContent ?? '');
  }
  fireEvent.click(screen.getByRole('button', { name: /^Show all/ }));
  const list = screen.getByRole('list', { name: 'Every instalment' });
  const schedule = [...list.querySelectorAll('li')].map((line) => plain(linesIn(line).join(' ')));
  return { values, schedule, text: plain(container.textContent ?? '') };
}

function printedFacts({ sections }: DocumentContent): Facts {
  const values = Object.fromEntries(
    sections.flatMap(({ lines = [] }) => lines.map(([label, value]) => [label, plain(value)] as const)),
  );
  const table = sections.find((section) => section.table !== undefined)?.table;
  return {
    values,
    schedule: (table?.rows ?? []).map(([number, day, principal, interest, amount, balance]) =>
      plain(
        `Instalment ${number}, ${day} Principal ${principal}, interest ${interest}. Then you still owe ${balance}. ${amount}`,
      ),
    ),
    text: plain(sections.flatMap(({ heading, paragraphs = [] }) => [heading, ...paragraphs]).join(' ')),
  };
}

/** Labels of the same fact: on the screen, and in the paper. */
const sameFacts = [
  ['Loan amount', /^Loan amount$/],
  ['You get in bank', /^Amount you receive$/],
  ['Processing fee', /^Processing fee/],
  ['GST on the fee', /^GST on the fee/],
  ['Interest', /^Total interest$/],
  ['You pay in all', /^Total you repay$/],
  ['Yearly cost (APR)', /^Annual percentage rate/],
  ['Offer number (KFS)', /^Proposal number$/],
  ['Type of loan', /^Type of loan$/],
  ['How the money comes', /^How the money is sent$/],
  ['First instalment', /^First instalment$/],
  ['Other fees to the lender', /^Other fees to the lender$/],
  ['Fees to others', /^Fees to third parties$/],
  ['Lender’s full name', /^Lender$/],
] as const;

function expectAgreement(shown: Facts, printed: Facts, facts: KeyFacts): void {
  for (const [label, printedLabel] of sameFacts) {
    const found = Object.entries(printed.values).find(([name]) => printedLabel.test(name));
    expect([label, shown.values[label]]).toEqual([label, found?.[1] ?? 'is not in the paper']);
  }
  expect(shown.values.Instalment).toMatch(/^\d/);
  expect(shown.values.Instalment?.split(' ')[0]).toBe(printed.values.Instalment?.split(' ')[0]);
  expect(printed.values['Interest rate, reducing balance']).toContain(shown.values['Interest rate']);
  expect(shown.values['Can the interest rate change?']).toBe('No it is fixed');
  expect(printed.values['Interest rate, reducing balance']).toContain('fixed');
  for (const { name, text } of facts.contingentCharges) {
    expect(shown.values[name]).toBe(plain(text));
    expect(printed.values[name]).toBe(plain(text));
  }
  for (const { name, text } of facts.clauses)
    for (const { text: whole } of [shown, printed]) {
      expect(whole).toContain(plain(name));
      expect(whole).toContain(plain(text));
    }
  expect(printed.text).toContain(`For ${facts.coolingOffDays} days after`);
  expect(shown.text).toContain(`until ${facts.coolingOffDays} days after`);
  // A long list shows only the lines that are in view.
  expect(shown.schedule.length).toBeGreaterThan(0);
  expect(shown.schedule).toEqual(printed.schedule.slice(0, shown.schedule.length));
  expect(printed.schedule).toHaveLength(facts.schedule.length);
}

const read = (row: OfferRow, wire: Schemas['KeyFacts']) => ({
  offer: v.parse(loanOfferSchema, offerView(row, 'en')),
  facts: v.parse(keyFactsSchema, wire),
});

describe('key facts on the screen and in the paper agree', () => {
  const terms = fc.record({
    rupees: fc.integer({ min: 1_000, max: 500_000 }),
    rate: fc.integer({ min: 0, max: 4_800 }).map((hundredths) => hundredths / 100),
    fee: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
    frequency: fc.constantFrom(1, 2, 3),
    duration: fc.integer({ min: 1, max: 24 }),
    nbfc: fc.constantFrom('USFB', 'ARTHMATE', 'APOLLO_FINVEST', 'HINDON_MERCANTILE_LIMITED'),
  });

  it('for any terms of an offer', () => {
    fc.assert(
      fc.property(terms, (plan) => {
        // A loan without interest has no rate to show beside the paper's "0 %".
        fc.pre(plan.rate > 0);
        const row = offerRow(plan, { merchantId: 'mrc_1', position: 0, validUntil: NOW + 1_000_000 });
        const { offer, facts } = read(row, keyFactsOf(row, NOW, 'en'));
        fc.pre(offer.interest > 0);
        const paper = {
          offer: row,
          borrower: 'SURESH BABU',
          language: 'en',
          rupeeSign: '₹',
          disbursalAt: NOW,
        } as const;
        expectAgreement(shownFacts(offer, facts), printedFacts(kfsDocument(paper)), facts);
      }),
      { numRuns: 8 },
    );
  });

  it.each(['hi', 'mr'] as const)(
    'in each language (%s) the paper has the figures of the English one',
    (language) => {
      fc.assert(
        fc.property(terms, (plan) => {
          const offer = offerRow(plan, { merchantId: 'mrc_1', position: 0, validUntil: NOW + 1_000_000 });
          const paper = { offer, borrower: 'SURESH BABU', rupeeSign: '₹', disbursalAt: NOW };
          const english = linesOf(kfsDocument({ ...paper, language: 'en' }));
          const translated = linesOf(kfsDocument({ ...paper, language }));
          expect(translated.map(figuresIn)).toEqual(english.map(figuresIn));
          const words = namesIn(offer.nbfc).reduce(
            (text, name) => text.replaceAll(name, ''),
            translated.join('\n'),
          );
          expect(words.match(/.*[a-z].*/g) ?? []).toEqual([]);
        }),
        { numRuns: 20 },
      );
    },
  );
});

/** The names and addresses of a paper, which are the same in every language. */
const namesIn = (nbfc: string | null): string[] => {
  const { name, grievanceOfficer, grievanceEmail, registeredOffice } = lenderOf(nbfc);
  return [name, grievanceOfficer, grievanceEmail, registeredOffice];
};

/** A document line by line: headings, labels with their values, paragraphs, rows of tables. */
const linesOf = ({ title, sections }: DocumentContent): string[] => [
  title,
  ...sections.flatMap(({ heading, lines = [], paragraphs = [], table }) => [
    heading,
    ...lines.map((line) => line.join(': ')),
    ...paragraphs,
    ...[table?.head ?? [], ...(table?.rows ?? [])].map((cells) => cells.join(' | ')),
  ]),
];

/** The figures of a line in any order: each language has its own order of words. */
const figuresIn = (line: string): string[] => (line.match(/\d+(,\d+)*(\.\d+)?/g) ?? []).sort();
