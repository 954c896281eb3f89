/** The summary of `mutate` counts what is detected, and names what is not. */
import { expect, it } from 'vitest';

import type { MutantReport } from '../chart-mutants/test-mutants';
import { mutantSummary } from './mutate';

const report = (chart: string, name: string, more: Partial<MutantReport> = {}): MutantReport => ({
  chart,
  name,
  kind: 'guard negated',
  detectedBy: 'approved transitions',
  equivalent: null,
  ...more,
});

it('has the score of each chart, without equivalent mutants, and each survivor', () => {
  expect(
    mutantSummary([
      report('home', 'a'),
      report('home', 'b', { detectedBy: null }),
      report('home', 'c', { detectedBy: null, equivalent: 'both do the same' }),
      report('otp', 'd'),
      report('otp', 'e', { equivalent: 'nobody sees it' }),
    ]),
  ).toBe(
    [
      'home  1 of 2, 50 %, 1 equivalent',
      'otp   1 of 1, 100 %, 1 equivalent',
      'all   2 of 3, 66.6 %, 2 equivalent',
      'SURVIVED home b',
      'NOT EQUIVALENT otp e: detected by approved transitions',
    ].join('\n'),
  );
});
