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
  // The service's clock is another: what was stored before its first answer would be expired.
  const clock = { ...base.clock, now: () => 1_000_000 };
  const app = { ...base, clock, storage: createClientStorage(memory, memory, () => 'id') };
  app.storage.setOwner({ id: merchant.id, udyamStatus: null });
  const restored = async (agreementId: string) => {
    area.clear();
    app.storage.setOwner({ id: merchant.id, udyamStatus: null });
    storeSentCode(app, `agreement:${agreementId}`, { ok: true, data: sent });
    const { machine, input } = adapt(app);
    const actor = createActor(machine, {
      input: input({ entryUrl: '/termloan/agreement-otp', params: {}, search: {} }),
    }).start();
    const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'), { timeout: 20_000 });
    actor.stop();
    return value;
  };
  // The first visit creates the agreement.
  expect(await restored('another')).toBe('agreementReview');
  const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
  expect(await restored(body.agreement?.loan_agreement_id ?? '')).toBe('agreementOtp');
  expect(await restored('another')).toBe('agreementReview');
});
