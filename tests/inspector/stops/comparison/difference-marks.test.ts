import { describe, expect, it } from 'vitest';

import { differenceOf, differenceWidth } from '../../../../src/inspector/chart/drawn-counts';
import { drawnDifferences } from '../../../../src/inspector/stops/comparison/difference-marks';
import { shopCounts, shopJourney } from './shops';

const { chart } = shopJourney;
const [more, less, few] = [shopCounts(20, 20), shopCounts(4, 36), shopCounts(1, 1)];

describe('differences on a chart', () => {
  it('colour a state in which clearly more stopped, with its sign', () => {
    const drawn = drawnDifferences(chart, more, less, 'stopped-difference');
    expect(drawn.states.get('shop.shop')).toEqual({
      heat: 4,
      look: 'is-more',
      text: '+40.0\u00a0pp',
      label: '+40.0\u00a0pp, 95 % interval from +20.3 to +56.0 percentage points',
    });
  });

  it('colour a state in which clearly fewer stopped in the other colour', () => {
    const drawn = drawnDifferences(chart, less, more, 'stopped-difference');
    expect(drawn.states.get('shop.shop')).toMatchObject({ look: 'is-less', text: '−40.0\u00a0pp' });
  });

  it('leave a state without a clear difference as it is, and say so', () => {
    const drawn = drawnDifferences(chart, more, few, 'stopped-difference');
    expect(drawn.states.get('shop.shop')).toMatchObject({
      heat: 0,
      look: 'is-unclear',
      text: '',
      label: expect.stringMatching(/^no clear difference, 95 % interval from /),
    });
  });

  it('show which transition was taken clearly more often, of all that leads out of its state', () => {
    const withBack = {
      ...less,
      transitions: [
        ...less.transitions,
        {
          from: 'basket',
          event: 'back',
          to: 'shop',
          count: 36,
          outOf: 72,
          medianMs: null,
          p90Ms: null,
          isFailure: false,
          isRetry: false,
          isEnd: false,
          next: [],
        },
      ],
    };
    const { differences, transitions } = drawnDifferences(chart, withBack, more, 'stopped-difference');
    expect(differences?.get('shop.basket|back|0')).toEqual({ share: 0.5, text: '+50.0' });
    expect(differences?.get('shop.basket|pay|0')).toEqual({ share: -0.5, text: '−50.0' });
    expect(differences?.has('shop.shop|goods.chosen|0')).toBe(false);
    expect(transitions.get('shop.shop|goods.chosen|0')).toBe(56);
  });
});

describe('the line of several transitions', () => {
  const counts = {
    states: new Map(),
    transitions: new Map(),
    maxCount: 0,
    differences: new Map([
      ['a', { share: 0.1, text: '+10.0' }],
      ['b', { share: -0.3, text: '−30.0' }],
    ]),
  };

  it('has the largest difference among them', () => {
    expect(differenceOf(counts, [{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toBe(-0.3);
    expect(differenceOf(counts, [{ id: 'c' }])).toBeNull();
  });

  it('is wider the larger the difference, whatever its sign', () => {
    expect(differenceWidth(-0.3)).toBeGreaterThan(differenceWidth(0.1));
    expect(differenceWidth(null)).toBeLessThan(differenceWidth(0.01));
  });
});
