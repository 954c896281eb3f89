/** The client reads valid answers of the contract. */
import { describe, expect, it } from 'vitest';

import { getPanName } from '../../src/api/operations/pan-name';
import { everyCall, type OperationId } from '../api/every-call';
import { fakeServices, json } from '../api/fake-services';
import { examplesOf, fullExampleOf, operationOf, operations } from '../support/contract';
import { firstInvalidValue } from '../support/random/invalid-values';
import { dataOf } from '../support/reports/outcome';

/** The outcome of a call with this answer. */
function outcomeOf(id: string, body: unknown) {
  const { services } = fakeServices(() => Promise.resolve(json(body)));
  // SAFETY: ids are the contract's, and `everyCall` has one entry for each.
  return everyCall[id as OperationId](services, new AbortController().signal);
}

/** The contract's first example of an answer, with some fields replaced. */
function exampleOf(id: OperationId, other: object = {}): unknown {
  return { ...Object(examplesOf(operationOf(id))[0]), ...other };
}

const everyExample = operations.flatMap((operation) =>
  examplesOf(operation).map((example, at) => [operation.id, at + 1, operation, example] as const),
);

it.each(everyExample)('%s reads example %d of the contract', async (id, _, operation, example) => {
  expect(operation.answerProblem(example)).toBeNull();
  expect(firstInvalidValue(dataOf(await outcomeOf(id, example)))).toBeNull();
});

/** Their figures must add up or be within bounds, so no generated answer is valid. */
const adding = ['getForeclosure', 'getCreditScore', 'getCancellation'];

it.each(
  operations.filter(({ id }) => !adding.includes(id)).map((operation) => [operation.id, operation] as const),
)('%s reads an answer with all its fields', async (id, operation) => {
  const full = fullExampleOf(operation);
  expect(firstInvalidValue(dataOf(await outcomeOf(id, full)))).toBeNull();
});

describe('the entities that the examples give', () => {
  it.each<[OperationId, unknown]>([
    [
      'getIdentityVerificationStatus',
      {
        kycState: 'IN_PROGRESS',
        panStatus: 'VERIFIED',
        selfieStatus: 'NOT_SUBMITTED',
        ekycId: null,
        identityVerification: {
          isDocumentsUploaded: false,
          isCkycFailed: true,
          isCkycAlreadyTriggered: true,
          isEkycFailed: false,
          isEkycAlreadyTriggered: false,
          ekycFailureReason: null,
        },
      },
    ],
    ['getKycValidity', { isEligible: true, validUntil: 1_795_564_800_000 }],
    [
      'listKycDocuments',
      [
        {
          id: 'doc_1',
          kind: 'AADHAAR_FRONT',
          status: 'VERIFIED',
          previewUrl: '/api/termloan/documents/kyc/doc_1',
          reason: null,
          createTime: 1_763_942_400_000,
        },
      ],
    ],
    [
      'getEkyc',
      {
        id: 'eky_1',
        status: 'INITIATED',
        authorizationUrl: '/sandbox/aadhaar/eky_1',
        failureReason: null,
        attemptsLeft: 3,
      },
    ],
    [
      'getSelfieStatus',
      { id: 'slf_1', status: 'FAILED', reason: 'TOO_DARK', attemptsLeft: 2, retryAfter: 0 },
    ],
    [
      'getCreditScore',
      {
        score: 742,
        bureau: 'Sandbox Bureau',
        asOf: 1_763_942_400_000,
        factors: [{ title: 'Paid on time', effect: 'GOOD' }],
        malformedFactorCount: 0,
      },
    ],
    ['uploadShopImage', { url: '/api/termloan/documents/shop/img_1' }],
    [
      'getUserLoanProfile',
      {
        merchantId: 'mrc_41',
        businessType: 'PROPRIETORSHIP',
        businessCategory: 'GROCERY',
        businessUnit: 'RETAIL',
        loanPurpose: 'STOCK',
        monthlyIncome: 45_000,
        monthlySale: 180_000,
        homeAddressType: 'PERMANENT',
        homeOwnershipStatus: 'OWNED',
        shopOwnershipStatus: 'RENTED',
        socialCategory: 'GENERAL',
        employeeCount: 2,
        latitude: 19.99,
        longitude: 73.78,
        email: null,
        fatherName: null,
        address: '12 Mandi Road',
        pincode: '422001',
      },
    ],
    [
      'getBusinessDetails',
      {
        name: 'Ramesh Kirana',
        type: 'PROPRIETORSHIP',
        maskedGstin: null,
        udyamNumber: null,
        udyamStatus: 'NOT_REGISTERED',
        dateOfCommencement: '2016-04-01',
        address: '12 Mandi Road',
        pincode: '422001',
      },
    ],
    [
      'getMerchantData',
      {
        id: 'mrc_41',
        displayName: 'Ramesh Kumar',
        maskedMobile: '******4321',
        maskedEmail: null,
        shopName: 'Ramesh Kirana',
        category: 'GROCERY',
        createTime: 1_700_000_000_000,
      },
    ],
    [
      'getMerchantAddress',
      {
        createTime: 1_763_942_400_000,
        merchantId: 'mrc_41',
        shopNumber: '14',
        streetAddress: '12 Mandi Road',
      },
    ],
    [
      'getWhatsappOptin',
      { maskedMobile: '******4321', channel: 3, isOptedIn: true, updateTime: 1_763_942_400_000 },
    ],
    ['getAbProfile', { merchantId: 'mrc_41', experiments: { PHYSICAL_QR: 1 } }],
    [
      'getPaymentDestination',
      {
        paymentAddress: 'ramesh@okbank',
        name: 'RAMESH KUMAR',
        maskedMobile: '******4321',
        type: 'UPI',
      },
    ],
    [
      'getLoanEligibility',
      { isEligible: false, reason: 'recent_rejection', retryOn: 1_771_718_400_000, quotes: [] },
    ],
    [
      'getLoanDetails',
      { loan: null, instalments: [], pendingPayment: null, noDuesLetterLink: null, statementLink: null },
    ],
    [
      'getRepaymentLinkDetails',
      {
        id: 'lnk_1',
        status: 'ACTIVE',
        amount: 216_400,
        amountPaid: 0,
        paymentType: 'instalment',
        merchantName: 'Ramesh Kumar',
        nbfc: 'ARTHMATE',
        expiresAt: 1_764_547_200_000,
      },
    ],
    [
      'getRepaymentLink',
      {
        link: '/pay/lnk_1?amount=216400&paymentType=instalment',
        id: 'lnk_1',
        amount: 216_400,
        paymentType: 'instalment',
        expiresAt: 1_764_547_200_000,
      },
    ],
    [
      'listTransactions',
      {
        penalties: [
          {
            id: 'pen_1',
            loanId: 'lon_1',
            amountAdded: 30_000,
            amountPaid: 0,
            instalmentId: 'lon_1-5',
            createTime: 1_763_942_400_000,
            updateTime: 1_763_942_400_000,
          },
        ],
        repayments: [
          {
            id: 'pay_1',
            loanId: 'lon_1',
            amount: 216_400,
            isForeclosure: false,
            isAutopay: true,
            createTime: 1_763_942_400_000,
            updateTime: 1_763_942_400_000,
            status: 'SUCCESS',
            reference: 'SBX123456789012',
          },
        ],
        totalPenalty: 30_000,
      },
    ],
    [
      'initiateRepayment',
      {
        id: 'pay_1',
        status: 'CREATED',
        amount: 216_400,
        paymentUrl: '/sandbox/payment/pay_1',
        upiIntentUrl: 'upi://pay?pa=sandbox@bank&am=2164.00&cu=INR&tr=pay_1',
        upiQr: 'upi://pay?pa=sandbox@bank&am=2164.00&cu=INR&tr=pay_1',
        expiresAt: 1_763_943_300_000,
      },
    ],
    [
      'getRepaymentStatus',
      {
        id: 'pay_1',
        loanId: 'lon_1',
        status: 'SUCCESS',
        amount: 216_400,
        paymentType: 'instalment',
        mode: 'UPI',
        failureReason: null,
        reference: 'SBX123456789012',
        nbfc: 'ARTHMATE',
        merchantName: null,
        createTime: 1_763_942_400_000,
        updateTime: 1_763_942_460_000,
        excess: 0,
        allocation: { interest: 24_900, principal: 191_500, lateCharges: 0, fees: 0 },
      },
    ],
    [
      'getForeclosure',
      {
        totalDuePrincipal: 4_500_000,
        principalCharged: 4_500_000,
        totalDuePenalty: 30_000,
        pendingInstalments: 22,
        accruedInterest: 41_000,
        terms: { feeAmount: 180_000, feeRate: 4, gstAmount: 32_400, gstRate: 18, isGiven: true },
        total: 4_783_400,
        loanId: 'lon_1',
        quoteDate: '2025-11-24',
        validUntil: 1_764_008_999_000,
        remainingPayable: 4_860_000,
        penaltyWaived: 0,
        settlement: null,
      },
    ],
    [
      'getCancellation',
      {
        loanId: 'lon_1',
        canCancel: true,
        reason: null,
        isFree: false,
        principal: 5_000_000,
        proportionateCost: 6_600,
        alreadyPaid: 0,
        total: 5_006_600,
        coolingOffUntil: 1_764_201_600_000,
      },
    ],
    ['cancelLoan', { loanId: 'lon_1', status: 'CANCELLED', repayment: null }],
    [
      'createComplaint',
      {
        id: 'cmp_1',
        reference: 'C-482-193',
        about: 'LENDER',
        category: 'CHARGES',
        text: 'I paid on the due day and was charged a late fee.',
        loanId: 'lon_1',
        nbfc: 'ARTHMATE',
        status: 'ANSWERED',
        createTime: 1_763_942_400_000,
        dueTime: 1_766_534_400_000,
        events: [
          { time: 1_763_942_400_000, kind: 'LODGED', text: null, by: null },
          {
            time: 1_764_374_400_000,
            kind: 'ANSWERED',
            text: 'The late charge was taken back.',
            by: 'the complaint desk of Arthmate',
          },
        ],
      },
    ],
    ['getMandateStatus', { mandate: null, subscriptionId: null }],
    ['getMandatePhone', { status: 'PENDING', maskedMobile: '******4321', failureReason: null }],
    [
      'sendMandatePhoneOtp',
      {
        reference: 'otp_1',
        sentTo: '******4321',
        resendAfter: 30_000,
        expiresIn: 600_000,
        sendsLeft: 2,
        attemptsLeft: 5,
      },
    ],
    [
      'getUdyamDetails',
      expect.objectContaining({
        status: 'DRAFT',
        number: null,
        submittedOn: null,
        lastStep: 'KYC',
        verifiedOtpTypes: [],
        mismatchFields: [],
        registration: expect.objectContaining({
          name: 'RAMESH KUMAR',
          aadhaarLast4: '1234',
          nicCodes: [],
          employeesMale: 0,
          turnover: 0,
          gender: null,
          hasConsented: null,
        }),
      }),
    ],
    ['verifyUdyamOtp', { type: 'AADHAAR', isVerified: true, udyamStatus: 'DRAFT' }],
    [
      'listNicCodes',
      [
        {
          code: '47110',
          description: 'Retail sale in non-specialized stores with food, beverages or tobacco predominating',
          section: 'G',
          majorActivity: 'TRADING',
        },
      ],
    ],
    [
      'createLead',
      {
        id: 'led_1',
        businessId: 'mrc_41',
        status: 'OTP_SENT',
        maskedMobile: '******4321',
        partner: 'INDIALENDS',
        reason: null,
        retryAfter: null,
        resendAfter: 30_000,
        expiresIn: 600_000,
        attemptsLeft: 5,
      },
    ],
    [
      'getLeadProfile',
      {
        businessId: 'mrc_41',
        leadId: 'led_1',
        annualTurnover: 54_000_000,
        hasCurrentAccount: true,
        isGstRegistered: false,
        businessAgeMonths: 40,
        lead: null,
      },
    ],
    [
      'getCustomer',
      {
        businessId: 'mrc_41',
        mobileNumber: '9876504321',
        balance: 3_500_000,
        usedAmount: 1_500_000,
        limit: 5_000_000,
        daysOverdue: 0,
        dueDate: 1_764_547_200_000,
        nbfc: 'USFB',
        merchantCode: 'SBXSHOP01',
      },
    ],
    [
      'getPayLaterMerchant',
      {
        suppliers: [{ id: 'sup_1', mobileNumber: '9822012345', name: 'Gupta Traders', isWhitelisted: true }],
        transactions: [
          {
            businessId: 'mrc_41',
            id: 'txn_1',
            supplierId: 'sup_1',
            epaylaterId: 'epl_1',
            amount: 250_000,
            status: 'SUCCESS',
            invoiceFileName: null,
            orderId: null,
            createTime: 1_763_942_400_000,
          },
        ],
        malformedSupplierCount: 0,
        malformedTransactionCount: 0,
      },
    ],
    [
      'whitelistSupplier',
      { isWhitelisted: true, supplierId: 'sup_1', errorMessage: null, errorReason: null },
    ],
    [
      'encryptPayment',
      {
        secret: { checksum: '4f0c', mCode: 'SBXSHOP01', encdata: 'c2VhbGVk' },
        paymentUrl: '/sandbox/pay-later',
      },
    ],
    [
      'decryptPayment',
      {
        isSuccess: true,
        message: null,
        supplierId: 'sup_1',
        transactionId: 'txn_1',
        epaylaterId: 'epl_1',
        orderId: 'order-1',
        amount: 250_000,
      },
    ],
    ['uploadInvoice', { fileName: 'inv_1.pdf' }],
    ['confirmTransaction', { status: 'SUCCESS', message: null }],
  ])('%s', async (id, entity) => {
    expect(dataOf(await outcomeOf(id, exampleOf(id)))).toEqual(entity);
  });
});

describe('an answer with other enum values or figures', () => {
  it.each<[OperationId, object, object]>([
    ['getRepaymentStatus', { status: 'SETTLING' }, { status: 'PENDING' }],
    ['getRepaymentStatus', { payment_type: 'gift' }, { paymentType: 'instalment' }],
    ['getRepaymentStatus', { amount: 100 }, { amount: 100, allocation: null }],
    ['getRepaymentLinkDetails', { status: 'FROZEN' }, { status: 'EXPIRED' }],
    ['getIdentityVerificationStatus', { kyc_state: 'DREAMING' }, { kycState: 'NOT_STARTED' }],
    [
      'getIdentityVerificationStatus',
      { pan_status: 'X', selfie_status: null },
      { panStatus: 'PENDING', selfieStatus: 'NOT_SUBMITTED' },
    ],
    [
      'getSelfieStatus',
      { failure_reason: '<b>ugly</b>', attempts_left: null },
      { reason: null, attemptsLeft: -1 },
    ],
    ['getMandatePhone', { status: 'X' }, { status: 'PENDING' }],
    ['getEkyc', { status: 'X' }, { status: 'PENDING' }],
    [
      'getUdyamDetails',
      { udyam_status: 'X', verified_otp_types: ['MOBILE', 'PIGEON'] },
      { status: 'NOT_REGISTERED', verifiedOtpTypes: ['MOBILE'] },
    ],
    ['getUdyamDetails', { udyam_status: null }, { status: 'NOT_REGISTERED' }],
    ['getBusinessDetails', { udyam_status: 'X' }, { udyamStatus: 'NOT_REGISTERED' }],
    ['createLead', { status: 'X' }, { status: 'SUBMITTED' }],
    ['cancelLoan', { status: 99 }, { status: 'UNKNOWN' }],
    ['createComplaint', { status: 'X', category: 'X' }, { status: 'RECEIVED', category: 'OTHER' }],
    ['confirmTransaction', { status: 'X' }, { status: 'PENDING' }],
    ['decryptPayment', { status: 'Failure' }, { isSuccess: false }],
    ['decryptPayment', { status: 'Anything' }, { isSuccess: true }],
    [
      'getCustomer',
      { limit: '5000000', balance: ' -12 ', daysOverdue: '' },
      { limit: 5_000_000, balance: -12, daysOverdue: 0 },
    ],
    ['getCancellation', { already_paid: 9_999_999, total: 0 }, { total: 0 }],
    ['getCancellation', { is_free: true, total: 0 }, { isFree: true, total: 0 }],
    ['getCancellation', { can_cancel: false, reason: 'cooling_off_over', total: 1 }, { canCancel: false }],
    [
      'getForeclosure',
      { penalty_waived: 30_000, total_foreclosure_amount: 4_753_400 },
      { total: 4_753_400, penaltyWaived: 30_000 },
    ],
    [
      'getForeclosure',
      { settlement_amount: 100, settlement_valid_until: 5 },
      { settlement: { amount: 100, validUntil: 5_000 } },
    ],
  ])('%s with %j', async (id, other, read) => {
    expect(dataOf(await outcomeOf(id, exampleOf(id, other)))).toMatchObject(read);
  });

  it.each<[OperationId, object, string]>([
    ['getForeclosure', { total_foreclosure_amount: 4_783_401 }, 'total_foreclosure_amount'],
    ['getForeclosure', { total_foreclosure_amount: null }, 'total_foreclosure_amount'],
    ['getForeclosure', { penalty_waived: 1 }, 'total_foreclosure_amount'],
    ['getCancellation', { total: 5_006_601 }, 'total'],
    ['getCustomer', { limit: '50,000' }, 'limit'],
    ['getCustomer', { balance: '1e999' }, 'balance'],
    ['getCustomer', { usedAmt: '12.5' }, 'usedAmt'],
    ['getCreditScore', { score: 901 }, 'score'],
    ['getCreditScore', { score: 299 }, 'score'],
    ['initiateRepayment', { amount: null }, 'amount'],
    ['initiateRepayment', { status: null }, 'status'],
    ['getRepaymentStatus', { payment_id: '' }, 'payment_id'],
    ['getUserLoanProfile', { monthly_income: 12.5 }, 'monthly_income'],
    ['listTransactions', { penalties: [{ penalty_id: 'p', amount_added: 'x' }] }, 'penalties.0.amount_added'],
  ])('%s with %j is malformed, and the problem names the field', async (id, other, code) => {
    expect(await outcomeOf(id, exampleOf(id, other))).toMatchObject({
      ok: false,
      failure: { reason: 'malformed', code, operation: id },
    });
  });
});

it.each([
  [{ pan_name: 'RAMESH KUMAR', pan_number: 'XXXXX1234X' }, 'RAMESH KUMAR'],
  [{}, null],
])('getPanName of %j is the name alone', async (body, name) => {
  const { services } = fakeServices(() => Promise.resolve(json(body)));
  expect(dataOf(await getPanName(services.termloan, new AbortController().signal))).toBe(name);
});
