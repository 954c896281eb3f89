import { expect } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { createLoad } from '../../machines/shared/load';
import { done, elapses, fails } from './kit';
import { testChildChart } from './support/fixtures-child-chart';

testChildChart({
  machine: createLoad<string, string>(),
  file: 'tests/paths/load.test.tsx',
  starts: [{ name: 'a load', input: 'asked' }],
  events: [
    done('request', { ok: true, data: 'data' }, 'data'),
    done('request', { ok: false, failure: failure('connection') }, 'connection lost'),
    done('request', { ok: false, failure: failure('refused', { code: 'no' }) }, 'refused'),
    fails('request', new Error('broken')),
    elapses('requestTimeout'),
    elapses('retryDelay'),
  ],
  abstract: ({ tries, outcome }) => [tries, outcome?.ok],
  check: ({ value, status, context, output }) => {
    // At most three tries; then the journey shows the failure.
    expect(context.tries).toBeLessThanOrEqual(3);
    if (status !== 'done') return;
    expect(output?.ok).toBe(value === 'ready');
    expect(output).toEqual(context.outcome ?? { ok: false, failure: failure('malformed') });
  },
});
