/** What is read aloud: every amount in it is the one that the screen shows, and what is not known is said not to be. */
import { describe, expect, it } from 'vitest';

import { dueInfo } from '../../machines/domain/loan/due';
import { type payableLines, payableOf } from '../../machines/domain/loan/payable';
import { spokenAgreement } from '../../src/copy/spoken-agreement';
import { spokenOffer, spokenOffers } from '../../src/copy/spoken-offers';
import { spokenOverdue } from '../../src/copy/spoken-overdue';
import { anOffer } from '../paths/support/fixtures/lending';
import { agreementWith, loanWith, now } from '../paths/support/fixtures/money';
import { amountsIn } from '../support/english-amounts';
import { fc } from '../support/random/property';

const paise = fc.integer({ min: 0, max: 900_000_000 });

describe('an offer', () => {
  it('is told in the order of a clerk: in hand, instalments, total, cost', () => {
    const offer = anOffer({ apr: 33.47 });
    expect(spokenOffer(offer, null, 3).slice(0, 5)).toEqual([
      'This is an offer from Unity Small Finance Bank.',
      'You get ninety-seven thousand six hundred forty rupees in your bank.',
      'You pay two thousand four hundred fifteen rupees each week.',
      'There are 48 instalments.',
      'In all you pay back one lakh fifteen thousand nine hundred twenty rupees.',
    ]);
    expect(spokenOffer(offer, null, 3)).toContain('The yearly cost is 33.47 percent.');
    expect(spokenOffer(offer, null, 3).at(-1)).toMatch(
      /^You may give the loan back until 3\sdays after the money comes\.$/,
    );
    expect(spokenOffer(offer, null, 0).join(' ')).not.toContain('give the loan back');
  });

  it('has the amounts of the offer and no other', () => {
    const amounts = fc.record({
      transferable_amount: paise,
      regular_repayment: paise,
      payable_amount: paise,
      duration: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(amounts, paise, paise, (wire, fee, gst) => {
        const offer = anOffer({
          ...wire,
          processing_fee: { amount: fee, rate: 0 },
          gst: { amount: gst, rate: 0 },
        });
        const last = wire.payable_amount - wire.regular_repayment * (wire.duration - 1);
        const hasOtherLast =
          wire.duration > 0 && wire.regular_repayment > 0 && last > 0 && last !== wire.regular_repayment;
        const shown = [
          wire.transferable_amount,
          wire.regular_repayment,
          hasOtherLast ? last : 0,
          wire.payable_amount,
          fee,
          gst,
        ];
        const spoken = spokenOffer(offer, null, 0).join(' ');
        expect(amountsIn(spoken)).toEqual(shown.filter((amount) => amount > 0));
        const notGiven = [
          wire.transferable_amount,
          wire.regular_repayment,
          wire.duration,
          wire.payable_amount,
        ];
        expect(spoken.match(/The lender has not said how/g) ?? []).toHaveLength(
          notGiven.filter((value) => value === 0).length,
        );
      }),
    );
  });

  it('without a yearly cost says so', () => {
    expect(spokenOffer(anOffer({ apr: null }), null, 0)).toContain(
      'The lender has not said the yearly cost.',
    );
  });
});

it('all offers: the largest amount, the range of the cost, the lenders', () => {
  const offers = [
    anOffer({ loan_amount: 5_000_000, apr: 33.47 }),
    anOffer({ loan_amount: 10_000_000, apr: 50.22 }),
  ];
  expect(spokenOffers(offers, ['Arthmate', 'Unity Small Finance Bank'])).toEqual([
    'You can take a loan of up to one lakh rupees.',
    'The yearly cost is 33.47 to 50.22 percent.',
    'The offers are from Arthmate, Unity Small Finance Bank.',
    'Looking is free. Choosing an offer does not sign anything.',
  ]);
  expect(spokenOffers([anOffer({ apr: null })], ['Arthmate']).join(' ')).not.toContain('cost');
});

it('the agreement has its own amounts, and nothing personal', () => {
  const agreement = agreementWith({ phone_number: 'XXXXXX4321' });
  const spoken = spokenAgreement(agreement, 3).join(' ');
  expect(amountsIn(spoken)).toEqual([
    agreement.transferableAmount,
    agreement.instalment,
    agreement.payableAmount,
    agreement.processingFee.amount + agreement.gst.amount,
  ]);
  expect(spoken).not.toMatch(/\d{3,}/);
});

describe('an overdue loan', () => {
  const loan = loanWith({ next_due_date: now / 1000 - 5 * 86_400, total_due: 513_000 });
  const due = dueInfo(loan, now);
  const payable = payableOf(loan, now);
  if (due === null || payable === null) throw new Error('The loan of this test is overdue.');
  const facts = { due, payable, lender: 'Unity Small Finance Bank' };

  it('begins with what to do, then the amount, and since when', () => {
    const spoken = spokenOverdue({ ...facts, task: 'Pay now: you are late', lines: null });
    expect(spoken.slice(0, 2)).toEqual([
      'Pay now: you are late.',
      'The amount due to Unity Small Finance Bank is five thousand one hundred thirty rupees.',
    ]);
    expect(spoken[2]).toMatch(/^Oldest unpaid: \d+ [A-Z][a-z]{3,} 2026, 5\sdays late\.$/);
    expect(spoken).toHaveLength(3);
  });

  it('has the amounts of the lines that the card shows', () => {
    const lines: ReturnType<typeof payableLines> = {
      instalments: [1, 2].map((number) => ({ number, dueDate: null, amount: 241_500 })),
      lateCharges: 40_000,
      alreadyPaid: 10_000,
    };
    const spoken = spokenOverdue({ ...facts, task: null, lines }).join(' ');
    expect(amountsIn(spoken)).toEqual([513_000, 483_000, 40_000, 10_000]);
  });
});
