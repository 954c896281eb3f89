import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { adapt } from '../../src/adapters/supplier';
import { createClientStorage } from '../../src/storage/client-storage';
import { newSupplier } from '../paths/support/fixtures/supplier';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { callsOf, openTestApp, type TestApp } from '../support/test-app';

// Longer timeout for a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

async function lenderPhone({ app }: TestApp) {
  const { machine, input } = adapt(app);
  const actor = createActor(machine, {
    input: input({ entryUrl: '/supplier', params: {}, search: {} }),
  }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('dashboard'), { timeout: 20_000 });
  actor.stop();
  return context.facts?.lenderPhone;
}

it('the lender’s number is read while the credit is overdue only', async () => {
  expect(await lenderPhone(await openTestApp(sandbox, 'credit-overdue'))).toMatch(/^[+\d][\d -]+$/);
  const active = await openTestApp(sandbox, 'credit-active');
  expect(await lenderPhone(active)).toBeNull();
  expect(await callsOf(active, 'getLenderContact')).toEqual([]);
});

it('without the number the credit is shown all the same', async () => {
  const overdue = await openTestApp(sandbox, 'credit-overdue');
  await overdue.merchant.fault('getLenderContact', { kind: 'status', status: 404, times: 0 });
  expect(await lenderPhone(overdue)).toBeNull();
});

/** The app with a storage that stores. */
async function open(): Promise<TestApp> {
  const opened = await openTestApp(sandbox, 'credit-active');
  const stored = new Map<string, string>();
  const area = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => stored.set(key, value) === stored,
    remove: (key: string) => void stored.delete(key),
  };
  const storage = createClientStorage(area, area, () => 'device_1');
  storage.setOwner({ id: opened.merchant.id, udyamStatus: null });
  return { ...opened, app: { ...opened.app, storage } };
}

/** What the page is opened with next time. */
function inputOf({ app }: TestApp) {
  return adapt(app).input({ entryUrl: '/supplier', params: {}, search: {} });
}

async function openDashboard(opened: TestApp) {
  const actor = createActor(adapt(opened.app).machine, { input: inputOf(opened) }).start();
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('dashboard'), { timeout: 20_000 });
  return { actor, suppliers: context.facts?.credit.suppliersAndTransactions.suppliers ?? [] };
}

/** It is listed first, also after the page was left for the pay-later page. */
describe('the supplier that was used last', () => {
  /** The part of the page that a payment uses. (The sandbox does not run inside jsdom.) */
  beforeEach(() => {
    vi.stubGlobal('window', {
      location: { origin: 'http://localhost' },
      document: { hidden: false },
      navigator: { onLine: true },
      addEventListener: () => {},
      removeEventListener: () => {},
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('was added, as a status check said', async () => {
    const opened = await open();
    const { actor } = await openDashboard(opened);
    actor.send({ type: 'adding.opened' });
    await opened.merchant.fault('addSupplier', { kind: 'drop-after', times: 0 });
    actor.send({ type: 'supplier.submitted', supplier: newSupplier });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('supplierAdded'), {
      timeout: 20_000,
    });
    actor.stop();
    expect(inputOf(opened).lastSupplierId).toBe(context.acceptedId);
  });

  it('was paid', async () => {
    const opened = await open();
    const { actor, suppliers } = await openDashboard(opened);
    const paid = suppliers[suppliers.length - 1]?.id ?? '';
    actor.send({ type: 'supplier.chosen', supplierId: paid });
    actor.send({ type: 'payment.submitted', amount: 100_000 });
    await vi.waitFor(() => expect(inputOf(opened).lastSupplierId).toBe(paid), { timeout: 10_000 });
    actor.stop();
  });
});
