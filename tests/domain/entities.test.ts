import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { featuresSchema } from '../../machines/domain/base/features';
import { readEntity } from '../../machines/domain/base/wire';
import { kycValiditySchema } from '../../machines/domain/identity/kyc';
import { agreementOtpSchema } from '../../machines/domain/identity/otp-sent';
import { panDetailsSchema } from '../../machines/domain/identity/pan-details';
import {
  agreementInfoSchema,
  agreementSchema,
  signedAgreementSchema,
} from '../../machines/domain/loan/agreement';
import { latestLoanSchema, loanSchema } from '../../machines/domain/loan/loan';
import { loanConfigSchema } from '../../machines/domain/loan/loan-config';
import {
  loanOfferSchema,
  loanOffersSchema,
  selectedOffersSchema,
} from '../../machines/domain/loan/loan-offer';
import { mandateSchema } from '../../machines/domain/mandate/mandate';
import { creditScoreSchema } from '../../machines/domain/merchant/credit-score';
import { merchantSchema } from '../../machines/domain/merchant/merchant';
import { userStateSchema } from '../../machines/domain/merchant/user-state';
import { whatsappOptinSchema } from '../../machines/domain/merchant/whatsapp-optin';
import {
  accountTypes,
  bankAccountSchema,
  bankAccountsSchema,
} from '../../machines/domain/payment/bank-account';
import {
  isSupplierAddFailed,
  payLaterMerchantSchema,
  supplierAnswerSchema,
} from '../../machines/domain/trade/supplier';
import { randomStream } from '../support/random/random';
import { corrupted, firstNonFiniteNumber, randomJson } from '../support/random/random-json';
import { dataOf, failureOf } from '../support/reports/outcome';
import {
  agreementWire,
  bankAccountWire,
  configWire,
  featuresWire,
  loanWire,
  mandateWire,
  merchantWire,
  offerWire,
  otpWire,
  panWire,
  signedWire,
  userStateWire,
} from '../support/wire';

/** The merchant of all wire samples. */
const MERCHANT = 'mrc_1';
const noPenalty = {
  isGiven: false,
  oneTimeAmount: 0,
  oneTimeAfterDays: 0,
  recurringAmount: 0,
  recurringEveryDays: 0,
};
const noForeclosure = { isGiven: false, feeAmount: 0, feeRate: 0, gstAmount: 0, gstRate: 0 };
const noRate = { amount: 0, rate: 0 };
const somePenalty = {
  isGiven: true,
  oneTimeAmount: 25_000,
  oneTimeAfterDays: 3,
  recurringAmount: 10_000,
  recurringEveryDays: 7,
};
const someForeclosure = { isGiven: true, feeAmount: 50_000, feeRate: 3, gstAmount: 9_000, gstRate: 18 };

const emptyAgreement = {
  id: 'agr_1',
  documentVersion: null,
  merchantId: null,
  loanAmount: 0,
  cashbackAmount: 0,
  instalment: 0,
  pdfLink: null,
  htmlLink: null,
  sanctionLetterCumKfsPdf: null,
  applicationFormHtmlLink: null,
  createTime: null,
  updateTime: null,
  frequency: 'unknown',
  status: null,
  isSigned: false,
  isAwaitingSignature: false,
  channel: null,
  instalments: 0,
  interest: 0,
  processingFee: noRate,
  transferableAmount: 0,
  duration: 0,
  payableAmount: 0,
  bankDetailsId: null,
  nbfc: null,
  gst: noRate,
  penalty: noPenalty,
  maskedPhone: null,
  foreclosure: noForeclosure,
  papersSent: [],
  apr: null,
  coolingOffUntil: null,
};

const fullBankAccount = {
  id: 'bnk_1',
  merchantId: MERCHANT,
  holderName: 'RAMESH KUMAR',
  paymentAddress: '50100234567890@HDFC0001234',
  accountType: 'BANK',
  type: 'SAVINGS',
  bankName: 'HDFC Bank',
  cameFromBankDetailsPage: true,
};

const emptyOffer = {
  id: 'off_1',
  loanAmount: 0,
  processingFee: noRate,
  gst: noRate,
  transferableAmount: 0,
  instalments: 0,
  interest: 0,
  payableAmount: 0,
  frequency: 'unknown',
  cashbackAmount: 0,
  interestRate: 0,
  instalment: 0,
  penalty: noPenalty,
  isEnachRequired: false,
  kfsHtmlLink: null,
  foreclosure: noForeclosure,
  nbfc: null,
  apr: null,
  validUntil: null,
};

interface Case {
  readonly schema: GenericSchema;
  readonly full: object;
  readonly read: unknown;
  /** The minimal wire value that is an entity. */
  readonly least: object;
  readonly readLeast: unknown;
}

const cases: Readonly<Record<string, Case>> = {
  agreement: {
    schema: agreementSchema,
    full: {
      ...agreementWire,
      papers_sent: [{ channel: 'EMAIL', to: 's••••@shop.example', time: 1_772_771_460 }],
    },
    read: {
      id: 'agr_1',
      documentVersion: 'v1',
      merchantId: MERCHANT,
      loanAmount: 5_000_000,
      cashbackAmount: 50_000,
      instalment: 204_300,
      pdfLink: '/agreement.pdf',
      htmlLink: '/agreement.html',
      sanctionLetterCumKfsPdf: '/kfs.pdf',
      applicationFormHtmlLink: '/form.html',
      createTime: 1_772_771_400_000,
      updateTime: 1_772_771_460_000,
      frequency: 'monthly',
      status: 'CREATED',
      isSigned: false,
      isAwaitingSignature: true,
      channel: 'web',
      instalments: 12,
      interest: 309_400,
      processingFee: { amount: 100_000, rate: 2 },
      transferableAmount: 4_882_000,
      duration: 12,
      payableAmount: 5_309_400,
      bankDetailsId: 'bnk_1',
      nbfc: 'USFB',
      gst: { amount: 18_000, rate: 18 },
      penalty: somePenalty,
      maskedPhone: '••••••4321',
      foreclosure: someForeclosure,
      apr: 33.41,
      coolingOffUntil: 1_773_030_600_000,
      papersSent: [{ channel: 'EMAIL', to: 's••••@shop.example', time: 1_772_771_460_000 }],
    },
    least: { loan_agreement_id: 'agr_1' },
    readLeast: emptyAgreement,
  },
  agreementInfo: {
    schema: agreementInfoSchema,
    full: { agreement: { loan_agreement_id: 'agr_1', status: 'SIGNED' } },
    read: { ...emptyAgreement, status: 'SIGNED', isSigned: true },
    least: { agreement: null },
    readLeast: null,
  },
  agreementOtp: {
    schema: agreementOtpSchema,
    full: otpWire,
    read: {
      reference: 'otp_1',
      sentTo: '••••••4321',
      resendAfter: 30_000,
      expiresIn: 300_000,
      sendsLeft: 2,
      attemptsLeft: 5,
    },
    least: { otp_reference: 'otp_1', resend_after: 0, expires_in: 0, sends_left: 0, attempts_left: 0 },
    readLeast: {
      reference: 'otp_1',
      sentTo: null,
      resendAfter: 0,
      expiresIn: 0,
      sendsLeft: 0,
      attemptsLeft: 0,
    },
  },
  signedAgreement: {
    schema: signedAgreementSchema,
    full: signedWire,
    read: { agreementId: 'agr_1', loanId: 'lon_1' },
    least: signedWire,
    readLeast: { agreementId: 'agr_1', loanId: 'lon_1' },
  },
  bankAccount: {
    schema: bankAccountSchema,
    full: bankAccountWire,
    read: fullBankAccount,
    least: { bank_details_id: 'bnk_1', payment_address: '' },
    readLeast: {
      id: 'bnk_1',
      merchantId: null,
      holderName: null,
      paymentAddress: '',
      accountType: 'BANK',
      type: 'UNKNOWN',
      bankName: null,
      cameFromBankDetailsPage: false,
    },
  },
  bankAccounts: {
    schema: bankAccountsSchema,
    full: { bank_details: [bankAccountWire] },
    read: { items: [fullBankAccount], malformedCount: 0 },
    least: { bank_details: [] },
    readLeast: { items: [], malformedCount: 0 },
  },
  features: {
    schema: featuresSchema,
    full: featuresWire,
    read: { flags: { PRE_CLOSURE: true }, experiments: { PHYSICAL_QR: 1 } },
    least: {},
    readLeast: { flags: {}, experiments: {} },
  },
  loan: {
    schema: loanSchema,
    full: loanWire,
    read: {
      id: 'lon_1',
      merchantId: MERCHANT,
      agreementId: 'agr_1',
      bankDetailsId: 'bnk_1',
      accountNumber: 'MTL123456789',
      shopImageUrl: '/shop.jpg',
      totalDuePrincipal: 1,
      totalDue: 2,
      totalPaid: 3,
      lateChargesAdded: 4,
      lateChargesPaid: 5,
      nextDueInstalmentAmount: 6,
      totalNextDueAmount: 7,
      maxRepaymentAmount: 8,
      nextDueDate: 1_773_000_000_000,
      nextInstalmentDate: 1_773_600_000_000,
      createTime: 1_772_771_400_000,
      updateTime: 1_772_771_460_000,
      status: 'DISBURSED',
      totalInstalments: 26,
      instalmentsPaid: 9,
      previousDueInstalmentAmount: 10,
      totalNextDueInstalmentAmount: 11,
      lastPenaltyInstalmentNumber: 12,
      lastDueDate: 1_788_000_000_000,
      endedOn: 1_789_000_000_000,
      isCashbackEligible: true,
      bankAccount: fullBankAccount,
      frequency: 'weekly',
      nbfc: 'ARTHMATE',
      cashbackAmount: 50_000,
      isWeekly: true,
      isMonthly: false,
      isDaily: false,
      totalPaidPrincipal: 13,
      isManualDisbursalEnabled: true,
      autoDebit: { isEnabled: true, isConsented: true, isCurrentDuePaid: true, message: 'On.' },
      disbursedAmount: 4_882_000,
      disbursedOn: 1_772_771_470_000,
      utr: 'SBXN123456789012',
      reason: 'By hand.',
    },
    least: { loan_id: 'lon_1' },
    readLeast: {
      id: 'lon_1',
      merchantId: null,
      agreementId: null,
      bankDetailsId: null,
      accountNumber: null,
      shopImageUrl: null,
      totalDuePrincipal: 0,
      totalDue: 0,
      totalPaid: 0,
      lateChargesAdded: 0,
      lateChargesPaid: 0,
      nextDueInstalmentAmount: 0,
      totalNextDueAmount: 0,
      maxRepaymentAmount: 0,
      nextDueDate: null,
      nextInstalmentDate: null,
      createTime: null,
      updateTime: null,
      status: 'UNKNOWN',
      totalInstalments: 0,
      instalmentsPaid: 0,
      previousDueInstalmentAmount: 0,
      totalNextDueInstalmentAmount: 0,
      lastPenaltyInstalmentNumber: 0,
      lastDueDate: null,
      endedOn: null,
      isCashbackEligible: false,
      bankAccount: null,
      frequency: 'unknown',
      nbfc: null,
      cashbackAmount: 0,
      isWeekly: false,
      isMonthly: false,
      isDaily: false,
      totalPaidPrincipal: 0,
      isManualDisbursalEnabled: false,
      autoDebit: { isEnabled: false, isConsented: false, isCurrentDuePaid: false, message: null },
      disbursedAmount: 0,
      disbursedOn: null,
      utr: null,
      reason: null,
    },
  },
  latestLoan: {
    schema: latestLoanSchema,
    full: { loan: { loan_id: 'lon_1' } },
    read: expect.objectContaining({ id: 'lon_1', status: 'UNKNOWN' }),
    least: { loan: null },
    readLeast: null,
  },
  loanConfig: {
    schema: loanConfigSchema,
    full: configWire,
    read: {
      minLoanAmount: 1_000_000,
      maxLoanAmount: 50_000_000,
      coolingOffDays: 3,
      supportHours: 'Every day, 9 am to 7 pm',
    },
    least: {},
    readLeast: { minLoanAmount: 0, maxLoanAmount: 0, coolingOffDays: 0, supportHours: null },
  },
  loanOffer: {
    schema: loanOfferSchema,
    full: offerWire,
    read: {
      id: 'off_1',
      loanAmount: 5_000_000,
      processingFee: { amount: 100_000, rate: 2 },
      gst: { amount: 18_000, rate: 18 },
      transferableAmount: 4_882_000,
      instalments: 26,
      interest: 309_400,
      payableAmount: 5_309_400,
      frequency: 'weekly',
      cashbackAmount: 50_000,
      interestRate: 24,
      instalment: 204_300,
      penalty: somePenalty,
      isEnachRequired: true,
      kfsHtmlLink: '/api/termloan/documents/kfs/off_1.html',
      foreclosure: someForeclosure,
      nbfc: 'USFB',
      apr: 33.41,
      validUntil: 1_775_000_000_000,
    },
    least: { loan_offer_id: 'off_1' },
    readLeast: emptyOffer,
  },
  loanOffers: {
    schema: loanOffersSchema,
    full: { loan_offers: [{ loan_offer_id: 'off_1' }], lenders_without_offer: ['LENDBOX'] },
    read: { offers: [emptyOffer], malformedCount: 0, lendersWithoutOffer: ['LENDBOX'] },
    least: { loan_offers: [] },
    readLeast: { offers: [], malformedCount: 0, lendersWithoutOffer: [] },
  },
  mandate: {
    schema: mandateSchema,
    full: mandateWire,
    read: {
      id: 'mnd_1',
      subscriptionId: 'sub_1',
      type: 'ENACH',
      method: 'NETBANKING',
      status: 'INITIATED',
      nbfc: 'USFB',
      maxAmount: 408_600,
      frequency: 'daily',
      firstDebit: 1_773_000_000_000,
      endDate: 1_788_000_000_000,
      canBePaused: true,
      canBeCancelled: true,
      authorizationUrl: '/sandbox/bank/mnd_1',
      upiLink: 'upi://mandate?tr=mnd_1',
      failureReason: 'insufficient_funds',
      bankName: 'HDFC Bank',
      accountLast4: '7890',
    },
    least: { mandate_id: 'mnd_1', status: 'ACTIVE' },
    readLeast: {
      id: 'mnd_1',
      subscriptionId: null,
      type: null,
      method: null,
      status: 'ACTIVE',
      nbfc: null,
      maxAmount: 0,
      frequency: 'unknown',
      firstDebit: null,
      endDate: null,
      canBePaused: false,
      canBeCancelled: false,
      authorizationUrl: null,
      upiLink: null,
      failureReason: null,
      bankName: null,
      accountLast4: null,
    },
  },
  merchant: {
    schema: merchantSchema,
    full: merchantWire,
    read: {
      id: 'mrc_1',
      displayName: 'Ramesh Kumar',
      mobile: '9876504321',
      udyamNumber: 'UDYAM-MH-01-0000001',
      udyamStatus: 'REGISTERED',
    },
    least: { id: 'mrc_1' },
    readLeast: { id: 'mrc_1', displayName: null, mobile: null, udyamNumber: null, udyamStatus: null },
  },
  panDetails: {
    schema: panDetailsSchema,
    full: panWire,
    read: {
      name: 'RAMESH KUMAR',
      numberLast4: '234X',
      email: 'r@example.test',
      dateOfBirth: '1980-01-01',
      updateTime: 1_772_771_400_000,
      verificationStatus: 'VERIFIED',
      error: 'none',
    },
    least: {},
    readLeast: {
      name: null,
      numberLast4: null,
      email: null,
      dateOfBirth: null,
      updateTime: null,
      verificationStatus: 'PENDING',
      error: null,
    },
  },
  userState: {
    schema: userStateSchema,
    full: userStateWire,
    read: {
      rawProcessState: 'MANDATE',
      processState: 'MANDATE',
      processSubState: 'enach',
      kycState: 'VERIFIED',
      isEligible: true,
      primaryNbfc: 'USFB',
      approvalStatus: 'PENDING',
      rateLimit: { attemptsLeft: 3, retryAfter: 600_000 },
      identityVerification: {
        isDocumentsUploaded: true,
        isCkycFailed: true,
        isCkycAlreadyTriggered: true,
        isEkycFailed: true,
        isEkycAlreadyTriggered: true,
        ekycFailureReason: 'BLURRED',
      },
    },
    least: { process_state: null },
    readLeast: {
      rawProcessState: null,
      processState: null,
      processSubState: null,
      kycState: null,
      isEligible: false,
      primaryNbfc: null,
      approvalStatus: null,
      rateLimit: { attemptsLeft: -1, retryAfter: 0 },
      identityVerification: {
        isDocumentsUploaded: false,
        isCkycFailed: false,
        isCkycAlreadyTriggered: false,
        isEkycFailed: false,
        isEkycAlreadyTriggered: false,
        ekycFailureReason: null,
      },
    },
  },
};

/** A wire value with null for each field that it may lack. */
function nulled(full: object, least: object): object {
  return { ...Object.fromEntries(Object.keys(full).map((key) => [key, null])), ...least };
}

/** A wire value with this instead of each field of the objects in it. */
function withInside(full: object, instead: null | undefined): object {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.keys(value).map((key) => [key, instead]));
  };
  return Object.fromEntries(Object.entries(full).map(([key, value]) => [key, replaced(value)]));
}

describe.each(Object.entries(cases))('%s', (_, { schema, full, read, least, readLeast }) => {
  it('is read with all fields', () => {
    expect(dataOf(readEntity(schema, full))).toEqual(read);
  });

  it('is read from the minimum: missing numbers are 0, missing texts null', () => {
    expect(dataOf(readEntity(schema, least))).toEqual(readLeast);
  });

  it('reads null as missing', () => {
    expect(dataOf(readEntity(schema, nulled(full, least)))).toEqual(readLeast);
    expect(readEntity(schema, withInside(full, null))).toEqual(
      readEntity(schema, withInside(full, undefined)),
    );
  });

  it('ignores unknown fields', () => {
    expect(dataOf(readEntity(schema, { ...full, brand_new: { x: [1] } }))).toEqual(read);
  });

  it.each([[undefined], [null], ['text'], [7], [true], [[]], [[{}]]])(
    'is malformed when the whole body is %j',
    (body) => {
      expect(failureOf(readEntity(schema, body)).reason).toBe('malformed');
    },
  );

  it('is an entity of finite numbers, or malformed, for any JSON', () => {
    const random = randomStream(20_261_121);
    const keys = ['x', ...Object.keys(full)] as const;
    for (let run = 0; run < 1_500; run += 1) {
      const wire = run % 3 === 0 ? randomJson(random, ['x', ...keys]) : corrupted(random, full);
      const outcome = readEntity(schema, wire);
      const verdict = outcome.ok ? firstNonFiniteNumber(outcome.data) : outcome.failure.reason;
      expect([null, 'malformed'], JSON.stringify(wire)).toContain(verdict);
    }
  });
});

describe('a malformed answer names the path of the first wrong field, never its value', () => {
  it.each<[string, GenericSchema, object, string]>([
    ['a text for a number', loanOfferSchema, { ...offerWire, loan_amount: '50,000' }, 'loan_amount'],
    ['half a paisa', loanOfferSchema, { ...offerWire, loan_amount: 12.5 }, 'loan_amount'],
    ['an amount too big to count', loanOfferSchema, { ...offerWire, loan_amount: 2 ** 53 }, 'loan_amount'],
    ['an endless number', loanOfferSchema, { ...offerWire, apr: Number.POSITIVE_INFINITY }, 'apr'],
    ['a number for a text', loanOfferSchema, { ...offerWire, nbfc: 5 }, 'nbfc'],
    ['a number for a flag', loanOfferSchema, { ...offerWire, is_enach_required: 1 }, 'is_enach_required'],
    ['a wrong field inside', loanOfferSchema, { ...offerWire, gst: { amount: 'x' } }, 'gst.amount'],
    ['no id', loanOfferSchema, { ...offerWire, loan_offer_id: null }, 'loan_offer_id'],
    ['an empty id', loanOfferSchema, { ...offerWire, loan_offer_id: '' }, 'loan_offer_id'],
    [
      'a wrong one of a list',
      selectedOffersSchema,
      { loan_offers: [offerWire, {}] },
      'loan_offers.1.loan_offer_id',
    ],
    ['no list', bankAccountsSchema, {}, 'bank_details'],
    ['an account without its address', bankAccountSchema, { bank_details_id: 'bnk_1' }, 'payment_address'],
    ['where a merchant stands not told, nor whether', userStateSchema, { kyc_state: 'VERIFIED' }, 'body'],
    ['a date that no calendar holds', loanSchema, { ...loanWire, next_due_date: 1e300 }, 'next_due_date'],
    ['no status of a mandate', mandateSchema, { mandate_id: 'mnd_1' }, 'status'],
    [
      'an agreement that is not signed',
      signedAgreementSchema,
      { ...signedWire, status: 'CREATED' },
      'status',
    ],
    ['a wait without end', agreementOtpSchema, { ...otpWire, resend_after: 1e13 }, 'resend_after'],
  ])('%s', (_, schema, wire, path) => {
    expect(failureOf(readEntity(schema, wire))).toEqual({
      reason: 'malformed',
      code: path,
      message: null,
      operation: null,
    });
  });

  it('names the whole body `body`', () => {
    expect(failureOf(readEntity(loanOfferSchema, 'gone')).code).toBe('body');
  });
});

describe('a missing field or one unreadable entry does not make the answer malformed', () => {
  it('omits an account without a payment address, and counts it', () => {
    const bank_details = [bankAccountWire, { bank_details_id: 'bnk_2' }, 'text', null];
    const { items, malformedCount } = dataOf(readEntity(bankAccountsSchema, { bank_details }));
    expect([items.map(({ id }) => id), malformedCount]).toEqual([['bnk_1'], 3]);
  });

  it('reads a loan without the account that can not be read', () => {
    const read = dataOf(readEntity(loanSchema, { ...loanWire, bank_details: { bank_details_id: 'bnk_2' } }));
    expect([read.id, read.bankAccount]).toEqual(['lon_1', null]);
  });

  it('reads a supplier without a number, and omits entries that are no supplier or payment', () => {
    const book = dataOf(
      readEntity(payLaterMerchantSchema, {
        suppliers: { 'sup-1': { name: 'Gupta Traders' }, 'sup-2': { mobile_number: 98 }, 'sup-3': null },
        transactions: [{ transaction_id: 'txn-1' }, { amount: 5 }],
      }),
    );
    expect(book.suppliers).toEqual([
      { id: 'sup-1', mobileNumber: null, name: 'Gupta Traders', isWhitelisted: false },
    ]);
    expect(book.transactions.map(({ id }) => id)).toEqual(['txn-1']);
    expect([book.malformedSupplierCount, book.malformedTransactionCount]).toEqual([2, 1]);
  });

  it('omits a label of the credit score that has no text', () => {
    const factors = [{ title: 'Paid on time', effect: 'GOOD' }, { effect: 'BAD' }, { title: 'Old' }];
    const read = dataOf(readEntity(creditScoreSchema, { score: 700, factors }));
    expect([read.factors.map(({ title }) => title), read.malformedFactorCount]).toEqual([
      ['Paid on time'],
      2,
    ]);
  });

  it('reads a missing state as null, and a missing consent as none', () => {
    expect(dataOf(readEntity(userStateSchema, { is_eligible: true }))).toMatchObject({
      processState: null,
      rawProcessState: null,
      isEligible: true,
    });
    expect(dataOf(readEntity(whatsappOptinSchema, {})).isOptedIn).toBe(false);
    expect(dataOf(readEntity(kycValiditySchema, {})).isEligible).toBe(false);
  });

  it('reads the answer about a supplier from the three fields that spec 5 names', () => {
    const failed = (wire: object) => isSupplierAddFailed(dataOf(readEntity(supplierAnswerSchema, wire)));
    expect(failed({})).toBe(false);
    expect(failed({ supplier_id: 'sup-1' })).toBe(false);
    expect(failed({ errorMessage: 'No.' })).toBe(true);
    expect(failed({ errorReason: 'no' })).toBe(true);
    expect(failed({ isWhitelisted: false })).toBe(true);
  });
});

describe('enumerations on the wire', () => {
  it.each([
    [0, 'UNKNOWN'],
    [1, 'CREATED'],
    [2, 'DISBURSED'],
    [3, 'COMPLETE'],
    [4, 'REJECTED'],
    [5, 'CANCELLED'],
    [6, 'FORECLOSED'],
    [7, 'UNKNOWN'],
    [-1, 'UNKNOWN'],
    [1.5, 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('loan status %s is %s', (status, word) => {
    expect(dataOf(readEntity(loanSchema, { loan_id: 'lon_1', status })).status).toBe(word);
  });

  it.each([
    [0, 'unknown'],
    [1, 'weekly'],
    [2, 'daily'],
    [3, 'monthly'],
    [4, 'unknown'],
    [-1, 'unknown'],
    [0.5, 'unknown'],
    [undefined, 'unknown'],
  ])('repayment frequency %s is %s', (frequency, word) => {
    expect(dataOf(readEntity(loanOfferSchema, { loan_offer_id: 'off_1', frequency })).frequency).toBe(word);
  });

  it.each([
    [1, { isWeekly: true, isDaily: false, isMonthly: false }],
    [2, { isWeekly: false, isDaily: true, isMonthly: false }],
    [3, { isWeekly: false, isDaily: false, isMonthly: true }],
  ])("a loan's flags follow its agreement's frequency %d", (frequency, flags) => {
    expect(dataOf(readEntity(loanSchema, { loan_id: 'lon_1', agreement: { frequency } }))).toMatchObject(
      flags,
    );
  });

  it.each([
    [0, 'DEFAULT'],
    [1, 'UPI'],
    [2, 'BANK'],
    [3, 'BANK'],
    [-1, 'BANK'],
    [undefined, 'BANK'],
  ])('account type %s is %s', (account_type, word) => {
    const wire = { bank_details_id: 'bnk_1', payment_address: 'a@b', account_type };
    expect(dataOf(readEntity(bankAccountSchema, wire)).accountType).toBe(word);
  });

  it('account types are sent with the same numbers', () => {
    expect(accountTypes).toEqual({ DEFAULT: 0, UPI: 1, BANK: 2 });
  });

  it.each([
    ['SAVINGS', 'SAVINGS'],
    ['CURRENT', 'CURRENT'],
    ['UNKNOWN', 'UNKNOWN'],
    ['SALARY', 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
  ])('bank account type %s is %s', (type, word) => {
    const wire = { bank_details_id: 'bnk_1', payment_address: 'a@b', type };
    expect(dataOf(readEntity(bankAccountSchema, wire)).type).toBe(word);
  });

  it.each([
    ['INITIATED', 'INITIATED'],
    ['PENDING', 'PENDING'],
    ['ACTIVE', 'ACTIVE'],
    ['FAILED', 'FAILED'],
    ['REJECTED', 'REJECTED'],
    ['PAUSED', 'PAUSED'],
    ['CANCELLED', 'CANCELLED'],
    ['EXPIRED', 'EXPIRED'],
    ['REVOKED', 'PENDING'],
  ])('mandate status %s is %s', (status, word) => {
    expect(dataOf(readEntity(mandateSchema, { mandate_id: 'mnd_1', status })).status).toBe(word);
  });

  it.each([
    'ENTRY',
    'KYC',
    'APPLICATION',
    'OFFER',
    'BANK',
    'MANDATE',
    'AGREEMENT',
    'DISBURSAL',
    'REPAYMENT',
    'CLOSED',
    'BLOCKED',
  ])('process state %s is known', (process_state) => {
    expect(dataOf(readEntity(userStateSchema, { process_state })).processState).toBe(process_state);
  });

  it('an unknown process state is null, and its code is kept for the log', () => {
    expect(dataOf(readEntity(userStateSchema, { process_state: 'constructor' }))).toMatchObject({
      processState: null,
      rawProcessState: 'constructor',
    });
  });
});

it('a user state of another shape is malformed, never a merchant who is not eligible', () => {
  expect(failureOf(readEntity(userStateSchema, { result: [], ok: 'yes' })).code).toBe('body');
});

describe('the rate limit of the user state', () => {
  it.each([
    [{}, { attemptsLeft: -1, retryAfter: 0 }],
    [{ no_of_attempts_left: 0 }, { attemptsLeft: 0, retryAfter: 0 }],
    [{ cool_off_period: 90 }, { attemptsLeft: -1, retryAfter: 90_000 }],
    [{ cool_off_period: -1 }, { attemptsLeft: -1, retryAfter: 0 }],
    [
      { no_of_attempts_left: null, cool_off_period: null },
      { attemptsLeft: -1, retryAfter: 0 },
    ],
  ])('%j is %j, in milliseconds', (rate_limit, read) => {
    expect(dataOf(readEntity(userStateSchema, { process_state: null, rate_limit })).rateLimit).toEqual(read);
  });

  it('is malformed when its seconds are too many to be milliseconds', () => {
    const wire = { process_state: null, rate_limit: { cool_off_period: 1e308 } };
    expect(failureOf(readEntity(userStateSchema, wire)).code).toBe('rate_limit.cool_off_period');
  });
});

describe('server time', () => {
  it.each([
    [0, null],
    [-5, null],
    [1, 1000],
  ])('%d seconds are %s', (seconds, time) => {
    expect(dataOf(readEntity(loanSchema, { loan_id: 'lon_1', next_due_date: seconds })).nextDueDate).toBe(
      time,
    );
  });
});
