import { expect } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import type { StatusCheckResult } from '../../machines/domain/base/status-check-result';
import { createSubmission } from '../../machines/shared/submission';
import { done, elapses, fails } from './kit';
import { testChildChart } from './support/fixtures/child-chart';
import { accepted, crash, failed, ready } from './support/fixtures/outcomes';

function statusAnswer(label: string, data: StatusCheckResult<string>) {
  return done('checkStatus', ready(data), label);
}

const refused = failure('refused', { code: 'no' });
const unlistedFailure = failure('refused', { code: 'odd', isUnlisted: true });

testChildChart({
  machine: createSubmission<string, string>(),
  file: 'tests/paths/submission.test.tsx',
  starts: [
    { name: 'a new write', input: { key: 'key', args: 'args', startWith: 'sending' } },
    { name: 'a write whose answer was lost', input: { key: 'key', args: 'args', startWith: 'statusCheck' } },
  ],
  events: [
    done('send', ready('done'), 'done'),
    done('send', { ok: false, failure: refused }, 'refused'),
    done('send', failed('connection'), 'answer lost'),
    done('send', failed('unavailable'), 'unavailable'),
    done('send', { ok: false, failure: unlistedFailure }, 'an unlisted refusal'),
    fails('send', crash),
    elapses('sendTimeout'),
    statusAnswer('it was done', { kind: 'answered', outcome: ready('done') }),
    statusAnswer('it was refused', { kind: 'answered', outcome: { ok: false, failure: refused } }),
    statusAnswer('pending', { kind: 'pending' }),
    statusAnswer('never arrived', { kind: 'absent' }),
    statusAnswer('no status check', { kind: 'unsupported' }),
    done('checkStatus', failed('connection'), 'no answer'),
    fails('checkStatus', crash),
    elapses('checkTimeout'),
    elapses('checkDelay'),
  ],
  abstract: ({ sends, checks, startWith, hadNoResponse, unlistedRefusal }) => [
    sends,
    checks,
    startWith,
    hadNoResponse,
    unlistedRefusal !== null,
  ],
  check: ({ value, context, output }) => {
    expect(context.key).toBe('key');
    // At most two sends and four status checks; then the merchant decides.
    expect(context.sends).toBeLessThanOrEqual(2);
    expect(context.checks).toBeLessThanOrEqual(4);
    // Accepted and refused are outcomes of the service only.
    if (value === 'accepted') expect(output).toEqual(accepted('done'));
    if (value === 'refused')
      expect([refused, unlistedFailure]).toContainEqual(output?.kind === 'refused' && output.failure);
    // A refusal with an unlisted code counts only after a single send.
    if (output?.kind === 'refused' && output.failure.code === 'odd') expect(context.sends).toBe(1);
    // An automatic second send happens only when no answer arrived.
    if (value === 'submitting' && context.sends === 2) expect(context.hadNoResponse).toBe(true);
    if (value === 'unanswered') expect(output?.kind).toBe('unanswered');
  },
});
