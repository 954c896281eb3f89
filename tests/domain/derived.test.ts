/** Values derived from entities: sums, days, conversions, decisions. */

import { describe, expect, it } from 'vitest';
import { indianDay, parseCalendarDay, yearsBetween } from '../../machines/domain/base/calendar-day';
import { selfieReasonOf } from '../../machines/domain/identity/selfie';
import { isEndedOrRejectedLoan } from '../../machines/domain/loan/loan';
import { isMandateInForce } from '../../machines/domain/mandate/mandate';
import { daysRemaining } from '../../machines/domain/merchant/customer';
import { paiseOfRupees } from '../../machines/domain/merchant/loan-profile';
import {
  isUpiAddress,
  maskedDestination,
  upiQrText,
} from '../../machines/domain/payment/payment-destination';
import { isPaymentGivenUp, paymentTypeOf } from '../../machines/domain/payment/payment-enums';
import { isQrDelivered, qrExpectedAt } from '../../machines/domain/payment/qr-delivery';
import { totalPenalty } from '../../machines/domain/payment/transactions';
import { annualTurnover, leadProfileUpdate } from '../../machines/domain/trade/lead-profile-update';
import { isSupplierAddFailed, supplierOf } from '../../machines/domain/trade/supplier';
import { isTransactionFailed } from '../../machines/domain/trade/supplier-payment';
import { udyamOtpTypeOf } from '../../machines/domain/udyam/udyam';
import { fc } from '../support/random/property';

const DAY_MS = 24 * 3_600_000;
const at = (text: string) => Date.parse(`${text}+05:30`);

describe('the lead profile update', () => {
  it('converts months to years, and rupees to paise', () => {
    expect(annualTurnover(45_000)).toBe(54_000_000);
  });

  it.each([
    [0, 0],
    [0.001, 1],
    [33_333.33, 39_999_996],
    [1_00_00_000, 12_000_000_000],
  ])('of %d rupees a month is %d paise a year, always whole', (monthly, yearly) => {
    expect(annualTurnover(monthly)).toBe(yearly);
  });

  it('turns yes and no into booleans, and months into whole ones', () => {
    expect(
      leadProfileUpdate({
        monthlyTurnover: 45_000,
        currentAccountAvailable: 'yes',
        gstRegistered: 'no',
        businessAgeMonths: 40.9,
      }),
    ).toEqual({
      annualTurnover: 54_000_000,
      hasCurrentAccount: true,
      isGstRegistered: false,
      businessAgeMonths: 40,
    });
    expect(
      leadProfileUpdate({
        monthlyTurnover: 1,
        currentAccountAvailable: 'no',
        gstRegistered: 'yes',
        businessAgeMonths: 0,
      }),
    ).toMatchObject({ hasCurrentAccount: false, isGstRegistered: true });
  });
});

it('rupees of the loan profile convert back to the same paise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 45 }), (paise) => {
      expect(paiseOfRupees(paise / 100)).toBe(paise);
    }),
  );
});

describe('the physical QR', () => {
  const created = at('2026-03-01T18:00:00');

  it('is expected 20 days after the address was created', () => {
    expect(qrExpectedAt(created)).toBe(created + 20 * DAY_MS);
  });

  it.each([
    [-1, false],
    [0, true],
    [DAY_MS, true],
  ])('%d ms after that day it is delivered: %s', (past, is) => {
    expect(isQrDelivered(created, created + 20 * DAY_MS + past)).toBe(is);
  });

  it('is not shown as delivered without a time', () => {
    expect(isQrDelivered(null, created)).toBe(false);
  });
});

describe('days remaining', () => {
  const now = at('2026-03-06T23:59:00');

  it.each([
    ['2026-03-16T00:01:00', 10],
    ['2026-03-07T00:00:00', 1],
    ['2026-03-06T00:00:00', 0],
    ['2026-03-05T23:59:59', -1],
  ])('until %s: %d', (due, days) => {
    expect(daysRemaining({ dueDate: at(due) }, now)).toBe(days);
  });

  it('are null without a due date', () => {
    expect(daysRemaining({ dueDate: null }, now)).toBeNull();
  });
});

it('total penalty is the sum of all penalties', () => {
  expect([totalPenalty([]), totalPenalty([{ amountAdded: 300 }, { amountAdded: 25 }])]).toEqual([0, 325]);
});

describe('adding a supplier', () => {
  const good = { isWhitelisted: true, supplierId: 'sup_1', errorMessage: null, errorReason: null };

  it.each([
    [{}, false],
    [{ errorMessage: '', errorReason: '' }, false],
    [{ errorMessage: 'No.' }, true],
    [{ errorReason: 'account_name_mismatch' }, true],
    [{ isWhitelisted: false }, true],
  ])('with %j has failed: %s', (other, failed) => {
    expect(isSupplierAddFailed({ ...good, ...other })).toBe(failed);
  });
});

describe('a supplier by id', () => {
  const merchant = {
    suppliers: [{ id: 'sup_1', mobileNumber: '9822012345', name: null, isWhitelisted: true }],
  };

  it.each([
    ['sup_1', '9822012345'],
    ['constructor', undefined],
  ])('%s', (id, mobile) => {
    expect(supplierOf(merchant, id)?.mobileNumber).toBe(mobile);
  });
});

it.each([
  ['SUCCESS', false],
  ['PENDING', false],
  ['FAILED', true],
] as const)('a transaction with status %s is an error: %s', (status, is) => {
  expect(isTransactionFailed({ status })).toBe(is);
});

it.each([
  ['CREATED', false],
  ['PENDING', false],
  ['SUCCESS', false],
  ['FAILED', true],
  ['CANCELLED', true],
  ['EXPIRED', true],
  ['REFUND_INITIATED', false],
  ['REFUNDED', false],
] as const)('a payment with status %s is given up: %s', (status, is) => {
  expect(isPaymentGivenUp({ status })).toBe(is);
});

describe('URL parameters', () => {
  it.each([
    ['overdue', 'overdue'],
    ['supplier', 'supplier'],
    ['GIFT', 'instalment'],
    [null, 'instalment'],
    [undefined, 'instalment'],
  ])('paymentType %j is %s', (said, type) => {
    expect(paymentTypeOf(said)).toBe(type);
  });

  it.each([
    ['aadhaar', 'AADHAAR'],
    ['mobile', 'MOBILE'],
    ['email', 'EMAIL'],
    ['udyam', 'UDYAM'],
    ['AADHAAR', null],
    ['pigeon', null],
  ])('the verification type %s is %s', (segment, type) => {
    expect(udyamOtpTypeOf(segment)).toBe(type);
  });

  it.each([
    ['TOO_DARK', 'TOO_DARK'],
    ['too_dark', null],
    [null, null],
  ])('the selfie reason %j is %s', (said, reason) => {
    expect(selfieReasonOf(said)).toBe(reason);
  });
});

describe('calendar days', () => {
  it.each([
    ['2026-03-06', { year: 2026, month: 3, day: 6 }],
    ['2024-02-29', { year: 2024, month: 2, day: 29 }],
    ['2025-02-29', null],
    ['2025-12-32', null],
    ['today', null],
  ])('%s', (text, day) => {
    expect(parseCalendarDay(text)).toEqual(day);
  });

  it("begin at India's midnight", () => {
    expect([at('2025-12-31T23:59:59'), at('2026-01-01T00:00:00')].map(indianDay)).toEqual([
      { year: 2025, month: 12, day: 31 },
      { year: 2026, month: 1, day: 1 },
    ]);
  });

  it.each([
    ['2000-03-06', '2018-03-05', 17],
    ['2000-03-06', '2018-03-06', 18],
    ['2000-03-06', '2018-02-07', 17],
    ['2000-03-06', '2018-04-01', 18],
  ])('from %s to %s are %d years', (from, to, years) => {
    const [a, b] = [parseCalendarDay(from), parseCalendarDay(to)];
    expect(a && b && yearsBetween(a, b)).toBe(years);
  });

  it('every calendar day is parsed as the same day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const text = date.toISOString().slice(0, 10);
          const [year, month, day] = text.split('-').map(Number);
          expect(parseCalendarDay(text)).toEqual({ year, month, day });
        },
      ),
    );
  });
});

describe('where a QR pays to', () => {
  it.each([
    ['ramesh.kumar@okbank', 'ra•••@okbank'],
    ['om@okbank', 'o•••@okbank'],
    ['001234567890@HDFC0001234', '••7890'],
  ])('%s is shown as %s', (address, shown) => {
    expect(maskedDestination(address)).toBe(shown);
    expect(isUpiAddress(address)).toBe(shown.includes('@'));
  });

  it('is in its QR code for a UPI id only: no amount, the name encoded for UPI apps', () => {
    const upi = { paymentAddress: 'om@okbank', name: 'OM & SONS' };
    expect(upiQrText(upi)).toBe('upi://pay?pa=om@okbank&pn=OM%20%26%20SONS&cu=INR');
    expect(upiQrText({ ...upi, name: null })).toBe('upi://pay?pa=om@okbank&cu=INR');
    expect(upiQrText({ ...upi, paymentAddress: '001234567890@HDFC0001234' })).toBeNull();
    expect(upiQrText({ ...upi, paymentAddress: 'om@okbank&am=1' })).toBeNull();
  });
});

it('a consent can be withdrawn while the bank may debit by it, or may soon', () => {
  const inForce = (['INITIATED', 'PENDING', 'ACTIVE', 'PAUSED', 'CANCELLED', 'EXPIRED'] as const).filter(
    (status) => isMandateInForce({ status }),
  );
  expect(inForce).toEqual(['PENDING', 'ACTIVE', 'PAUSED']);
});

it('nothing can be debited any more for a loan that is repaid, foreclosed, rejected or cancelled', () => {
  const all = ['UNKNOWN', 'CREATED', 'DISBURSED', 'COMPLETE', 'REJECTED', 'CANCELLED', 'FORECLOSED'] as const;
  expect(all.filter((status) => isEndedOrRejectedLoan({ status }))).toEqual(all.slice(3));
});
