import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { foreclosureConfigSchema, penaltyConfigSchema } from '../../machines/domain/base/terms';
import { foreclosureChargeTerms, lateChargeTerms } from '../../src/copy/money';

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
