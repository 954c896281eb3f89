import { describe, expect, it } from 'vitest';

import { catalogue } from '../../machines/catalogue';
import { chartRules } from './kit/chart-rules';
import { charts } from './support/charts';

describe('all charts', () => {
  it('are counted: each of the catalogue, and the two that make every call', () => {
    const counted = charts.map(({ id }) => id).sort();
    expect(counted).toEqual([...catalogue.map(({ id }) => id), 'load', 'submission'].sort());
  });

  it.each(charts.map((chart) => [chart.id, chart] as const))('%s keeps the rules of a chart', (_, chart) => {
    expect(chartRules(chart)).toEqual([]);
  });
});
