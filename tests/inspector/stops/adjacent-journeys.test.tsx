// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { createFoldedCounts } from '../../../src/inspector/stops/folding/folded-counts';
import { visitsOf } from '../../../src/inspector/stops/folding/visit-store';
import { AdjacentJourneysView } from '../../../src/inspector/stops/paths/adjacent-journeys-view';
import { type JourneyPaths, journeyPathsOf } from '../../../src/inspector/stops/paths/journey-paths';
import { NO_FILTER } from '../../../src/inspector/stops/summary';
import { sessionOf, shapes } from './shop-shape';

afterEach(cleanup);

/** From the shop to the stall in one visit, with a check inside; only the shop in another. */
const sessions = [
  sessionOf(
    `
    0 shop - xstate.init shop
    1 check - xstate.init loadingCheck
    2 shop shop back left
    3 stall - xstate.init stall`,
    { session: 'both' },
  ),
  sessionOf('0 shop - xstate.init shop', { session: 'shop' }),
];

function pathsOf(journey: string): JourneyPaths {
  const counts = createFoldedCounts(shapes);
  for (const visit of visitsOf(sessions)) counts.addVisit(visit);
  const paths = journeyPathsOf([counts], journey, NO_FILTER);
  if (paths === null) throw new Error(`Nobody was in ${journey}.`);
  return paths;
}

const none = { finished: 0, back: 0, stopped: 0, left: 0, open: 0 };

describe('the journey before another', () => {
  it('is the one before it with pages in the visit, with how this one ended', () => {
    expect(pathsOf('stall').adjacent?.before).toEqual([
      { journey: 'shop', runs: 1, ended: { ...none, stopped: 1 } },
    ]);
  });

  it('is none at the start of a visit', () => {
    expect(pathsOf('shop').adjacent?.before).toEqual([
      { journey: null, runs: 2, ended: { ...none, back: 1, stopped: 1 } },
    ]);
  });
});

describe('the journey after another', () => {
  it('is the next one with pages in the visit, with how it ended', () => {
    expect(pathsOf('shop').adjacent?.after).toEqual([
      { journey: null, runs: 1, ended: none },
      { journey: 'stall', runs: 1, ended: { ...none, stopped: 1 } },
    ]);
  });

  it('is not told of a journey that runs inside another', () => {
    expect(pathsOf('check').adjacent).toEqual({ before: [], after: [] });
  });

  it('is a table, whose names lead to what came after them', () => {
    render(
      <AdjacentJourneysView paths={pathsOf('shop')} titleOf={() => 'The stall'} hrefOf={(id) => `#${id}`} />,
    );
    expect(screen.getByRole('link', { name: 'The stall' }).getAttribute('href')).toBe('#stall');
    const after = within(screen.getByRole('table', { name: 'Next journey' }));
    expect(after.getByRole('row', { name: /^none in this visit 1 50 %/ })).toBeTruthy();
  });

  it('needs the events where a file of counts is opened', () => {
    const paths = { ...pathsOf('shop'), adjacent: null };
    render(<AdjacentJourneysView paths={paths} titleOf={(id) => id} hrefOf={(id) => id} />);
    expect(screen.getByText(/^Which journeys came before and after needs the events/)).toBeTruthy();
  });
});
