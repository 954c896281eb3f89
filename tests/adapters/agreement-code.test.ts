import { afterAll, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { adapt } from '../../src/adapters/agreement';
import { storeSentCode } from '../../src/adapters/sent-codes';
import { createClientStorage } from '../../src/storage/client-storage';
import { openSandbox, type Schemas } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

vi.setConfig({ testTimeout: 30_000 });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const sent = { reference: 'otp-1', resendAfter: 30_000, expiresIn: 300_000, sendsLeft: 2, attemptsLeft: 5 };

it('a code that was sent to sign is restored for its own agreement only', async () => {
  const { app: base, merchant } = await openTestApp(sandbox, 'agreement-ready');
  const area = new Map<string, string>();
  const memory = {
    read: (key: string) => area.get(key) ?? null,
    write: (key: string, value: string) => area.set(key, value) === area,
    remove: (key: string) => void area.delete(key),
  };
  const app = { ...base, storage: createClientStorage(memory, memory, () => 'id') };
  app.storage.setOwner({ id: merchant.id, udyamStatus: null });
  const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
  const restored = async (agreementId: string) => {
    area.clear();
    app.storage.setOwner({ id: merchant.id, udyamStatus: null });
    storeSentCode(app, `agreement:${agreementId}`, { ok: true, data: sent });
    const { machine, input } = adapt(app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/agreement', params: {}, search: {} }),
    }).start();
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('agreementReview'), {
      timeout: 20_000,
    });
    actor.stop();
    return context.sentCode?.sent?.reference ?? null;
  };
  expect(await restored(body.agreement?.loan_agreement_id ?? '')).toBe('otp-1');
  expect(await restored('another')).toBeNull();
});
