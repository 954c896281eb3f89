import { afterAll, expect, it, vi } from 'vitest';

import { runSupplierPayment } from '../../src/adapters/supplier-payment';
import { createClientStorage } from '../../src/storage/client-storage';
import { paymentMemoryOf } from '../../src/storage/payment-memory';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

it('a result that a status check decides is removed with the session, as one that the response decides', async () => {
  const { app: base, merchant } = await openTestApp(sandbox, 'credit-active');
  const stored = new Map<string, string>();
  const area = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => stored.set(key, value) === stored,
    remove: (key: string) => void stored.delete(key),
  };
  const app = { ...base, storage: createClientStorage(area, area, () => 'id') };
  const secret = { checksum: 'c', mCode: 'm', encdata: 'e' };
  paymentMemoryOf(app.storage).storeEncryptedResult('order-1', secret);
  const keysBefore = [...stored.keys()];
  const failed = {
    status: 'Failure',
    message: null,
    supplier_id: null,
    transaction_id: null,
    epaylater_id: null,
    marketplace_order_id: 'order-1',
    amount: 100,
  };
  await merchant.fault('decryptPayment', { kind: 'drop-after' });
  await merchant.fault('getAccountRequestStatus', {
    kind: 'status',
    status: 200,
    body: { status: 'DONE', http_status: 200, body: failed },
  });
  const result = await runSupplierPayment(
    app,
    {
      step: 'decrypting',
      secret,
      orderId: 'order-1',
      requestKeySeed: 'key',
      completedWrites: 0,
      startWith: 'sending',
    },
    new AbortController().signal,
  );
  expect(result).toMatchObject({ kind: 'failed' });
  expect([...stored.keys()].filter((key) => !keysBefore.includes(key))).toEqual(['sealed-settled']);
});
