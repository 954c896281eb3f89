import { describe, expect, it } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import type { UdyamOtpType } from '../../machines/domain/udyam/udyam';
import type { UdyamSave } from '../../machines/udyam/context';
import { storeSentCode, updateSentCode } from '../../src/adapters/sent-codes';
import { clearOldCodes, readSentCodes, subjectOf } from '../../src/adapters/udyam-codes';
import { createClientStorage } from '../../src/storage/client-storage';
import { detailsUpTo } from '../paths/support/fixtures/udyam';

const read = { details: detailsUpTo('bank') };
const sent = { reference: null, resendAfter: 30_000, expiresIn: 300_000, sendsLeft: 2, attemptsLeft: 5 };
const types: readonly UdyamOtpType[] = ['AADHAAR', 'MOBILE', 'EMAIL', 'UDYAM'];

/** A tab that requested these codes. */
function tabWith(...out: readonly UdyamOtpType[]) {
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
  const clock = { now: () => now, observe: () => {}, wait: () => Promise.resolve() };
  const memory = { storage, clock };
  for (const type of out) storeSentCode(memory, subjectOf({ type }), { ok: true, data: sent });
  return {
    memory,
    pass: (ms: number) => {
      now += ms;
    },
    out: () => Object.keys(readSentCodes(memory, read)),
  };
}

const savedOn = (step: UdyamSave['step']): UdyamSave => ({ step, change: {} });

describe('the sent codes of the registration', () => {
  it('can be entered after a return, with their remaining times and their recipient', () => {
    const tab = tabWith('UDYAM', 'AADHAAR');
    tab.pass(10_000);
    expect(readSentCodes(tab.memory, read)).toEqual({
      AADHAAR: { ...sent, resendAfter: 20_000, expiresIn: 290_000, sentTo: null },
      UDYAM: {
        ...sent,
        resendAfter: 20_000,
        expiresIn: 290_000,
        sentTo: read.details.registration.maskedMobile,
      },
    });
    expect(readSentCodes(tab.memory, null)).toEqual({});
  });

  it('are removed once expired, by the clock or by the service, or without attempts left', () => {
    const tab = tabWith('AADHAAR', 'MOBILE', 'EMAIL');
    const no = (code: string, attemptsLeft?: number) => ({
      ok: false as const,
      failure: failure('refused', attemptsLeft === undefined ? { code } : { code, attemptsLeft }),
    });
    updateSentCode(tab.memory, subjectOf({ type: 'AADHAAR' }), no('otp_expired'));
    updateSentCode(tab.memory, subjectOf({ type: 'MOBILE' }), no('otp_invalid', 0));
    updateSentCode(tab.memory, subjectOf({ type: 'EMAIL' }), no('otp_invalid', 4));
    expect(tab.out()).toEqual(['EMAIL']);
    tab.pass(300_000);
    expect(tab.out()).toEqual([]);
  });

  it('are removed for a changed number, once that is saved', () => {
    const tab = tabWith(...types);
    clearOldCodes(tab.memory.storage, savedOn('KYC'), { ok: false, failure: failure('connection') });
    clearOldCodes(tab.memory.storage, savedOn('BANK_DETAILS'), { ok: true, data: null });
    clearOldCodes(tab.memory.storage, null, { ok: true, data: null });
    expect(tab.out()).toEqual(types);
    clearOldCodes(tab.memory.storage, savedOn('KYC'), { ok: true, data: null });
    expect(tab.out()).toEqual(['MOBILE', 'EMAIL', 'UDYAM']);
    clearOldCodes(tab.memory.storage, savedOn('PERSONAL_DETAILS'), { ok: true, data: null });
    expect(tab.out()).toEqual([]);
  });
});
