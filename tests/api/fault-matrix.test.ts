/**
 * Each write of the contract is executed but answered with 500, and refused when it is repeated. Checks what the app reports, and
 * that the lender's books do not have it twice. Generated from the contract, so that a new write is included.
 */

import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import type { SubmissionResult } from '../../machines/shared/submission';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { write } from '../../src/adapters/writes';
import { call } from '../../src/api/service';
import { type ContractOperation, contractOperations } from '../contract/documents';
import { allAnswers } from '../sandbox/answers/all';
import type { Answers } from '../sandbox/answers/scenario';
import { identity, openSandbox, SandboxMerchant } from '../sandbox/support/sandbox-merchant';
import { isNight } from '../support/night';
import { openTestAppAs, type TestApp } from '../support/test-app';

// Longer timeout: some writes need many calls before them, and the lender has a database.
vi.setConfig({ testTimeout: 60_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const writes = contractOperations().filter(({ isSafe, document }) => !isSafe && document !== 'analytics');

const REFUSALS = [404, 409, 429, 503] as const;

/** Which refusals of the repeat are tried: what the app makes of one is the same for all writes, so by day each write has another. */
function refusalsOf({ id }: ContractOperation): readonly number[] {
  const index = writes.findIndex((write) => write.id === id);
  return isNight ? REFUSALS : REFUSALS.filter((_, position) => position === index % REFUSALS.length);
}

/** A write just before it is sent, by a merchant for whom it succeeds. */
interface AtTheWrite {
  readonly testApp: TestApp;
  readonly request: Request;
  /** How often it was sent. */
  readonly sent: () => number;
}

class Reached extends Error {}

function isOf({ method, path }: ContractOperation, request: Request): boolean {
  const address = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return request.method === method && address.test(new URL(request.url).pathname);
}

/**
 * Runs the sample scenario of a write up to its first request, which is not sent. @param onRepeat before its second request is
 * answered
 */
async function upTo(
  operation: ContractOperation,
  onRepeat: (merchant: SandboxMerchant) => Promise<unknown> = async () => {},
): Promise<AtTheWrite> {
  const reached: Request[] = [];
  const walked: Sandbox = {
    ...sandbox,
    async fetch(request) {
      if (!isOf(operation, request)) return sandbox.fetch(request);
      reached.push(request);
      throw new Reached();
    },
  };
  const scenario = new Map<string, Answers>(Object.entries(allAnswers)).get(operation.id)?.happy;
  await scenario?.(walked).catch((thrown: unknown) => {
    if (!(thrown instanceof Reached)) throw thrown;
  });
  const [request] = reached;
  if (request === undefined) throw new Error(`No sample scenario makes ${operation.id}.`);
  const headers = { authorization: request.headers.get('authorization') ?? '' };
  const session = await sandbox.fetch(new Request('http://lender.test/sandbox/api/session', { headers }));
  const { merchant_id: merchantId, token }: { merchant_id: string; token: string } = await session.json();
  const merchant = new SandboxMerchant(sandbox, merchantId, token);
  let sent = 0;
  const counted: Sandbox = {
    ...sandbox,
    async fetch(asked) {
      if (isOf(operation, asked)) sent += 1;
      if (isOf(operation, asked) && sent === 2) await onRepeat(merchant);
      return sandbox.fetch(asked);
    },
  };
  return { request, testApp: openTestAppAs(counted, merchant), sent: () => sent };
}

/** Makes the write as the app does: call, recovery, submission, and the status check; its waits end immediately. */
function submit(
  { id, document }: ContractOperation,
  { testApp, request }: AtTheWrite,
  startWith: 'sending' | 'statusCheck',
): Promise<SubmissionResult<unknown>> {
  const { app } = testApp;
  const service = document === 'account' ? app.account : app.termloan;
  const machine = write(
    app,
    v.unknown(),
    (_: null, key, signal) =>
      call(service, { operation: id, schema: v.unknown(), key, signal }, async (init) => {
        const { 'content-type': type, ...named } = identity(key);
        const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
        const headers = isForm
          ? { ...named, 'content-type': request.headers.get('content-type') ?? '' }
          : { ...named, 'content-type': type ?? '' };
        const response = await init.fetch(new Request(request.clone(), { headers }));
        const body: unknown = await response.json().catch(() => undefined);
        return response.ok ? { response, data: body } : { response, error: body };
      }),
    document === 'account' ? { account: app.account } : {},
  ).provide({ delays: { checkDelay: 1 } });
  return toPromise(
    createActor(machine, { input: { key: `${testApp.merchant.id}-write`, args: null, startWith } }).start(),
  );
}

/** The number of rows of each table of the merchant's books, and of each kind of event. */
async function tally({ merchant }: TestApp): Promise<Readonly<Record<string, number>>> {
  const books = await merchant.control<Record<string, unknown>>('GET', '/books');
  const { body } = await merchant.control<{ events: { kind: string }[] }>('GET', '/events');
  const counts = new Map<string, number>();
  for (const [name, rows] of Object.entries(books.body))
    if (name !== 'faults') counts.set(name, Array.isArray(rows) ? rows.length : 0);
  for (const { kind } of body.events) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** Status answers of an incomplete service: it lost the write, or has no such call. */
const FORGOTTEN = { kind: 'status', status: 200, body: { status: 'UNKNOWN' }, times: 0 };
const NO_SUCH_CALL = { kind: 'status', status: 404, body: { error: 'not_found' }, times: 0 };

describe.each(writes)('$id, done but answered 500', (operation) => {
  const question = operation.document === 'account' ? 'getAccountRequestStatus' : 'getRequestStatus';

  /** The books after one write without a fault. */
  let once: ReturnType<typeof tally> | undefined;
  function madeOnce() {
    once ??= upTo(operation).then(async (at) => {
      expect(await submit(operation, at, 'sending')).toMatchObject({ kind: 'accepted' });
      return tally(at.testApp);
    });
    return once;
  }

  /** Fails the write after it is done; an automatic repeat is refused, with a listed code if there is one. */
  async function failing(status: number) {
    const error = operation.errors[0] ?? 'not_listed';
    let isTapped = false;
    const at = await upTo(operation, async (merchant) => {
      if (!isTapped) await merchant.fault(operation.id, { kind: 'status', status, body: { error } });
    });
    await at.testApp.merchant.fault(operation.id, { kind: 'status-after', status: 500 });
    const tap = () => {
      isTapped = true;
      return submit(operation, at, 'statusCheck');
    };
    return { ...at, tap };
  }

  it.each(refusalsOf(operation))('then %d: the status check finds the stored outcome', async (status) => {
    const at = await failing(status);
    expect(await submit(operation, at, 'sending')).toMatchObject({ kind: 'accepted' });
    expect(at.sent()).toBeLessThanOrEqual(2);
    expect(await tally(at.testApp)).toEqual(await madeOnce());
  });

  it.each(refusalsOf(operation))(
    'then %d, and the service lost it: the outcome stays unknown',
    async (status) => {
      const at = await failing(status);
      await at.testApp.merchant.fault(question, FORGOTTEN);
      expect(await submit(operation, at, 'sending')).toMatchObject({ kind: 'unanswered' });
      expect(at.sent()).toBeLessThanOrEqual(2);
      // A tap sends it again with its key.
      expect(await at.tap()).toMatchObject({ kind: 'accepted' });
      expect(await tally(at.testApp)).toEqual(await madeOnce());
    },
  );

  it('then 409 without a status call: a tap sends it again with its key', async () => {
    const at = await failing(409);
    await at.testApp.merchant.fault(question, NO_SUCH_CALL);
    expect(await submit(operation, at, 'sending')).toMatchObject({ kind: 'unanswered' });
    expect(at.sent()).toBeLessThanOrEqual(2);
    expect(await at.tap()).toMatchObject({ kind: 'accepted' });
    expect(await tally(at.testApp)).toEqual(await madeOnce());
  });
});
