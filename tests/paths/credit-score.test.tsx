// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { creditScoreMachine } from '../../machines/credit-score/machine';
import { creditScoreSchema } from '../../machines/domain/merchant/credit-score';
import { consentRecord } from '../../src/copy/consents';
import { scoreText } from '../../src/copy/credit-score';
import { screens } from '../../src/screens/credit-score';
import { done, fails, person } from './kit';
import { hides, shows, tap } from './support/fixtures/checks';
import { consentWith, takenBack } from './support/fixtures/consents';
import { accepted, crash, failed, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

const BUREAU = 'Sandbox Bureau';
const CONSENT =
  'I agree that my lender asks Sandbox Bureau for my credit score, for this loan only. This app shows it to me.';
const bureauConsent = consentWith({ purpose: 'CREDIT_BUREAU', party: BUREAU });

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
  starts: [
    {
      name: 'as a step of the application',
      input: { entryUrl: '/termloan/application/score', requestKeySeed: 'seed' },
    },
    {
      name: 'as a page of its own',
      input: { entryUrl: '/termloan/credit-score', requestKeySeed: 'seed' },
    },
  ],
  abstract: ({ entryUrl, bureau, score, failure, startWith, redirectTo }) => [
    entryUrl,
    bureau,
    score !== null,
    failure && [failure.reason, failure.code],
    startWith,
    redirectTo,
  ],
  events: [
    done('loadConsent', ready({ bureau: BUREAU, isGiven: true }), 'agreed before'),
    done('loadConsent', ready({ bureau: BUREAU, isGiven: false }), 'not agreed yet'),
    done('loadConsent', ready({ bureau: null, isGiven: false }), 'no bureau is asked'),
    done('loadConsent', failed('connection'), 'no connection'),
    fails('loadConsent', crash),
    done('giveConsent', accepted(bureauConsent), 'stored'),
    done('giveConsent', accepted(takenBack({ purpose: 'CREDIT_BUREAU' })), 'not in force'),
    done('giveConsent', refused('party_not_found'), 'another bureau'),
    done('giveConsent', refused('service_busy'), 'refused'),
    done('giveConsent', unanswered, 'unanswered'),
    fails('giveConsent', crash),
    done('getCreditScore', failed('refused', { code: 'consent_required' }), 'taken back meanwhile'),
    done('getCreditScore', ready(knownScore), 'a score'),
    done('getCreditScore', failed('refused', { code: 'credit_score_not_available' }), 'no score'),
    done('getCreditScore', failed('connection'), 'no connection'),
    fails('getCreditScore', crash),
    person({ type: 'consent.given', consent: consentRecord('CREDIT_BUREAU', BUREAU) }),
    person({ type: 'leave' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    'consent.given': async (user) => {
      const consent = screen.getByRole('checkbox', { name: CONSENT });
      // The box is not ticked before the merchant did it, and without the tick nobody is asked.
      if (screen.queryByText('Your score was not asked for') === null) {
        expect(consent).toHaveProperty('checked', false);
        await tap('Agree and see my score')(user);
        expect(screen.getAllByText('Tick the box to agree. Without it nobody is asked.')).toHaveLength(2);
        await user.click(consent);
      }
      await tap('Agree and see my score')(user);
    },
    leave: tap(/^(Continue|Go to your loan|Go on without it)$/),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
  },
  check: (snapshot) => {
    const { entryUrl, failure, redirectTo } = snapshot.context;
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
    if (snapshot.matches('scoreConsent')) {
      shows('May Sandbox Bureau be asked for your credit score?');
      (failure === null ? hides : shows)('Your score was not asked for');
      if (failure?.code === 'party_not_found') shows('Another bureau is asked now.');
    }
    if (snapshot.matches('consentUnanswered')) hides(/fail/i);
    if (snapshot.matches('scoreNotKnown')) shows('There is no score for you yet');
    if (snapshot.matches('scoreUnavailable') || snapshot.matches('consentUnavailable'))
      shows('We could not read your credit score');
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
