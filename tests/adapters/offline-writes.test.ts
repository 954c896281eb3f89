/** A write that is started on a phone without a network is refused at once: nothing was sent, and nothing is unknown. */
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { textOrNull } from '../../machines/domain/base/wire';
import { write } from '../../src/adapters/writes';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

const sandbox = openSandbox();
afterAll(() => sandbox.close());
afterEach(() => vi.unstubAllGlobals());

const REFUSED_OFFLINE = { kind: 'refused', failure: expect.objectContaining({ reason: 'offline' }) };
const ACCEPTED = { kind: 'accepted', data: 'saved' };

async function setUp(options: { readonly isAutomatic?: boolean } = {}) {
  vi.stubGlobal('navigator', { onLine: false });
  const { app } = await openTestApp(sandbox, 'due-today');
  const send = vi.fn(async () => ({ ok: true, data: 'saved' }) as const);
  const chart = write(app, textOrNull, send, options);
  const run = (startWith: 'sending' | 'statusCheck' = 'sending') =>
    toPromise(createActor(chart, { input: { key: 'key', args: null, startWith } }).start());
  return { send, run };
}

it('the first tap sends nothing and says so; the next one sends all the same', async () => {
  const { send, run } = await setUp();
  expect(await run()).toEqual(REFUSED_OFFLINE);
  expect(send).not.toHaveBeenCalled();
  expect(await run()).toEqual(ACCEPTED);
  expect(await run()).toEqual(REFUSED_OFFLINE);
  expect(send).toHaveBeenCalledOnce();
});

it('a write whose outcome is unknown is sent again, never refused for want of a network', async () => {
  const { send, run } = await setUp();
  expect(await run('statusCheck')).toEqual(ACCEPTED);
  expect(send).toHaveBeenCalledOnce();
});

it('a write that nobody tapped for is not refused: nobody could tap again', async () => {
  const { send, run } = await setUp({ isAutomatic: true });
  expect(await run()).toEqual(ACCEPTED);
  expect(send).toHaveBeenCalledOnce();
});
