// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { creditScoreMachine } from '../../machines/credit-score/machine';
import { creditScoreSchema } from '../../machines/domain/merchant/credit-score';
import { scoreText } from '../../src/copy/credit-score';
import { screens } from '../../src/screens/credit-score';
import { done, fails, person } from './kit';
import { shows, tap } from './support/fixtures-checks';
import { failed, ready } from './support/fixtures-money';
import { testJourney } from './support/through-screens';

const knownScore = v.parse(creditScoreSchema, {
  score: 742,
  bureau: 'Sandbox Bureau',
  as_of: 1_763_942_400,
  factors: [
    { title: 'Paid on time', effect: 'GOOD' },
    { title: 'One loan at a time', effect: 'NEUTRAL' },
    { title: 'An instalment was paid late', effect: 'BAD' },
    { effect: 'GOOD' },
  ],
});

testJourney({
  id: 'credit-score',
  machine: creditScoreMachine,
  screens,
  file: 'tests/paths/credit-score.test.tsx',
  walk: 30,
  starts: [
    { name: 'as a step of the application', input: { entryUrl: '/termloan/application/score' } },
    { name: 'as a page of its own', input: { entryUrl: '/termloan/credit-score' } },
  ],
  abstract: ({ entryUrl, score, failure, redirectTo }) => [
    entryUrl,
    score !== null,
    failure?.reason,
    redirectTo,
  ],
  events: [
    done('getCreditScore', ready(knownScore), 'a score'),
    done('getCreditScore', failed('refused', { code: 'credit_score_not_available' }), 'no score'),
    done('getCreditScore', failed('connection'), 'no connection'),
    fails('getCreditScore', new Error('broken')),
    person({ type: 'leave' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    leave: tap(/^(Continue|Go to your loan)$/),
    retry: tap('Try again'),
    back: tap('Back'),
  },
  check: (snapshot) => {
    const { entryUrl, redirectTo } = snapshot.context;
    if (snapshot.matches('scoreInApplication') || snapshot.matches('standaloneScore')) {
      for (const fact of [
        '742',
        'Sandbox Bureau',
        '24 Nov, 2025',
        'Paid on time',
        'Helps',
        'No change',
        'Hurts',
        'One point could not be read and is not shown.',
      ])
        shows(fact);
      expect(screen.getByRole('progressbar', { name: '742 on a scale from 300 to 900' })).toBeTruthy();
    }
    if (snapshot.matches('scoreNotKnown')) shows('There is no score for you yet');
    if (snapshot.matches('scoreUnavailable')) shows('We could not read your credit score');
    // Only the step of the application leads to the next step.
    if (redirectTo.includes('next=true')) expect(entryUrl).toBe('/termloan/application/score');
  },
});

describe('what a score means', () => {
  it.each([
    [750, 'Very good: most lenders like this.'],
    [749, 'Good: many lenders like this.'],
    [700, 'Good: many lenders like this.'],
    [699, 'Fair: some lenders will offer.'],
    [600, 'Fair: some lenders will offer.'],
    [599, 'Low: paying on time raises it.'],
  ])('%i: %s', (score, text) => {
    expect(scoreText(score)).toBe(text);
  });
});
