/** The first test of docs/paths.md: it stands there word for word. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { creditScoreMachine } from '../../../machines/credit-score/machine';
import { createTestModel, done, person, transitionCover } from '.';

const model = createTestModel(creditScoreMachine, {
  starts: [{ name: 'the page', input: { entryUrl: '/termloan/credit-score' } }],
  events: [
    done('getCreditScore', { ok: false, failure: { code: 'credit_score_not_available' } }),
    person({ type: 'leave' }),
  ],
});

it.each(model.getPaths(transitionCover()))('$description', async ({ test }) => {
  await test({ states: { left: ({ snapshot }) => expect(snapshot.output.redirectTo).toBe('/termloan') } });
});

it('is the first test of the guide, word for word', () => {
  const here = readFileSync(import.meta.filename, 'utf8');
  const [, example] = /(const model = [\s\S]*?\n}\);\n\nit\.each[\s\S]*?\n}\);\n)/.exec(here) ?? [];
  expect(example).toBeDefined();
  expect(readFileSync('docs/paths.md', 'utf8')).toContain(example);
});
