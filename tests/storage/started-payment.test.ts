import { describe, expect, it } from 'vitest';

import {
  type StartedPayment,
  searchParamOfStart,
  startInSearchParam,
} from '../../machines/domain/payment/started-payment';
import { createClientStorage } from '../../src/storage/client-storage';
import {
  clearStartedPayment,
  readStoredPayments,
  storeStartedPayment,
} from '../../src/storage/started-payment';
import type { SafeStorage } from '../../src/storage/storage';

function area(): SafeStorage {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key) ?? null,
    write: (key, value) => {
      items.set(key, value);
      return true;
    },
    remove: (key) => void items.delete(key),
  };
}

const refusing = (): SafeStorage => ({ read: () => null, write: () => false, remove: () => {} });
const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T05:00:00Z');

function started(over: Partial<StartedPayment> = {}): StartedPayment {
  return {
    id: 'pay_1',
    loanId: 'loan_1',
    amount: 241_500,
    paymentType: 'instalment',
    method: 'upi',
    startedAt: NOW,
    ...over,
  };
}

describe('a payment that was started', () => {
  it('is found in a new tab, before the merchant is known, until it is decided or a day has passed', () => {
    const local = area();
    storeStartedPayment(
      createClientStorage(area(), local, () => 'id'),
      started(),
    );
    const next = createClientStorage(area(), local, () => 'id');
    expect(readStoredPayments(next, NOW + DAY_MS - 1)).toEqual([started()]);
    expect(readStoredPayments(next, NOW + DAY_MS)).toEqual([]);
    clearStartedPayment(next, 'pay_1', NOW + 1);
    expect(readStoredPayments(next, NOW + 1)).toEqual([]);
  });

  it('is stored for an anonymous payer of a link, and across a sign-out', () => {
    const local = area();
    const stranger = createClientStorage(area(), local, () => 'id');
    storeStartedPayment(stranger, started({ loanId: null }));
    stranger.clear();
    expect(readStoredPayments(stranger, NOW)).toEqual([started({ loanId: null })]);
  });

  it('is listed with others, the newest first, each once', () => {
    const clientStorage = createClientStorage(area(), area(), () => 'id');
    storeStartedPayment(clientStorage, started());
    storeStartedPayment(clientStorage, started({ id: 'pay_2', startedAt: NOW + 1 }));
    storeStartedPayment(clientStorage, started({ method: 'qr', startedAt: NOW + 2 }));
    expect(readStoredPayments(clientStorage, NOW + 2).map(({ id, method }) => `${id} ${method}`)).toEqual([
      'pay_1 qr',
      'pay_2 upi',
    ]);
    for (let count = 0; count < 12; count += 1)
      storeStartedPayment(clientStorage, started({ id: `more_${count}`, startedAt: NOW + 3 + count }));
    expect(readStoredPayments(clientStorage, NOW + 20)).toHaveLength(8);
  });

  it('is kept in memory when the browser stores nothing', () => {
    const clientStorage = createClientStorage(refusing(), refusing(), () => 'id');
    storeStartedPayment(clientStorage, started());
    expect(readStoredPayments(clientStorage, NOW)).toEqual([started()]);
    clearStartedPayment(clientStorage, 'pay_1', NOW);
    expect(readStoredPayments(clientStorage, NOW)).toEqual([]);
  });

  it.each(['', 'garbage', '{}', '[1]', '[{"id":"pay_1"}]', '[null]'])('is not read from %j', (text) => {
    const local = area();
    local.write('started', text);
    expect(
      readStoredPayments(
        createClientStorage(area(), local, () => 'id'),
        NOW,
      ),
    ).toEqual([]);
  });
});

describe('a start as a search param, for a browser that stores nothing', () => {
  it('is the same start again, for a day', () => {
    const param = searchParamOfStart(started());
    expect(startInSearchParam(param, started(), NOW + DAY_MS - 1)).toEqual(started());
    expect(startInSearchParam(param, started(), NOW + DAY_MS)).toBeNull();
  });

  it.each(['', 'upi', 'upi.', 'upi.soon', `cash.${NOW}`, `${NOW}.upi`])('that is “%s” is none', (param) => {
    expect(startInSearchParam(param, started(), NOW)).toBeNull();
  });
});
