import { describe, expect, it } from 'vitest';

import type { Frequency } from '../../../machines/domain/base/frequency';
import { readEntity } from '../../../machines/domain/base/wire';
import {
  groupOffers,
  highestAmount,
  type LoanOffer,
  loanOfferSchema,
  offerKey,
  offersByKey,
} from '../../../machines/domain/loan/loan-offer';
import { dataOf } from '../../support/reports/outcome';
import { offerWire } from '../../support/wire';

const any = dataOf(readEntity(loanOfferSchema, offerWire));

function offer(id: string, loanAmount: number, frequency: Frequency, apr = 20): LoanOffer {
  return { ...any, id, loanAmount, frequency, apr };
}

const shape = (offers: readonly LoanOffer[]) =>
  groupOffers(offers).map(({ amount, frequencies }) => [
    amount,
    ...frequencies.map((group) => [group.frequency, ...group.offers.map(({ id }) => id)]),
  ]);

describe('groupOffers', () => {
  it('gives nothing without offers', () => {
    expect(groupOffers([])).toEqual([]);
  });

  it('groups by amount, lowest first', () => {
    expect(shape([offer('b', 200, 'weekly'), offer('c', 1_000, 'weekly'), offer('a', 30, 'weekly')])).toEqual(
      [
        [30, ['weekly', 'a']],
        [200, ['weekly', 'b']],
        [1_000, ['weekly', 'c']],
      ],
    );
  });

  it('lists frequencies highest first: daily, weekly, monthly, unknown ones last', () => {
    const offers = (['unknown', 'monthly', 'weekly', 'daily'] as const).map((of) => offer(of, 100, of));
    expect(shape(offers)).toEqual([
      [100, ['daily', 'daily'], ['weekly', 'weekly'], ['monthly', 'monthly'], ['unknown', 'unknown']],
    ]);
  });

  it('puts the lowest APR first for equal amount and frequency', () => {
    const offers = [
      offer('a', 100, 'weekly', 30),
      offer('b', 100, 'weekly', 28.5),
      offer('c', 100, 'weekly', 29),
    ];
    expect(shape(offers)).toEqual([[100, ['weekly', 'b', 'c', 'a']]]);
  });

  it('orders equal APRs by id, in any input order', () => {
    const [one, two] = [offer('a', 100, 'weekly'), offer('b', 100, 'weekly')];
    for (const offers of [
      [one, two],
      [two, one],
    ])
      expect(shape(offers)).toEqual([[100, ['weekly', 'a', 'b']]]);
  });

  it('does not change the given list', () => {
    const offers = Object.freeze([offer('b', 200, 'weekly', 2), offer('a', 100, 'daily', 1)]);
    groupOffers(offers);
    expect(offers.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

describe('offersByKey', () => {
  it('is keyed by amount and frequency', () => {
    expect(offerKey(5_000_000, 'weekly')).toBe('5000000:weekly');
  });

  it('keeps frequencies of one amount apart', () => {
    const byKey = offersByKey([offer('a', 100, 'weekly'), offer('b', 100, 'daily')]);
    expect([...byKey.keys()]).toEqual(['100:weekly', '100:daily']);
  });
});

describe('highestAmount', () => {
  it('is the highest', () => {
    expect(
      highestAmount([offer('a', 100, 'weekly'), offer('b', 300, 'daily'), offer('c', 200, 'daily')]),
    ).toBe(300);
  });

  it('is 0 without offers', () => {
    expect(highestAmount([])).toBe(0);
  });
});
