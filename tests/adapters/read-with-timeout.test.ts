import { expect, it } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { readWithTimeout } from '../../src/adapters/read-with-timeout';

const { signal } = new AbortController();
const never = new Promise<never>(() => {});
const clockOf = (wait: () => Promise<void>) => ({ clock: { now: () => 0, observe: () => {}, wait } });

it('returns what was read in time', async () => {
  const pendingRead = Promise.resolve({ ok: true, data: 'Gopal Das' } as const);
  expect(
    await readWithTimeout(
      clockOf(() => never),
      pendingRead,
      signal,
    ),
  ).toBe('Gopal Das');
});

it('continues without a read that failed', async () => {
  const pendingRead = Promise.resolve({ ok: false, failure: failure('unavailable') } as const);
  expect(
    await readWithTimeout(
      clockOf(() => never),
      pendingRead,
      signal,
    ),
  ).toBeNull();
});

it('continues without a slow read', async () => {
  expect(
    await readWithTimeout(
      clockOf(() => Promise.resolve()),
      never,
      signal,
    ),
  ).toBeNull();
});
