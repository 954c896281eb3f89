import { expect, it } from 'vitest';

import { visitsOf } from '../../../src/inspector/stops/folding/visit-store';
import { runsOf } from '../../../src/inspector/stops/runs';
import { batch, change } from './batches';
import { shapes } from './shop-shape';

/** More than the maximum number of call arguments. */
const BATCH_COUNT = 200_000;

it('combines 200,000 batches of different visits', () => {
  const batches = Array.from({ length: BATCH_COUNT }, (_, index) => ({
    persona: null,
    until: null,
    batch: batch([change('- xstate.init loadingShop', { at: index, session: `tab-${index}` })], index),
  }));
  const found = visitsOf(batches);
  expect(found).toHaveLength(BATCH_COUNT);
  // The newest batch gives the end of the recording.
  expect(found[0]?.hasEnded).toBe(false);
});

it('counts a visit of 200,000 events', () => {
  const events = Array.from({ length: BATCH_COUNT }, (_, index) =>
    index === 0
      ? change('- xstate.init loadingShop', { at: 0 })
      : change(index % 2 === 1 ? 'loadingShop ready shop' : 'shop again loadingShop', { at: index }),
  );
  const found = visitsOf([{ persona: null, until: null, batch: batch(events, BATCH_COUNT) }]);
  const [run] = found.flatMap((visit) => runsOf(visit, shapes));
  expect(run?.steps).toHaveLength(BATCH_COUNT);
});
