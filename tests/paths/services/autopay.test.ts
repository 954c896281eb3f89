import { afterAll, describe, expect, it } from 'vitest';
import type { autopayMachine } from '../../../machines/autopay/machine';
import type { Withdrawal } from '../../../machines/autopay/setup';
import { mandateSchema } from '../../../machines/domain/mandate/mandate';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import { write } from '../../../src/adapters/writes';
import { updateAutopayMandate } from '../../../src/api/operations/mandate';
import { openSandbox } from '../../sandbox/support/sandbox-merchant';
import { randomFrom } from '../kit/generators/random';
import { autopaySteps, autopayStory } from './autopay-story';
import { findFailure, runSteps, type ServiceFailure, type Story, serviceStepInWords } from './service-walk';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** A faulty adapter: it sends a repeated write with a new request key. */
const forgetfulAdapter: Story = {
  ...autopayStory,
  open(desk) {
    const { machine, input } = autopayStory.open(desk);
    const { app, merchant } = desk;
    const updateAgain = write(app, mandateSchema, ({ merchantId, nbfc }: Withdrawal, _key, signal) =>
      updateAutopayMandate(
        app.termloan,
        { merchantId: merchantId ?? merchant.id, nbfc },
        app.newRequestKeySeed(),
        signal,
      ),
    );
    // SAFETY: the story opens autopay's machine.
    const autopay = machine as typeof autopayMachine;
    return { machine: autopay.provide({ actors: { updateAutopayMandate: updateAgain } }), input };
  },
};

/** A faulty lender: it answers "cancelled" without changing its books. */
const sayingLender: Sandbox = {
  ...sandbox,
  async fetch(request) {
    const { pathname, origin } = new URL(request.url);
    if (request.method !== 'PUT' || !pathname.endsWith('/autopayMandate')) return sandbox.fetch(request);
    const ask = async (path: string, what: string, body?: object) => {
      const headers = new Headers(request.headers);
      headers.set('x-request-id', `${headers.get('x-request-id')}-${what}`);
      const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
      return (await sandbox.fetch(new Request(`${origin}/api/termloan${path}`, init))).json();
    };
    const { loan } = await ask('/loan', 'loan');
    const answer = await ask('/v1/MandateStatus', 'mandate', { loan_id: loan.loan_id });
    return Response.json({ ...answer.mandate, status: 'CANCELLED' });
  },
};

/** The steps of a failure as texts. */
const inWords = ({ steps }: ServiceFailure) => steps.map(serviceStepInWords);

describe('autopay with its real adapter, before the sandbox lender', () => {
  it('shows the state of the books, whatever fault the network has', async () => {
    expect(await findFailure(sandbox, autopayStory, randomFrom(42), { walks: 4, length: 7 })).toBeNull();
  }, 120_000);

  it('is walked as far as a merchant can: stopped with a lost answer, and set up again', async () => {
    const { loseAnswer, open, confirm, again } = autopaySteps;
    const after = await runSteps(sandbox, autopayStory, [loseAnswer, open, confirm]);
    expect(after).toContain(again);
    expect(after).not.toContain(confirm);
  });
});

describe('a seeded mutant', () => {
  it('in the adapter is found, shrunk, and reported with its requests and books', async () => {
    const found = await findFailure(sandbox, forgetfulAdapter, randomFrom(13), { walks: 30, length: 8 });
    if (found === null) throw new Error('Nothing was found.');
    const { failure } = found;
    expect(inWords(failure)).toEqual([
      'the next updateAutopayMandate arrives, and its answer is lost',
      'the merchant: withdrawal.opened',
      'the merchant: withdrawal.confirmed',
    ]);
    expect(failure.reason).toBe('Taps that stop autopay: 1; requests that the lender got for it: 2.');
    expect(failure.state).toBe('withdrawn');
    const sent = failure.calls.filter(({ operationId }) => operationId === 'updateAutopayMandate');
    expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2);
    expect(failure.books.mandates?.map(({ status }) => status)).toEqual(['CANCELLED']);
  }, 120_000);

  it('in the lender is found, shrunk, and reported with its requests and books', async () => {
    const found = await findFailure(sayingLender, autopayStory, randomFrom(7), { walks: 30, length: 8 });
    if (found === null) throw new Error('Nothing was found.');
    const { failure } = found;
    expect(inWords(failure)).toEqual([
      'the merchant: withdrawal.opened',
      'the merchant: withdrawal.confirmed',
    ]);
    expect(failure.reason).toBe('The merchant reads that autopay is stopped; in the books it is on.');
    expect(failure.state).toBe('withdrawn');
    expect(failure.books.mandates?.map(({ status }) => status)).toEqual(['ACTIVE']);
  }, 120_000);
});
