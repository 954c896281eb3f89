/** A write whose outcome is unknown, from the answers on the wire to the final result: what is sent, and how often. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { write } from '../../src/adapters/writes';
import { withRecovery } from '../../src/api/recovery';
import { call } from '../../src/api/service';
import { fakeServices, json } from './fake-services';

type Given = Response | 'lost';

const down = (status: number) => () => new Response('', { status });
const says = (status: number, error: string) => () => json({ error, message: 'The bank says so.' }, status);
const lostAnswer = () => 'lost' as const;
const done = () => json({ id: 'it' });
const unknown = () => json({ status: 'UNKNOWN' });
const pending = () => json({ status: 'PENDING' });
const stored = (status: number, body: object) => () => json({ status: 'DONE', http_status: status, body });
const noSuchCall = () => json({ error: 'not_found' }, 404);

interface Service {
  /** Answers to the write; the last one repeats. */
  readonly write: readonly (() => Given)[];
  /** Answers to the status check; the last one repeats. */
  readonly question: readonly (() => Given)[];
}

/** Makes a write against a service with these answers. */
function making(service: Service, operation = 'createBankDetails') {
  const counts = { write: 0, question: 0 };
  const keys: (string | null)[] = [];
  const { services } = fakeServices(
    withRecovery(
      async (request) => {
        const what = request.method === 'GET' ? 'question' : 'write';
        const answer = (service[what][counts[what]] ?? service[what].at(-1))?.();
        counts[what] += 1;
        if (what === 'write') keys.push(request.headers.get('x-request-id'));
        if (answer === undefined || answer === 'lost') throw new TypeError('Failed to fetch');
        return answer;
      },
      {
        refresh: () => Promise.resolve(),
        refreshes: () => 0,
        wait: () => Promise.resolve(),
        authorise: (request) => request,
        onUnauthorised: () => {},
      },
    ),
  );
  const path = operation === 'verifyLeadOtp' ? '/leadgen/verifyOtp' : '/bankDetails';
  const machine = write(services, v.object({ id: v.string() }), (_: null, key, signal) =>
    call(
      services.termloan,
      { operation, schema: v.object({ id: v.string() }), key, signal },
      async (init) => {
        const request = new Request(`http://lender.test/api/termloan${path}`, {
          method: 'POST',
          headers: { ...init.params.header },
        });
        const response = await init.fetch(request);
        const body: unknown = await response.json().catch(() => undefined);
        return response.ok ? { response, data: body } : { response, error: body };
      },
    ),
  ).provide({ delays: { checkDelay: 0 } });
  const submit = (startWith: 'sending' | 'statusCheck' = 'sending') =>
    toPromise(createActor(machine, { input: { key: 'key-0001', args: null, startWith } }).start());
  return { submit, counts, keys };
}

const refusedBy = (code: string) => ({ kind: 'refused', failure: { code, message: 'The bank says so.' } });

describe('an unknown outcome', () => {
  it.each([
    ['500 for ever: the one retry of spec 7.3', [down(500)], 2],
    ['503 for ever', [down(503)], 2],
    ['502: no retry of our own on top', [down(502)], 1],
    ['504', [down(504)], 1],
    ['408: the request was not looked at in time', [down(408)], 1],
    ['425', [down(425)], 1],
    ['a 2xx that cannot be read', [() => new Response('{"id": ')], 1],
    ['no answer, twice', [lostAnswer], 2],
    ['no answer, then 503: the repeat is not repeated', [lostAnswer, down(503)], 2],
    ['503, then no answer', [down(503), lostAnswer], 2],
    ['no answer, then a no that the contract does not list', [lostAnswer, says(404, 'odd')], 2],
  ])(
    '%s: never sent more than twice without a tap, and never reported as refused',
    async (_, answers, times) => {
      const { submit, counts } = making({ write: answers, question: [unknown] });
      expect(await submit()).toMatchObject({ kind: 'unanswered' });
      expect(counts.write).toBe(times);
    },
  );

  it.each([
    [500, 1],
    [503, 2],
  ])('verifyOtp answered %d for ever is sent %d times', async (status, times) => {
    const { submit, counts } = making({ write: [down(status)], question: [unknown] }, 'verifyLeadOtp');
    expect(await submit()).toMatchObject({ kind: 'unanswered' });
    expect(counts.write).toBe(times);
  });

  it('is sent again by a tap, only once, with the same key', async () => {
    const { submit, counts, keys } = making({ write: [down(500), down(500), done], question: [unknown] });
    await submit();
    expect(await submit('statusCheck')).toMatchObject({ kind: 'accepted' });
    expect(counts.write).toBe(3);
    expect(keys).toEqual(['key-0001', 'key-0001', 'key-0001']);
  });

  it('that never arrived is sent again automatically', async () => {
    const { submit, counts } = making({ write: [lostAnswer, done], question: [unknown] });
    expect(await submit()).toMatchObject({ kind: 'accepted' });
    expect(counts.write).toBe(2);
  });

  it('that is still processed is checked, not sent again', async () => {
    const busy = says(409, 'request_in_progress');
    const { submit, counts } = making({ write: [busy], question: [pending, stored(200, { id: 'it' })] });
    expect(await submit()).toMatchObject({ kind: 'accepted' });
    expect(counts).toEqual({ write: 1, question: 2 });
  });

  it.each([200, 400, 503])('with a stored answer of %d is the stored outcome', async (status) => {
    const body = status === 200 ? { id: 'it' } : { error: 'invalid_ifsc' };
    const { submit } = making({ write: [down(502)], question: [stored(status, body)] });
    expect(await submit()).toMatchObject(
      status === 200 ? { kind: 'accepted' } : { kind: 'refused', failure: { code: 'invalid_ifsc' } },
    );
  });

  it('of a service without a status call is not checked for ever: a tap sends it again', async () => {
    const { submit, counts } = making({ write: [down(502), done], question: [noSuchCall] });
    expect(await submit()).toMatchObject({ kind: 'unanswered' });
    expect(counts).toEqual({ write: 1, question: 1 });
    expect(await submit('statusCheck')).toMatchObject({ kind: 'accepted' });
  });
});

describe('a refusal', () => {
  it.each([400, 409, 500, 503])('is %d with a code that the contract lists', async (status) => {
    const { submit, counts } = making({ write: [says(status, 'invalid_ifsc')], question: [unknown] });
    expect(await submit()).toMatchObject(refusedBy('invalid_ifsc'));
    expect(counts.question).toBe(0);
  });

  it.each([
    ['does not know the request', unknown],
    ['has no such question', noSuchCall],
  ])('is an unlisted no to the only request, when the service %s', async (_, question) => {
    const { submit, counts } = making({ write: [says(400, 'odd_code')], question: [question] });
    expect(await submit()).toMatchObject(refusedBy('odd_code'));
    expect(counts).toEqual({ write: 1, question: 1 });
  });

  it('is not an unlisted code when the status check finds that the request succeeded', async () => {
    const { submit } = making({ write: [says(403, 'odd_code')], question: [stored(200, { id: 'it' })] });
    expect(await submit()).toMatchObject({ kind: 'accepted' });
  });

  it('is not an unlisted code while the status check is unreachable', async () => {
    const { submit } = making({ write: [says(403, 'odd_code')], question: [lostAnswer] });
    expect(await submit()).toMatchObject({ kind: 'unanswered' });
  });
});
