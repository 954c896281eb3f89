import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { customerSchema } from '../../../machines/domain/merchant/customer';
import { payLaterMerchantSchema } from '../../../machines/domain/trade/supplier';
import {
  acceptsConfirmation,
  acceptsInvoice,
  earlierPaymentTo,
  missingParts,
  newestFirst,
  newestWithoutInvoice,
  payBlockReason,
  type SupplierCredit,
  suppliersLastUsedFirst,
  transactionOf,
} from '../../../machines/domain/trade/supplier-credit';

const NOW = 1_764_100_000_000;

const wire = (id: string, status: string, over: object = {}) => ({
  transaction_id: id,
  supplier_id: 'sup-1',
  epaylater_id: 'epl-1',
  amount: 250_000,
  status,
  invoice_file_name: null,
  create_time: 1_764_000_000,
  ...over,
});

function credit(over: object = {}, transactions: readonly object[] = []): SupplierCredit {
  return {
    customer: v.parse(customerSchema, { businessId: 'mrc', balance: 100, limit: 5_000_000, ...over }),
    suppliersAndTransactions: v.parse(payLaterMerchantSchema, {
      suppliers: { 'sup-1': { mobile_number: '9822012345' }, 'sup-2': { mobile_number: '9890011223' } },
      transactions,
    }),
    isTest: false,
    readAt: NOW,
  };
}

function only(status: string, over: object = {}) {
  const [transaction] = credit({}, [wire('t', status, over)]).suppliersAndTransactions.transactions;
  if (transaction === undefined) throw new Error('There is one.');
  return transaction;
}

describe('reasons that block a payment', () => {
  it.each([
    ['a rupee is left', {}, 'sup-1', null],
    ['less than a rupee is left', { balance: 99 }, 'sup-1', 'nothing-left'],
    ['it is overdue, which comes first', { balance: 0, daysOverdue: 1 }, 'sup-1', 'overdue'],
    ['nobody knows the supplier, which comes before all', { daysOverdue: 1 }, 'sup-9', 'not-found'],
  ])('%s', (_, over, supplierId, hindrance) => {
    expect(payBlockReason(credit(over), supplierId)).toBe(hindrance);
  });
});

describe('what a payment still requires from the merchant', () => {
  it.each([
    ['PENDING', {}, ['invoice', 'confirmation'], true, true],
    ['PENDING', { invoice_file_name: 'inv.pdf' }, ['confirmation'], true, true],
    ['PENDING', { epaylater_id: null }, ['invoice', 'confirmation'], true, false],
    ['PENDING', { supplier_id: null }, ['invoice', 'confirmation'], false, false],
    ['SUCCESS', {}, ['invoice'], true, false],
    ['SUCCESS', { invoice_file_name: 'inv.pdf' }, [], true, false],
    ['FAILED', {}, [], false, false],
    ['CREATED', {}, [], false, false],
  ])('%s %o', (status, over, missing, invoice, confirmation) => {
    const one = only(status, over);
    expect([missingParts(one), acceptsInvoice(one), acceptsConfirmation(one)]).toEqual([
      missing,
      invoice,
      confirmation,
    ]);
  });
});

describe('the payments', () => {
  const of = credit({}, [
    wire('old', 'SUCCESS', { create_time: 10 }),
    wire('other', 'PENDING', { supplier_id: 'sup-2', create_time: 40 }),
    wire('open', 'PENDING', { create_time: 20 }),
    wire('kept', 'SUCCESS', { create_time: 30, invoice_file_name: 'inv.pdf' }),
    wire('twin', 'FAILED', { create_time: 30 }),
    wire('timeless', 'SUCCESS', { create_time: 0 }),
  ]);

  it('are newest first; for equal times the later listed one first, those without a time last', () => {
    const ids = newestFirst(of).map(({ id }) => id);
    expect(ids).toEqual(['other', 'twin', 'kept', 'open', 'old', 'timeless']);
  });

  it('are found by id, by a missing invoice, and while they are open', () => {
    expect(transactionOf(of, 'open')?.id).toBe('open');
    expect(transactionOf(of, 'none')).toBeNull();
    expect(newestWithoutInvoice(of, 'sup-1')?.id).toBe('open');
    expect(newestWithoutInvoice(of, 'sup-9')).toBeNull();
    expect(earlierPaymentTo(of, 'sup-1')?.id).toBe('open');
    expect(earlierPaymentTo(of, 'sup-9')).toBeNull();
  });

  it.each([
    ['CREATED', -29, true],
    ['CREATED', -31, false],
    ['CREATED', null, true],
    ['SUCCESS', -29, true],
    ['SUCCESS', -31, false],
    ['SUCCESS', null, false],
    ['PENDING', -6_000, true],
    ['FAILED', -1, false],
  ] as const)(
    '%s, begun %s minutes ago: named before another one is begun: %s',
    (status, minutes, isNamed) => {
      const create_time = minutes === null ? 0 : NOW / 1000 + minutes * 60;
      const line = credit({}, [wire('txn-1', status, { create_time })]);
      expect(earlierPaymentTo(line, 'sup-1')?.id).toBe(isNamed ? 'txn-1' : undefined);
      expect(earlierPaymentTo(line, 'sup-2')).toBeNull();
    },
  );

  it('give the supplier of the merchant’s last payment', () => {
    const ids = (last: string | null) => suppliersLastUsedFirst(of, last).map(({ id }) => id);
    expect([ids('sup-2'), ids(null), ids('sup-9')]).toEqual([
      ['sup-2', 'sup-1'],
      ['sup-1', 'sup-2'],
      ['sup-1', 'sup-2'],
    ]);
  });
});
