// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { funnelOf } from '../../../src/inspector/stops/funnel';
import { openFile, useOpenedSessions } from '../../../src/inspector/stops/opened-sessions';
import { runsOf } from '../../../src/inspector/stops/runs';
import * as visits from '../../../src/inspector/stops/visits';
import { batch, change } from './batches';
import { shapes, shopShape } from './shop-shape';

/** More than the maximum number of call arguments. */
const BATCH_COUNT = 200_000;

afterEach(() => vi.restoreAllMocks());

const shown = () => renderHook(useOpenedSessions).result.current;

it('combines 200,000 batches of different visits', () => {
  const batches = Array.from({ length: BATCH_COUNT }, (_, index) => ({
    persona: null,
    until: null,
    batch: batch([change('- xstate.init loadingShop', { at: index, session: `tab-${index}` })], index),
  }));
  const found = visits.visitsOf(batches);
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
  const found = visits.visitsOf([{ persona: null, until: null, batch: batch(events, BATCH_COUNT) }]);
  const runs = found.flatMap((visit) => runsOf(visit, shapes));
  expect(runs[0]?.steps).toHaveLength(BATCH_COUNT);
  expect(funnelOf(runs, shopShape).stages.map(({ state }) => state)).toEqual(['shop']);
});

it('reports a file that cannot be counted as read, not as corrupt', async () => {
  vi.spyOn(visits, 'visitsOf').mockImplementation(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  const line = JSON.stringify(batch([change('- xstate.init loadingShop', { at: 0 })]));
  await openFile(new File([line], 'lines.jsonl'));
  expect(shown()).toMatchObject({ kind: 'failed', name: 'lines.jsonl' });
  expect(Object(shown()).message).toContain('It was read, and could not be counted: RangeError');
});
