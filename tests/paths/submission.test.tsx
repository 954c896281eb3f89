import { expect } from 'vitest';

import { failure } from '../../machines/domain/failure';
import type { RequestAnswer } from '../../machines/domain/request-answer';
import { createSubmission } from '../../machines/shared/submission';
import { done, elapses, fails } from './kit/moves';
import { testChildChart } from './support/fixtures-child-chart';

function answers(label: string, data: RequestAnswer<string>) {
  return done('ask', { ok: true, data }, label);
}

const refused = failure('refused', { code: 'no' });

testChildChart({
  machine: createSubmission<string, string>(),
  file: 'tests/paths/submission.test.tsx',
  starts: [
    { name: 'a new write', input: { key: 'key', args: 'args', startBy: 'sending' } },
    { name: 'a write whose answer was lost', input: { key: 'key', args: 'args', startBy: 'asking' } },
  ],
  samples: [
    done('send', { ok: true, data: 'done' }, 'done'),
    done('send', { ok: false, failure: refused }, 'refused'),
    done('send', { ok: false, failure: failure('connection') }, 'answer lost'),
    fails('send', new Error('broken')),
    elapses('sendTimeout'),
    answers('it was done', { kind: 'answered', outcome: { ok: true, data: 'done' } }),
    answers('it was refused', { kind: 'answered', outcome: { ok: false, failure: refused } }),
    answers('under way', { kind: 'pending' }),
    answers('never arrived', { kind: 'absent' }),
    done('ask', { ok: false, failure: failure('connection') }, 'no answer'),
    fails('ask', new Error('broken')),
    elapses('askTimeout'),
    elapses('askDelay'),
  ],
  abstract: ({ sends, questions, startBy }) => [sends, questions, startBy],
  check: ({ value, context, output }) => {
    expect(context.key).toBe('key');
    // Sent twice at most, and asked four times between: then a person decides.
    expect(context.sends).toBeLessThanOrEqual(2);
    expect(context.questions).toBeLessThanOrEqual(4);
    // What may have been done is never called refused, and never accepted without the service's word.
    if (value === 'accepted') expect(output).toEqual({ kind: 'accepted', data: 'done' });
    if (value === 'refused') expect(output).toEqual({ kind: 'refused', failure: refused });
    if (value === 'unanswered') expect(output?.kind).toBe('unanswered');
  },
});
