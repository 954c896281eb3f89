import { expect } from 'vitest';

import { tokenMachine } from '../../machines/session/token';
import { done, elapses, fails, person } from './kit';
import { testChildChart } from './support/fixtures/child-chart';

testChildChart({
  machine: tokenMachine,
  file: 'tests/paths/token.test.tsx',
  starts: [{ name: 'token' }],
  abstract: ({ refreshes }) => Math.min(refreshes, 1),
  events: [
    person({ type: 'token.refused' }),
    done('refreshToken', undefined, 'fresh'),
    fails('refreshToken', new Error('no host'), 'no host'),
    elapses('refreshTimeout'),
  ],
  check: (snapshot, { index }, actor) => {
    // At most one refresh at a time: another refusal during it changes nothing.
    if (snapshot.matches('refreshing')) {
      const underWay = snapshot.children.refreshToken;
      actor.send({ type: 'token.refused' });
      expect(actor.getSnapshot().children.refreshToken).toBe(underWay);
    }
    expect(snapshot.context.refreshes).toBeLessThanOrEqual(index);
  },
});
