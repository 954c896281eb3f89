import { describe, expect, it } from 'vitest';

import { catalogue } from '../../machines/catalogue';
import { beyondChromium } from './beyond-chromium/all';
import { chartRules } from './kit/chart-rules';
import { inventory } from './kit/inventory';
import { charts } from './support/charts';

describe('all charts', () => {
  it('are counted: each of the catalogue, and the two that make every call', () => {
    const counted = charts.map(({ id }) => id).sort();
    expect(counted).toEqual([...catalogue.map(({ id }) => id), 'load', 'submission'].sort());
  });

  it.each(charts.map((chart) => [chart.id, chart] as const))('%s keeps the rules of a chart', (_, chart) => {
    expect(chartRules(chart)).toEqual([]);
  });

  // Chromium would tell so too, a quarter of an hour later.
  it.each(charts.map((chart) => [chart.id, chart] as const))(
    '%s has each branch that is listed as beyond Chromium',
    (id, chart) => {
      const labels = new Set(inventory(chart).transitions.map(({ label }) => label));
      expect(Object.keys(beyondChromium[id] ?? {}).filter((label) => !labels.has(label))).toEqual([]);
    },
  );
});
