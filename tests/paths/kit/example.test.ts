/** The first test of docs/paths.md: it stands there word for word. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { creditScoreMachine } from '../../../machines/credit-score/machine';
import { createTestModel, done, fails, person, transitionCover } from '../kit';

const model = createTestModel(creditScoreMachine, {
  starts: [{ name: 'the page', input: { entryUrl: '/termloan/credit-score', requestKeySeed: 'seed' } }],
  events: [
    done('loadConsent', { ok: true, data: { bureau: 'A bureau', isGiven: true } }),
    done('loadConsent', { ok: true, data: { bureau: 'A bureau', isGiven: false } }),
    done('loadConsent', { ok: true, data: { bureau: null, isGiven: false } }),
    done('loadConsent', { ok: false, failure: { code: null } }),
    fails('loadConsent', new Error('broken')),
    done('giveConsent', { kind: 'accepted', data: { withdrawnTime: null } }),
    done('giveConsent', { kind: 'refused', failure: { code: null } }),
    done('giveConsent', { kind: 'unanswered', failure: { code: null } }),
    fails('giveConsent', new Error('broken')),
    done('getCreditScore', { ok: true, data: { score: 742 } }),
    done('getCreditScore', { ok: false, failure: { code: 'credit_score_not_available' } }),
    done('getCreditScore', { ok: false, failure: { code: 'consent_required' } }),
    done('getCreditScore', { ok: false, failure: { code: null } }),
    fails('getCreditScore', new Error('broken')),
    person({ type: 'consent.given', consent: { text: 'I agree.', version: '1', language: 'en' } }),
    person({ type: 'retry' }),
    person({ type: 'leave' }),
    person({ type: 'back' }),
  ],
});

for (const path of model.getPaths(transitionCover()))
  it(path.description, () =>
    path.test({ states: { scoreNotKnown: ({ snapshot }) => expect(snapshot.context.score).toBeNull() } }),
  );

it('reaches all but the page of the application, which has another start', () => {
  expect(model.uncovered()).toEqual([
    'scoreInApplication',
    'routingScore -- always [isOpenedInApplication] --> scoreInApplication',
    'scoreInApplication -- leave --> left',
    'scoreInApplication -- back --> left',
  ]);
});

it('is the first test of the guide, word for word', () => {
  const here = readFileSync(import.meta.filename, 'utf8');
  const [, code] = /(import { creditScoreMachine[\s\S]*?\n {2}\]\);\n}\);\n)/.exec(here) ?? [];
  // The guide imports as a test beside the journeys does.
  const example = code?.replace("'../../../machines", "'../../machines").replace("'../kit'", "'./kit'");
  expect(example).toBeDefined();
  expect(readFileSync('docs/paths.md', 'utf8')).toContain(example);
});
