import { afterAll, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
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
