/** The client's requests fit the contract: method, path, query, headers and body of every call. */
import { describe, expect, it } from 'vitest';

import { updateBankDetails } from '../../src/api/operations/bank-details';
import { cancelLoan } from '../../src/api/operations/cancellation';
import { getForeclosure } from '../../src/api/operations/foreclosure';
import { createLead } from '../../src/api/operations/leads';
import { getAutopayMandate, getMandateStatus } from '../../src/api/operations/mandate';
import { initiateRepayment } from '../../src/api/operations/repayment';
import { getRepaymentLink } from '../../src/api/operations/repayment-link';
import { saveUserLoanProfile } from '../../src/api/operations/save-loan-profile';
import { everyCall, everyEntry, KEY, type OperationId, record, type SampleCall } from '../api/every-call';
import { fakeServices, json } from '../api/fake-services';
import { operationOf } from '../support/contract';

/** The request that a call makes. */
async function requestOf(id: string, ask = everyCall[idOf(id)]): Promise<Request> {
  const requests: Request[] = [];
  const { services } = fakeServices((request) => {
    requests.push(request);
    return Promise.resolve(json({}));
  });
  await ask(services, new AbortController().signal);
  if (requests[0] === undefined || requests.length > 1)
    throw new Error(`${id} asked ${requests.length} times.`);
  return requests[0];
}

function idOf(id: string): OperationId {
  // SAFETY: the ids come from `everyCall` itself, whose keys are the operations'.
  return id as OperationId;
}

it.each(everyEntry)('%s fits the contract', async (id, ask) => {
  const request = await requestOf(id, ask);
  expect(await operationOf(id).requestProblem(request)).toBeNull();
});

it.each(everyEntry)(
  '%s has its request key when it writes, and a new request id when it only reads',
  async (id, ask) => {
    const request = await requestOf(id, ask);
    // A read that may open a mandate carries an id that its retries share.
    const isKeyed = operationOf(id).isWrite || id === 'getAutopayMandate';
    expect(request.headers.get('x-request-id')).toBe(isKeyed ? KEY : 'fresh-id-1');
  },
);

it.each<[OperationId, unknown]>([
  ['savePanDetails', { pan_number: 'ABCPK1234F', dob: '1980-01-31', consent_record: record }],
  ['startCkyc', { consent: true, consent_record: record }],
  ['startEkyc', { consent: true, consent_record: record }],
  ['giveConsent', { purpose: 'CREDIT_BUREAU', product: 'TERM_LOAN', party: 'Sandbox Bureau', ...record }],
  ['createBankDetails', { payment_address: '50100234567890@HDFC0001234', type: 'SAVINGS', account_type: 2 }],
  ['updateBankDetails', { account_type: 1 }],
  [
    'saveUserLoanProfile',
    { monthly_income: 4_500_050, monthly_sale: 18_000_000, pincode: '422001', employee_count: 0 },
  ],
  ['setWhatsappOptin', { mobile: '9876504321', channel: 3, opt_in: true, consent_record: record }],
  [
    'setPaymentDestination',
    {
      destination: {
        payment_address: 'ramesh@okbank',
        name: 'RAMESH KUMAR',
        mobile: '9876504321',
        type: 'UPI',
      },
      async: false,
    },
  ],
  [
    'initiateRepayment',
    {
      amount: 216_400,
      request_type: 'web',
      payment_type: 'custom',
      payment_mode: 'UPI_INTENT',
      payer_phone: '9876504321',
    },
  ],
  ['getRepaymentStatus', { payment_id: 'pay_1', polling: true }],
  ['getRepaymentLinkDetails', { repayment_link_id: 'lnk_1' }],
  ['updateAutopayMandate', { merchant_id: 'mrc_41', nbfc: 'USFB', is_consented: false }],
  ['getMandateStatus', { loan_id: 'lon_1', subscription_id: 'sub_1' }],
  [
    'updateUdyamDetails',
    {
      udyam_registration_details: {
        business_name: 'Ramesh Kirana',
        nic_codes: ['47110'],
        turnover: 216_000_000,
        consent: false,
      },
      service_name: 'BUSINESS_DETAILS',
      consent_record: record,
    },
  ],
  [
    'updateLeadProfile',
    {
      business_id: 'mrc_41',
      annual_turnover: 54_000_000,
      current_account_available: true,
      gst_registered: false,
      business_age_months: 40,
    },
  ],
  ['createLead', { business_id: 'mrc_41', consent_record: record }],
  ['submitLead', { business_id: 'mrc_41', lead_id: 'led_1', consent: true, consent_record: record }],
  ['getLeadProfile', { business_id: 'mrc_41' }],
  ['verifyLeadOtp', { business_id: 'mrc_41', lead_id: 'led_1', otp: '012345' }],
  [
    'encryptPayment',
    {
      supplier_id: 'sup_1',
      data: {
        redirectType: 'WEBPAGE',
        marketplaceOrderId: 'ord_1',
        callbackUrl: 'https://shop.test/supplier/transaction/ord_1',
        customerTelephoneNumberVerified: true,
        customerLoggedin: true,
        amount: 250_000,
        currencyCode: 'INR',
        category: null,
        customerTelephoneNumber: '9876504321',
        device: 'web',
        merchants: { id: 'mrc_41', name: 'Ramesh Kumar', phone: null },
        address: null,
      },
    },
  ],
  ['decryptPayment', { checksum: '4f0c', encdata: 'c2VhbGVk', m_code: 'SBXSHOP01' }],
  [
    'createComplaint',
    { about: 'LENDER', category: 'CHARGES', text: 'A late charge was added.', loan_id: 'lon_1' },
  ],
  ['replyToComplaint', { is_solved: false, text: 'Still there.' }],
  ['confirmTransaction', { supplier_id: 'sup_1', transaction_id: 'txn_1', epaylater_id: 'epl_1' }],
])('%s sends exactly this', async (id, body) => {
  expect(await (await requestOf(id)).json()).toEqual(body);
});

it('names the partner of a lead where it is not the usual one', async () => {
  const request = await requestOf('createLead', ({ termloan }, signal) =>
    createLead(termloan, { businessId: 'mrc_41', partner: 'CREDIT_HAAT', record }, KEY, signal),
  );
  expect(await operationOf('createLead').requestProblem(request.clone())).toBeNull();
  expect(await request.json()).toEqual({
    business_id: 'mrc_41',
    partner: 'CREDIT_HAAT',
    consent_record: record,
  });
});

it.each<[OperationId, string]>([
  ['getLoanConfig', '/api/termloan/getLoanConfig?is_signed=true'],
  ['listLoanOffers', '/api/termloan/loanOffers/SELECTED'],
  ['getAutopayMandate', '/api/termloan/autopayMandate?type=UPI&nbfc=USFB&renew=true'],
  ['getRepaymentLink', '/api/termloan/repaymentLink?amount=216400&payment_type=custom'],
  ['getForeclosure', '/api/termloan/foreclosure?date=2025-11-24'],
  ['getCancellation', '/api/termloan/cancelLoan/lon_1'],
  ['replyToComplaint', '/api/termloan/complaints/cmp_1/reply'],
  ['getEkyc', '/api/termloan/ekyc/eky_1'],
  ['getCustomer', '/api/account/v1/customer'],
  ['getMerchant', '/api/merchant/business_user/user'],
])('%s requests exactly this URL', async (id, address) => {
  expect((await requestOf(id)).url).toBe(`http://lender.test${address}`);
});

it('the invoice goes as a form, with its format and its ids', async () => {
  const form = await (await requestOf('uploadInvoice')).formData();
  expect([form.get('supplier_id'), form.get('transaction_id'), form.get('file_format')]).toEqual([
    'sup_1',
    'txn_1',
    '.png',
  ]);
  const invoice = form.get('invoice');
  expect(invoice).toMatchObject({ name: 'picture.png', type: 'image/png', size: 7 });
});

describe('fields without a value are not sent', () => {
  it.each<[string, SampleCall, unknown]>([
    [
      'cancelLoan',
      ({ termloan }, signal) => cancelLoan(termloan, { loanId: 'lon_1' }, KEY, signal),
      { loan_id: 'lon_1' },
    ],
    [
      'getMandateStatus',
      ({ termloan }, signal) => getMandateStatus(termloan, { loanId: 'lon_1', subscriptionId: null }, signal),
      { loan_id: 'lon_1' },
    ],
    [
      'saveUserLoanProfile',
      ({ termloan }, signal) => saveUserLoanProfile(termloan, { email: 'r@example.test' }, KEY, signal),
      { email: 'r@example.test' },
    ],
    [
      'saveUserLoanProfile',
      ({ termloan }, signal) => saveUserLoanProfile(termloan, { email: null }, KEY, signal),
      { email: null },
    ],
    [
      'initiateRepayment',
      ({ termloan }, signal) => initiateRepayment(termloan, { amount: 100 }, KEY, signal),
      { amount: 100, request_type: 'web' },
    ],
    [
      'updateBankDetails',
      ({ termloan }, signal) =>
        updateBankDetails(termloan, 'bnk_1', { cameFromBankDetailsPage: true }, KEY, signal),
      { source_transferring_bank_details_page: true },
    ],
  ])('%s', async (id, ask, body) => {
    const request = await requestOf(id, ask);
    expect(await operationOf(id).requestProblem(request.clone())).toBeNull();
    expect(await request.json()).toEqual(body);
  });

  it.each<[string, SampleCall, string]>([
    ['getForeclosure', ({ termloan }, signal) => getForeclosure(termloan, null, signal), '/foreclosure'],
    ['getRepaymentLink', ({ termloan }, signal) => getRepaymentLink(termloan, {}, signal), '/repaymentLink'],
    [
      'getAutopayMandate',
      ({ termloan }, signal) => getAutopayMandate(termloan, { nbfc: 'USFB', isRenewed: false }, KEY, signal),
      '/autopayMandate?type=ENACH&nbfc=USFB',
    ],
  ])('%s', async (id, ask, address) => {
    const request = await requestOf(id, ask);
    expect(await operationOf(id).requestProblem(request.clone())).toBeNull();
    expect(request.url).toBe(`http://lender.test/api/termloan${address}`);
  });
});
