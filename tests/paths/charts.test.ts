import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../machines/catalogue';
import { beyondChromium } from './beyond-chromium/all';
import { hasScreens } from './harness/open-page';
import { chartRules } from './kit/judge/chart-rules';
import { inventory } from './kit/model/inventory';
import { charts } from './support/charts';

const isChart = (id: string) => charts.some((chart) => chart.id === id);

describe('all charts', () => {
  it('include each chart of the catalogue, and the two that make every call', () => {
    const counted = charts.map(({ id }) => id).sort();
    expect(counted).toEqual([...catalogue.map(({ id }) => id), 'load', 'submission'].sort());
  });

  it.each(charts.map((chart) => [chart.id, chart] as const))('%s follows the chart rules', (_, chart) => {
    expect(chartRules(chart)).toEqual([]);
  });

  it('have approved texts that a test writes, and no others', () => {
    const writtenBy: Readonly<Record<string, (id: string) => boolean>> = {
      transitions: isChart,
      effects: isChart,
      calls: (id) => isChart(id) && existsSync(`src/adapters/${id}.ts`),
      texts: (id) => isChart(id) && hasScreens(`tests/paths/${id}.test.tsx`),
      access: (id) => isChart(id) && hasScreens(`tests/paths/${id}.test.tsx`),
    };
    const stale = readdirSync('tests/paths/approved').filter((file) => {
      const [id = '', kind = ''] = file.split('.');
      return writtenBy[kind]?.(id) !== true;
    });
    expect(stale).toEqual([]);
  });

  // The run in Chromium would find this too, a quarter of an hour later.
  it.each(charts.map((chart) => [chart.id, chart] as const))(
    '%s has each branch that is listed as beyond Chromium',
    (id, chart) => {
      const labels = new Set(inventory(chart).transitions.map(({ label }) => label));
      expect(Object.keys(beyondChromium[id] ?? {}).filter((label) => !labels.has(label))).toEqual([]);
    },
  );
});
