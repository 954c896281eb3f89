import { describe, expect, it } from 'vitest';

import { transitionCounts } from '../../../src/inspector/stops/transition-counts';
import { batch, change, opened } from './batches';

const counts = (...batches: Parameters<typeof batch>[0][]) =>
  Object.fromEntries(
    [...transitionCounts(batches.map((events) => batch(events)))].map(([journey, counts]) => [
      journey,
      Object.fromEntries(counts),
    ]),
  );

describe('the number of times each transition was taken', () => {
  it('is counted by journey, state, event and state, over all batches', () => {
    expect(
      counts(
        [change('- xstate.init open', { at: 1 }), change('open pay paid', { at: 2 })],
        [
          change('open pay paid', { at: 3, session: 'other' }),
          change('open leave left', { at: 4 }),
          change('open pay paid', { at: 5, journey: 'stall' }),
        ],
      ),
    ).toEqual({
      shop: { '|xstate.init|open': 1, 'open|pay|paid': 2, 'open|leave|left': 1 },
      stall: { 'open|pay|paid': 1 },
    });
  });

  it('counts an event that was sent twice once', () => {
    const twice = change('open pay paid', { at: 1 });
    expect(counts([twice, twice], [twice])).toEqual({ shop: { 'open|pay|paid': 1 } });
  });

  it('counts no other event, and none without a target', () => {
    const nowhere = change('open pay paid', { at: 1 });
    expect(counts([opened(1), { ...nowhere, properties: { ...nowhere.properties, to: null } }])).toEqual({});
  });
});
