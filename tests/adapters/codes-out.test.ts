import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { failure } from '../../machines/domain/base/failure';
import { otpSentSchema } from '../../machines/domain/identity/otp-sent';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { otp } from '../../src/adapters/otp';
import { readSentCode, readSentConsent, storeSentCode, updateSentCode } from '../../src/adapters/sent-codes';
import { createService } from '../../src/api/service';
import { createClientStorage } from '../../src/storage/client-storage';

const MINUTE_MS = 60_000;
const sent = {
  reference: 'otp-1',
  resendAfter: 30_000,
  expiresIn: 5 * MINUTE_MS,
  sendsLeft: 2,
  attemptsLeft: 5,
};

/** A tab with a controlled clock. */
function tab() {
  const areas = [new Map<string, string>(), new Map<string, string>()] as const;
  const [session, local] = areas.map((area) => ({
    read: (key: string) => area.get(key) ?? null,
    write: (key: string, value: string) => area.set(key, value) === area,
    remove: (key: string) => void area.delete(key),
  }));
  if (session === undefined || local === undefined) throw new Error('two areas');
  let now = 1_000_000;
  const storage = createClientStorage(session, local, () => 'id');
  storage.setOwner({ id: 'merchant-1', udyamStatus: null });
  const pass = (ms: number) => {
    now += ms;
  };
  const clock = { now: () => now, observe: () => {}, wait: () => Promise.resolve() };
  return { memory: { storage, clock }, areas, pass };
}

describe('a sent code', () => {
  it('is restored after a reload, with its remaining times', () => {
    const { memory, pass } = tab();
    storeSentCode(memory, 'phone', { ok: true, data: sent });
    pass(10_000);
    expect(readSentCode(memory, 'phone')).toEqual({ ...sent, resendAfter: 20_000, expiresIn: 290_000 });
    pass(60_000);
    expect(readSentCode(memory, 'phone')?.resendAfter).toBe(0);
    expect(readSentCode(memory, 'other')).toBeNull();
  });

  it('is removed when it has expired, when it was accepted, and for the next merchant on this phone', () => {
    const { memory, pass } = tab();
    storeSentCode(memory, 'phone', { ok: true, data: sent });
    updateSentCode(memory, 'phone', { ok: true, data: 'yes' });
    expect(readSentCode(memory, 'phone')).toBeNull();
    storeSentCode(memory, 'phone', { ok: true, data: sent });
    pass(5 * MINUTE_MS);
    expect(readSentCode(memory, 'phone')).toBeNull();
    storeSentCode(memory, 'phone', { ok: true, data: sent });
    memory.storage.setOwner({ id: 'merchant-2', udyamStatus: null });
    expect(readSentCode(memory, 'phone')).toBeNull();
  });

  it('counts only the attempts that the service reports', () => {
    const { memory } = tab();
    const no = (rest = {}) => ({ ok: false as const, failure: failure('refused', rest) });
    updateSentCode(memory, 'phone', no({ attemptsLeft: 3 }));
    expect(readSentCode(memory, 'phone')).toBeNull();
    storeSentCode(memory, 'phone', { ok: true, data: sent });
    updateSentCode(memory, 'phone', no());
    expect(readSentCode(memory, 'phone')?.attemptsLeft).toBe(5);
    updateSentCode(memory, 'phone', no({ attemptsLeft: 3 }));
    expect(readSentCode(memory, 'phone')?.attemptsLeft).toBe(3);
  });

  it.each([{ attemptsLeft: 0 }, {}])(
    'is not restored when it is locked: another must be sent (%o)',
    (counted) => {
      const { memory } = tab();
      storeSentCode(memory, 'phone', { ok: true, data: sent });
      const locked = failure('refused', { code: 'otp_attempts_exceeded', retryAfter: 600_000, ...counted });
      updateSentCode(memory, 'phone', { ok: false, failure: locked });
      expect(readSentCode(memory, 'phone')).toBeNull();
    },
  );

  it('keeps what was agreed to before it, exactly as it was read, and as long as itself', () => {
    const { memory } = tab();
    const consent = { text: 'I agree to this loan.', version: '1', language: 'en' };
    storeSentCode(memory, 'loan', { ok: true, data: sent }, consent);
    updateSentCode(memory, 'loan', { ok: false, failure: failure('refused', { attemptsLeft: 3 }) });
    expect(readSentConsent(memory, 'loan')).toEqual(consent);
    updateSentCode(memory, 'loan', { ok: true, data: 'yes' });
    expect(readSentConsent(memory, 'loan')).toBeNull();
    storeSentCode(memory, 'loan', { ok: true, data: sent });
    expect(readSentConsent(memory, 'loan')).toBeNull();
  });

  it('stores no phone number in the browser, and nothing at all when the sending was refused', () => {
    const { memory, areas } = tab();
    storeSentCode(memory, 'phone', { ok: false, failure: failure('refused') });
    expect(readSentCode(memory, 'phone')).toBeNull();
    storeSentCode(memory, 'phone', { ok: true, data: { ...sent, sentTo: '******4321' } });
    const stored = JSON.stringify(areas.map((area) => [...area]));
    expect(stored).toContain('otp-1');
    expect(stored).not.toContain('4321');
    memory.storage.write('code:phone', ['otp-1', 'soon', 1, 2, 3]);
    expect(readSentCode(memory, 'phone')).toBeNull();
    storeSentCode(memory, 'phone', { ok: true, data: { ...sent, reference: null } });
    expect(readSentCode(memory, 'phone')?.reference).toBeNull();
  });

  it('is stored and checked also when the answer was lost and came from the service’s stored outcome', async () => {
    const { memory } = tab();
    const wire = {
      otp_reference: 'otp-1',
      resend_after: 30,
      expires_in: 300,
      sends_left: 2,
      attempts_left: 5,
    };
    const stored = [
      { status: 'DONE', http_status: 200, body: wire },
      { status: 'DONE', http_status: 400, body: { error: 'otp_invalid', attempts_left: 3 } },
    ];
    const termloan = createService<TermloanPaths>('http://lender.test', {
      fetch: () => Promise.resolve(Response.json(stored.shift())),
      device: () => ({ app: 'web', id: 'device-1', address: 'unknown', brand: 'test' }),
      merchantId: () => null,
      language: 'en-IN',
      newRequestId: () => 'request',
      report: () => {},
    });
    const lost = () => Promise.resolve({ ok: false as const, failure: failure('connection') });
    const chart = otp(
      { ...memory, termloan },
      { subject: 'phone', schema: otpSentSchema, send: lost, check: lost },
    );
    const actor = createActor(chart, {
      input: { args: null, sentCode: null, fatalErrorCodes: [], requestKeySeed: 'seed' },
    }).start();
    await waitFor(actor, ({ value }) => value === 'code');
    expect(readSentCode(memory, 'phone')).toEqual(sent);
    actor.send({ type: 'otp.submitted', code: '123456' });
    await waitFor(actor, ({ context }) => context.failure?.kind === 'wrongCode');
    expect(readSentCode(memory, 'phone')?.attemptsLeft).toBe(3);
    actor.stop();
  });
});
