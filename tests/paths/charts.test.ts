import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../machines/catalogue';
import { beyondChromium } from './beyond-chromium/all';
import { hasScreens } from './harness/open-page';
import { inventory } from './kit/model/inventory';
import { charts } from './support/charts';
import { hasAdapter } from './support/test-adapter';

describe('all charts', () => {
  it('include each chart of the catalogue, and the two that make every call', () => {
    const counted = charts.map(({ id }) => id).sort();
    expect(counted).toEqual([...catalogue.map(({ id }) => id), 'load', 'submission'].sort());
  });

  it('have the approved texts that their path tests write, and there are no others', () => {
    const expected = charts.flatMap(({ id }) => [
      ...['transitions', 'effects'].map((kind) => `${id}.${kind}.txt`),
      ...(hasAdapter(id) ? [`${id}.calls.txt`] : []),
      ...(hasScreens(`tests/paths/${id}.test.tsx`) ? [`${id}.texts.txt`, `${id}.access.txt`] : []),
    ]);
    expect(readdirSync('tests/paths/approved').sort()).toEqual(expected.sort());
  });

  // The run in Chromium would find this too, a quarter of an hour later.
  it('have each transition that is listed as beyond Chromium', () => {
    const labels = new Set(
      charts.flatMap((chart) => inventory(chart).transitions.map(({ label }) => `${chart.id}: ${label}`)),
    );
    const listed = Object.entries(beyondChromium).flatMap(([id, reasons]) =>
      Object.keys(reasons).map((label) => `${id}: ${label}`),
    );
    expect(listed.filter((label) => !labels.has(label))).toEqual([]);
  });
});
