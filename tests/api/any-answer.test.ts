/** Any answer to any call gives an entity or a named failure: never an exception, NaN or `undefined`. */
import { describe, expect, it } from 'vitest';

import { examplesOf, fullExampleOf, operationOf } from '../support/contract';
import { firstInvalidValue } from '../support/random/invalid-values';
import { fc } from '../support/random/property';
import { randomAnswer, responseOf } from '../support/random/random-answers';
import { everyEntry } from './every-call';
import { fakeServices } from './fake-services';

/** Number of random answers; more at night. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 60);

const reasons = ['connection', 'timeout', 'unavailable', 'malformed', 'session-ended', 'refused'];
const live = () => new AbortController().signal;

describe.each(everyEntry)('%s', (id, ask) => {
  it('gives an entity or a named failure for any answer', async () => {
    const operation = operationOf(id);
    const seeds = [...examplesOf(operation), fullExampleOf(operation)];
    await fc.assert(
      fc.asyncProperty(randomAnswer(seeds), async (answer) => {
        const { services } = fakeServices(() => Promise.resolve(responseOf(answer)));
        const outcome = await ask(services, live());
        if (outcome.ok) expect(firstInvalidValue(outcome.data)).toBeNull();
        else {
          expect(reasons).toContain(outcome.failure.reason);
          expect([outcome.failure.operation, firstInvalidValue(outcome.failure)]).toEqual([id, null]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['connection', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('late', 'TimeoutError')],
  ])('returns %s when fetch throws it, and reports it once', async (reason, thrown) => {
    const { services, reports } = fakeServices(() => Promise.reject(thrown));
    expect(await ask(services, live())).toMatchObject({ ok: false, failure: { reason, operation: id } });
    expect(reports).toMatchObject([{ operation: id, reason }]);
  });

  it('is aborted with its signal, without a report', async () => {
    const controller = new AbortController();
    const { services, reports } = fakeServices(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        }),
    );
    const pendingCall = ask(services, controller.signal);
    await Promise.resolve();
    controller.abort();
    expect([(await pendingCall).ok, reports]).toEqual([false, []]);
  });
});
