import { expect } from 'vitest';

import { createLoad } from '../../machines/shared/load';
import { done, elapses, fails } from './kit';
import { testChildChart } from './support/fixtures/child-chart';
import { crash, failed, ready } from './support/fixtures/outcomes';

testChildChart({
  machine: createLoad<string, string>(),
  file: 'tests/paths/load.test.tsx',
  starts: [{ name: 'a load', input: 'asked' }],
  events: [
    done('request', ready('data'), 'data'),
    done('request', failed('connection'), 'connection lost'),
    done('request', failed('refused', { code: 'no' }), 'refused'),
    fails('request', crash),
    elapses('requestTimeout'),
    elapses('retryDelay'),
  ],
  abstract: ({ tries, outcome }) => [tries, outcome?.ok],
  check: ({ value, status, context, output }) => {
    // At most three tries; then the journey shows the failure.
    expect(context.tries).toBeLessThanOrEqual(3);
    if (status !== 'done') return;
    expect(output?.ok).toBe(value === 'ready');
    expect(output).toEqual(context.outcome ?? failed('malformed'));
  },
});
