/** Whatever the network brings to any call, it is an entity or a named failure: never a throw, NaN or `undefined`. */
import { describe, expect, it } from 'vitest';

import { examplesOf, fullExampleOf, operationOf } from '../support/contract';
import { fc } from '../support/property';
import { firstUnsound } from '../support/sound';
import { responseOf, wildAnswer } from '../support/wild-answers';
import { everyEntry } from './every-call';
import { fakeServices } from './fake-services';

/** More of them by night. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 60);

const reasons = ['connection', 'timeout', 'unavailable', 'malformed', 'session-ended', 'refused'];
const live = () => new AbortController().signal;

describe.each(everyEntry)('%s', (id, ask) => {
  it('gives an entity or a named failure, whatever comes', async () => {
    const operation = operationOf(id);
    const seeds = [...examplesOf(operation), fullExampleOf(operation)];
    await fc.assert(
      fc.asyncProperty(wildAnswer(seeds), async (answer) => {
        const { services } = fakeServices(() => Promise.resolve(responseOf(answer)));
        const outcome = await ask(services, live());
        if (outcome.ok) expect(firstUnsound(outcome.data)).toBeNull();
        else {
          expect(reasons).toContain(outcome.failure.reason);
          expect([outcome.failure.operation, firstUnsound(outcome.failure)]).toEqual([id, null]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['connection', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('late', 'TimeoutError')],
  ])('gives %s when fetch throws it, and says so once', async (reason, thrown) => {
    const { services, reports } = fakeServices(() => Promise.reject(thrown));
    expect(await ask(services, live())).toMatchObject({ ok: false, failure: { reason, operation: id } });
    expect(reports).toMatchObject([{ operation: id, reason }]);
  });

  it('is given up with its signal, and says nothing of it', async () => {
    const given = new AbortController();
    const { services, reports } = fakeServices(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        }),
    );
    const asked = ask(services, given.signal);
    await Promise.resolve();
    given.abort();
    expect([(await asked).ok, reports]).toEqual([false, []]);
  });
});
