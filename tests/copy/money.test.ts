import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { foreclosureConfigSchema, penaltyConfigSchema } from '../../machines/domain/base/terms';
import { aprRange, foreclosureChargeTerms, lateChargeTerms } from '../../src/copy/money';

const late = (wire: unknown) => lateChargeTerms(v.parse(penaltyConfigSchema, wire)).value;
const closing = (wire: unknown) => foreclosureChargeTerms(v.parse(foreclosureConfigSchema, wire)).value;

describe('a charge of 0 is shown as no charge, a missing one as not provided', () => {
  it.each([
    ['both amounts are 0', { one_time_penalty_amount: 0, recurring_penalty_amount: 0 }, 'No charge'],
    ['the whole configuration is missing', null, 'Not given'],
    ['both amounts are missing', {}, 'Not given'],
    ['only the first amount is given', { one_time_penalty_amount: 0 }, 'Not given'],
  ])('for paying late: %s', (_, wire, said) => {
    expect(late(wire)).toBe(said);
  });

  it.each([
    ['the amount is 0', { fee_amount: 0 }, 'No charge'],
    ['the rate is 0', { fee_rate: 0 }, 'No charge'],
    ['the whole configuration is missing', undefined, 'Not given'],
    ['neither is given', { gst_rate: 18 }, 'Not given'],
  ])('for closing early: %s', (_, wire, said) => {
    expect(closing(wire)).toBe(said);
  });
});

describe('the yearly costs of several offers', () => {
  it('are a range, or one rate where they are equal', () => {
    expect(aprRange([50.22, 33.47, 37.9])).toBe('33.47\u00a0% to 50.22\u00a0%');
    expect(aprRange([33.47, 33.47])).toBe('33.47\u00a0%');
  });

  it('are not said where an offer has none: the range would leave it out', () => {
    expect(aprRange([33.47, null])).toBeNull();
    expect(aprRange([])).toBeNull();
  });
});
