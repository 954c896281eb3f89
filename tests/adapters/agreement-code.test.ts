import { afterAll, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';

import type { ConsentRecord } from '../../machines/domain/merchant/consent';
import type { otpMachine } from '../../machines/shared/otp';
import { adapt } from '../../src/adapters/agreement';
import { storeSentCode } from '../../src/adapters/sent-codes';
import { createClientStorage } from '../../src/storage/client-storage';
import { openSandbox, type Schemas } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

vi.setConfig({ testTimeout: 30_000 });

const patience = { timeout: 20_000 };
const sandbox = openSandbox();
afterAll(() => sandbox.close());

const sent = { reference: 'otp-1', resendAfter: 30_000, expiresIn: 300_000, sendsLeft: 2, attemptsLeft: 5 };

const consent = { text: 'I agree to an earlier text.', version: '0', language: 'en' };

/** The app of a merchant whose agreement is ready, with a storage that stays when the page is loaded again. */
async function openWithStorage() {
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
  const load = (entryUrl: '/termloan/agreement' | '/termloan/agreement-otp') => {
    const { machine, input } = adapt(app);
    return createActor(machine, { input: input({ entryUrl, params: {}, search: {} }) }).start();
  };
  return { app, merchant, area, load };
}

it('a code that was sent to sign is restored for its own agreement only, and not without its consent', async () => {
  const { app, merchant, area, load } = await openWithStorage();
  const restored = async (agreementId: string, agreed: ConsentRecord | null = consent) => {
    area.clear();
    app.storage.setOwner({ id: merchant.id, udyamStatus: null });
    storeSentCode(app, `agreement:${agreementId}`, { ok: true, data: sent }, agreed);
    const actor = load('/termloan/agreement-otp');
    const { value } = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'), patience);
    actor.stop();
    return value;
  };
  // The first visit creates the agreement.
  expect(await restored('another')).toBe('agreementReview');
  const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
  const agreementId = body.agreement?.loan_agreement_id ?? '';
  expect(await restored(agreementId)).toBe('agreementOtp');
  expect(await restored(agreementId, null)).toBe('agreementReview');
  expect(await restored('another')).toBe('agreementReview');
});

it('a signature after a reload sends what was read before it', async () => {
  const { merchant, load } = await openWithStorage();
  const codeOf = (actor: ReturnType<typeof load>) =>
    // SAFETY: the agreement invokes the chart of a one-time code under this id.
    actor.getSnapshot().children.otp as ActorRefFrom<typeof otpMachine>;
  const reading = load('/termloan/agreement');
  await waitFor(reading, ({ value }) => value === 'agreementReview', patience);
  reading.send({ type: 'agreement.accepted', consent });
  await waitFor(codeOf(reading), ({ value }) => value === 'code', patience);
  reading.stop();

  const signing = load('/termloan/agreement-otp');
  await waitFor(signing, ({ value }) => value === 'agreementOtp', patience);
  await waitFor(codeOf(signing), ({ value }) => value === 'code', patience);
  codeOf(signing).send({ type: 'otp.submitted', code: await merchant.newestOtp() });
  await waitFor(signing, ({ status }) => status === 'done', patience);
  const { body } = await merchant.get<Schemas['Consents']>('/consents');
  expect(body.consents[0]).toMatchObject({ purpose: 'LOAN_AGREEMENT', ...consent });
});
