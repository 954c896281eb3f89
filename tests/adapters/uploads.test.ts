import { afterAll, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, toPromise } from 'xstate';
import type { App } from '../../src/adapters/app';
import { adapt as adaptApplication } from '../../src/adapters/application';
import { adapt as adaptIdentity } from '../../src/adapters/identity';
import { adapt as adaptSelfie } from '../../src/adapters/selfie';
import { adapt as adaptSupplierTransaction } from '../../src/adapters/supplier-transaction';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const uploads: readonly (readonly [string, (app: App) => AnyStateMachine])[] = [
  ['uploadShopImage', (app) => adaptApplication(app).machine],
  ['uploadKycDocument', (app) => adaptIdentity(app).machine],
  ['uploadSelfie', (app) => adaptSelfie(app).machine],
  ['uploadInvoice', (app) => adaptSupplierTransaction(app).machine],
];

it.each(uploads)('%s has three minutes on a slow network', async (name, machineOf) => {
  const { app } = await openTestApp(sandbox, 'due-today');
  const upload = machineOf(app).implementations.actors[name];
  expect(upload).toHaveProperty('implementations.delays.sendTimeout', 180_000);
});

it.each([
  ['its answer', null],
  ['a status check, after a lost answer,', 'uploadInvoice'],
])('an invoice is no longer in the page’s memory once %s says that the service has it', async (_, lost) => {
  const { app: base, merchant } = await openTestApp(sandbox, 'credit-active');
  const invoice = { file_name: 'inv_1.pdf' };
  const stored = { kind: 'status', status: 200 } as const;
  if (lost === null) await merchant.fault('uploadInvoice', { ...stored, body: invoice });
  else await merchant.fault(lost, { kind: 'drop-before' });
  await merchant.fault('getAccountRequestStatus', {
    ...stored,
    body: { status: 'DONE', http_status: 200, body: invoice },
  });
  const remove = vi.fn();
  const file = { url: 'blob:invoice', type: 'application/pdf', size: 3 } as const;
  const bytes = () => new Blob(['pdf'], { type: file.type });
  const app: App = {
    ...base,
    files: () => Promise.resolve({ bytes, remove, prepare: vi.fn(), store: () => file }),
  };
  const { actors } = adaptSupplierTransaction(app).machine.implementations;
  // SAFETY: the adapter provides the chart of a submission.
  const upload = actors.uploadInvoice as AnyStateMachine;
  const args = { file, supplierId: 'sup_1', transactionId: 'txn_1' };
  const actor = createActor(upload, { input: { key: 'key', args, startWith: 'sending' } }).start();
  expect(await toPromise(actor)).toMatchObject({ kind: 'accepted' });
  expect(remove.mock.calls).toEqual([[file.url]]);
});
