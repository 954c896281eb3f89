// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { OTHER } from '../../../src/inspector/stops/folding/folded-group';
import type { Funnel } from '../../../src/inspector/stops/funnel';
import { FunnelView } from '../../../src/inspector/stops/funnel-view';

afterEach(cleanup);

const none = { finished: 0, back: 0, stopped: 0, left: 0, open: 0 };
const funnel: Funnel = {
  runs: 16,
  stages: [{ state: 'shop', reached: 10, share: 10 / 16, otherPages: [], lost: none }],
  offPath: [
    { state: 'basket', runs: 3 },
    { state: OTHER, runs: 2 },
    { state: null, runs: 1 },
  ],
  offPathEnds: none,
};

it('names the pages beside its path as links to their counts, but for what is merged', () => {
  render(<FunnelView funnel={funnel} hrefOf={(state) => `#${state}`} />);
  expect(screen.getByText(/^3 by/).textContent).toBe('3 by basket, 2 by (other), 1 no page at all');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#shop', '#basket']);
});
