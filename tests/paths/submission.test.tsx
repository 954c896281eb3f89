import { expect } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import type { RequestAnswer } from '../../machines/domain/base/request-answer';
import { createSubmission } from '../../machines/shared/submission';
import { done, elapses, fails } from './kit/moves';
import { testChildChart } from './support/fixtures-child-chart';

function answers(label: string, data: RequestAnswer<string>) {
  return done('checkStatus', { ok: true, data }, label);
}

const refused = failure('refused', { code: 'no' });
const unlisted = failure('refused', { code: 'odd', isUnlisted: true });

testChildChart({
  machine: createSubmission<string, string>(),
  file: 'tests/paths/submission.test.tsx',
  starts: [
    { name: 'a new write', input: { key: 'key', args: 'args', startWith: 'sending' } },
    { name: 'a write whose answer was lost', input: { key: 'key', args: 'args', startWith: 'statusCheck' } },
  ],
  samples: [
    done('send', { ok: true, data: 'done' }, 'done'),
    done('send', { ok: false, failure: refused }, 'refused'),
    done('send', { ok: false, failure: failure('connection') }, 'answer lost'),
    done('send', { ok: false, failure: failure('unavailable') }, 'failed there'),
    done('send', { ok: false, failure: unlisted }, 'an unlisted no'),
    fails('send', new Error('broken')),
    elapses('sendTimeout'),
    answers('it was done', { kind: 'answered', outcome: { ok: true, data: 'done' } }),
    answers('it was refused', { kind: 'answered', outcome: { ok: false, failure: refused } }),
    answers('under way', { kind: 'pending' }),
    answers('never arrived', { kind: 'absent' }),
    answers('no such question', { kind: 'unsupported' }),
    done('checkStatus', { ok: false, failure: failure('connection') }, 'no answer'),
    fails('checkStatus', new Error('broken')),
    elapses('checkTimeout'),
    elapses('checkDelay'),
  ],
  abstract: ({ sends, checks, startWith, isLost, unlistedRefusal }) => [
    sends,
    checks,
    startWith,
    isLost,
    unlistedRefusal !== null,
  ],
  check: ({ value, context, output }) => {
    expect(context.key).toBe('key');
    // Sent twice at most, and asked four times between: then a person decides.
    expect(context.sends).toBeLessThanOrEqual(2);
    expect(context.checks).toBeLessThanOrEqual(4);
    // What may have been done is never called refused, and never accepted without the service's word.
    if (value === 'accepted') expect(output).toEqual({ kind: 'accepted', data: 'done' });
    if (value === 'refused')
      expect([refused, unlisted]).toContainEqual(output?.kind === 'refused' && output.failure);
    // An unlisted no counts only where it is the one answer to the one request.
    if (output?.kind === 'refused' && output.failure.code === 'odd') expect(context.sends).toBe(1);
    // By itself it is sent again only while no answer came at all.
    if (value === 'submitting' && context.sends === 2) expect(context.isLost).toBe(true);
    if (value === 'unanswered') expect(output?.kind).toBe('unanswered');
  },
});
