/** Foreclosure: savings, the days that can be quoted, and when an offer expires. */
import { describe, expect, it } from 'vitest';
import { readEntity } from '../../../machines/domain/base/wire';
import { foreclosureSchema } from '../../../machines/domain/loan/foreclosure';
import { quoteExpiry, savingOf, settlementDiscount } from '../../../machines/domain/loan/foreclosure-quote';
import { noonTimestamp, quoteDays } from '../../../machines/domain/loan/quote-days';
import { formatDate } from '../../../src/copy/dates';
import { dataOf } from '../../support/reports/outcome';

const quote = (over: object) =>
  dataOf(
    readEntity(foreclosureSchema, {
      principal_amount_charged: 1_000,
      total_foreclosure_amount: 1_000,
      ...over,
    }),
  );

describe('savingOf', () => {
  it.each([
    [1_500, 500],
    [1_001, 1],
    [1_000, 0],
    [900, -100],
    [0, null],
  ])('against %d to the end is %s', (remaining_payable, saving) => {
    expect(savingOf(quote({ remaining_payable }))).toBe(saving);
  });
});

describe('settlementDiscount', () => {
  it.each([
    [700, 300],
    [999, 1],
    [1_000, null],
    [1_200, null],
    [0, null],
  ])('with a settlement of %d is %s', (settlement_amount, letOff) => {
    expect(settlementDiscount(quote({ settlement_amount }))).toBe(letOff);
  });

  it.each([
    [900, 200],
    [1_100, 300],
    [700, null],
  ])(
    'counts from %d for all instalments where that is less than foreclosure: %s',
    (remaining_payable, letOff) => {
      expect(settlementDiscount(quote({ settlement_amount: 700, remaining_payable }))).toBe(letOff);
    },
  );
});

describe('days of quotes', () => {
  it('are the seven days after today in India, also just after its midnight', () => {
    const days = quoteDays(Date.parse('2026-12-28T00:05+05:30'));
    expect(days.map(({ date }) => date)).toEqual([
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
      '2027-01-04',
    ]);
    expect(days.map(({ timestamp }) => formatDate(timestamp))[3]).toBe('1\u00a0Jan,\u00a02027');
  });

  it('are parsed as the same day; an invalid day is null', () => {
    expect(formatDate(noonTimestamp('2027-01-01') ?? 0)).toBe('1\u00a0Jan,\u00a02027');
    expect([noonTimestamp('2027-02-29'), noonTimestamp('soon'), noonTimestamp(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('quoteExpiry', () => {
  it('is the lender’s time; an expired one is requested again after 30 seconds, not immediately', () => {
    expect(quoteExpiry(200_000, 100_000)).toBe(200_000);
    expect(quoteExpiry(99_000, 100_000)).toBe(130_000);
    expect(quoteExpiry(null, 100_000)).toBeNull();
  });
});
