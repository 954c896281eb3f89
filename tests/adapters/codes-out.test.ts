import { describe, expect, it } from 'vitest';
import { failure } from '../../machines/domain/failure';
import { codeOut, judgeCode, rememberCode } from '../../src/adapters/codes-out';
import { createKept } from '../../src/storage/kept';

const MINUTE = 60_000;
const sent = {
  reference: 'otp-1',
  resendAfter: 30_000,
  expiresIn: 5 * MINUTE,
  sendsLeft: 2,
  attemptsLeft: 5,
};

/** A tab whose clock the test holds. */
function tab() {
  const areas = [new Map<string, string>(), new Map<string, string>()] as const;
  const [session, local] = areas.map((area) => ({
    read: (key: string) => area.get(key) ?? null,
    write: (key: string, value: string) => area.set(key, value) === area,
    remove: (key: string) => void area.delete(key),
  }));
  if (session === undefined || local === undefined) throw new Error('two areas');
  let now = 1_000_000;
  const kept = createKept(session, local, () => 'id');
  kept.belongTo({ id: 'merchant-1', udyamStatus: null });
  const pass = (ms: number) => {
    now += ms;
  };
  const clock = { now: () => now, observe: () => {}, wait: () => Promise.resolve() };
  return { memory: { kept, clock }, areas, pass };
}

describe('a code that is out', () => {
  it('is known after a reload, with what is left of its times', () => {
    const { memory, pass } = tab();
    rememberCode(memory, 'phone', { ok: true, data: sent });
    pass(10_000);
    expect(codeOut(memory, 'phone')).toEqual({ ...sent, resendAfter: 20_000, expiresIn: 290_000 });
    pass(60_000);
    expect(codeOut(memory, 'phone')?.resendAfter).toBe(0);
    expect(codeOut(memory, 'other')).toBeNull();
  });

  it('is over when it has expired, when it was taken, and for the next merchant on this phone', () => {
    const { memory, pass } = tab();
    rememberCode(memory, 'phone', { ok: true, data: sent });
    judgeCode(memory, 'phone', { ok: true, data: 'yes' });
    expect(codeOut(memory, 'phone')).toBeNull();
    rememberCode(memory, 'phone', { ok: true, data: sent });
    pass(5 * MINUTE);
    expect(codeOut(memory, 'phone')).toBeNull();
    rememberCode(memory, 'phone', { ok: true, data: sent });
    memory.kept.belongTo({ id: 'merchant-2', udyamStatus: null });
    expect(codeOut(memory, 'phone')).toBeNull();
  });

  it('counts the tries that the service names, and no others', () => {
    const { memory } = tab();
    const no = (rest = {}) => ({ ok: false as const, failure: failure('refused', rest) });
    judgeCode(memory, 'phone', no({ attemptsLeft: 3 }));
    expect(codeOut(memory, 'phone')).toBeNull();
    rememberCode(memory, 'phone', { ok: true, data: sent });
    judgeCode(memory, 'phone', no());
    expect(codeOut(memory, 'phone')?.attemptsLeft).toBe(5);
    judgeCode(memory, 'phone', no({ attemptsLeft: 3 }));
    expect(codeOut(memory, 'phone')?.attemptsLeft).toBe(3);
  });

  it('leaves nothing of the phone in the browser, and a refused sending leaves nothing at all', () => {
    const { memory, areas } = tab();
    rememberCode(memory, 'phone', { ok: false, failure: failure('refused') });
    expect(codeOut(memory, 'phone')).toBeNull();
    rememberCode(memory, 'phone', { ok: true, data: { ...sent, sentTo: '******4321' } });
    expect(JSON.stringify(areas.map((area) => [...area]))).not.toContain('4321');
    memory.kept.keepInTab('code:phone', ['otp-1', 'soon', 1, 2, 3]);
    expect(codeOut(memory, 'phone')).toBeNull();
    rememberCode(memory, 'phone', { ok: true, data: { ...sent, reference: null } });
    expect(codeOut(memory, 'phone')?.reference).toBeNull();
  });
});
