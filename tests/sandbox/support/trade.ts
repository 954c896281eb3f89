import type { components } from '../../../openapi/generated/account';
import type { Sandbox } from '../../../sandbox/create-sandbox';
import { SandboxMerchant, type Schemas } from './sandbox-merchant';

export type AccountSchemas = components['schemas'];

/** Twelve digits with a correct check digit; the number of no real person. */
export const AADHAAR = '234567890124';
export const OTP = '246810';
export const CALLBACK = 'http://lender.test/supplier/transaction/return?navigation=true';

/** A persona whose codes are all the same. */
export async function trader(sandbox: Sandbox, persona: string): Promise<SandboxMerchant> {
  const merchant = await SandboxMerchant.as(sandbox, persona);
  await merchant.flags({ fixed_otp: OTP });
  return merchant;
}

export async function panOf(merchant: SandboxMerchant): Promise<string> {
  return (await merchant.control<{ pan_number: string }>('GET')).body.pan_number;
}

export const saveStep = (
  merchant: SandboxMerchant,
  service_name: string,
  udyam_registration_details: object,
) =>
  merchant.call<Schemas['UdyamDetails']>('PATCH', '/udyam-details', {
    service_name,
    udyam_registration_details,
  });

/** The steps of the registration as the app sends them. */
export const steps = async (merchant: SandboxMerchant): Promise<[string, Record<string, unknown>][]> => [
  ['KYC', { name: 'MEENA KUMARI', pan_number: await panOf(merchant), aadhaar_number: AADHAAR }],
  [
    'PERSONAL_DETAILS',
    { mobile: '9816012347', email: 'meena@example.in', gender: 'FEMALE', social_category: 'OBC' },
  ],
  [
    'BUSINESS_DETAILS',
    {
      business_name: 'Meena Tailors',
      organisation_type: 'PROPRIETARY',
      major_activity: 'SERVICES',
      nic_codes: ['14105', '95292'],
      date_of_commencement: '2019-04-01',
      address_line: '4 Mall Road',
      city: 'Mandi',
      district: 'Mandi',
      state: 'Himachal Pradesh',
      pincode: '175001',
    },
  ],
  ['BANK_DETAILS', { account_number: '50100234567891', ifsc: 'HDFC0001234' }],
];

/** Saves all steps without submitting. */
export async function saveAllSteps(merchant: SandboxMerchant): Promise<void> {
  for (const [step, details] of await steps(merchant)) await saveStep(merchant, step, details);
}

export const sendUdyamCode = (merchant: SandboxMerchant, type: string) =>
  merchant.post<Schemas['OtpSent']>('/getUdyamOtp', { type });
export const verifyUdyamCode = (merchant: SandboxMerchant, type: string, otp = OTP) =>
  merchant.post<Schemas['VerifiedUdyamOtp']>('/verifyUdyamOtp', { type, otp });

export const leadCall = <T = Schemas['Lead']>(merchant: SandboxMerchant, path: string, more: object = {}) =>
  merchant.post<T>(`/leadgen/${path}`, { business_id: merchant.id, ...more });

export const openLead = async (merchant: SandboxMerchant): Promise<string> =>
  (await leadCall(merchant, 'leads')).body.lead_id;

/** The lead that a persona already has. */
export const leadIdOf = async (merchant: SandboxMerchant): Promise<string> =>
  (await leadCall<Schemas['LeadProfile']>(merchant, 'leadProfile')).body.lead_id ?? '';

export const PROFILE = {
  annual_turnover: 54_000_000,
  current_account_available: true,
  gst_registered: false,
  business_age_months: 40,
};

export const account = <T>(merchant: SandboxMerchant, path: string, body?: unknown, requestId?: string) =>
  merchant.call<T>(body === undefined ? 'GET' : 'POST', `/api/account/v1/${path}`, body, requestId);

export const supplierDetails = (change: { mobile?: string; number?: string } = {}) => ({
  mobile_number: change.mobile ?? '9822098765',
  address: { line1: '12 Mandi Road', city: 'Nashik', state: 'Maharashtra', postcode: '422001' },
  account: {
    accountHolderName: 'NEW TRADERS',
    accountNumber: change.number ?? '50100234567899',
    bankName: 'HDFC Bank',
    ifscCode: 'HDFC0001234',
  },
});

export const whitelist = (merchant: SandboxMerchant, change: { mobile?: string; number?: string } = {}) =>
  account<AccountSchemas['SupplierAnswer']>(merchant, 'whitelist', supplierDetails(change));

export const customerOf = async (merchant: SandboxMerchant): Promise<AccountSchemas['Customer']> =>
  (await account<AccountSchemas['Customer']>(merchant, 'customer')).body;

export const payLater = async (merchant: SandboxMerchant): Promise<AccountSchemas['PayLaterMerchant']> =>
  (await account<AccountSchemas['PayLaterMerchant']>(merchant, 'payLaterMerchant')).body;

export const firstSupplier = async (merchant: SandboxMerchant): Promise<string> =>
  Object.keys((await payLater(merchant)).suppliers)[0] ?? '';

let orders = 0;

/** Requests an encrypted payment; amount in paise. */
export async function encryptPayment(
  merchant: SandboxMerchant,
  amount = 250_000,
  change: { callbackUrl?: string; supplier_id?: string; order?: string } = {},
) {
  orders += 1;
  return account<AccountSchemas['PaymentSecret']>(merchant, 'payment/encrypt', {
    supplier_id: change.supplier_id ?? (await firstSupplier(merchant)),
    data: {
      redirectType: 'WEBPAGE',
      marketplaceOrderId: change.order ?? `ORD-${orders}`,
      callbackUrl: change.callbackUrl ?? CALLBACK,
      amount,
      currencyCode: 'INR',
      customerTelephoneNumber: '9845022348',
      merchants: { id: merchant.id, name: 'Gowda Stores', phone: null },
    },
  });
}

/** Opens the hosted page, or submits one of its buttons; without the app's cookie. */
export function hostedPage(
  sandbox: Sandbox,
  secret: AccountSchemas['PaymentSecret'],
  decision?: string,
): Promise<Response> {
  const fields = { encdata: secret.data, checksum: secret.checksum, mCode: secret.m_code };
  const form = new URLSearchParams(decision === undefined ? fields : { ...fields, decision });
  const url = `http://lender.test${secret.payment_url}`;
  return sandbox.fetch(
    decision === undefined ? new Request(`${url}?${form}`) : new Request(url, { method: 'POST', body: form }),
  );
}

export interface Returned {
  encdata: string;
  checksum: string;
  m_code: string;
}

/** The query of the URL that the hosted page returned to. */
export function returned(response: Response): Returned {
  const query = new URL(response.headers.get('location') ?? '', 'http://lender.test').searchParams;
  return {
    encdata: query.get('encdata') ?? '',
    checksum: query.get('checksum') ?? '',
    m_code: query.get('mCode') ?? '',
  };
}

export const decrypt = (merchant: SandboxMerchant, secret: Returned) =>
  account<AccountSchemas['DecryptedPayment']>(merchant, 'payment/decrypt', secret);

/** Pays on the hosted page and decrypts its result. */
export async function pay(merchant: SandboxMerchant, amount = 250_000, decision = 'pay') {
  const encrypted = await encryptPayment(merchant, amount);
  const returnedSecret = returned(await hostedPage(merchant.sandbox, encrypted.body, decision));
  return {
    encrypted: encrypted.body,
    back: returnedSecret,
    opened: (await decrypt(merchant, returnedSecret)).body,
  };
}

export const confirm = (
  merchant: SandboxMerchant,
  paid: AccountSchemas['DecryptedPayment'],
  requestId?: string,
) =>
  account<AccountSchemas['ConfirmedTransaction']>(
    merchant,
    'confirm_transaction',
    {
      supplier_id: paid.supplier_id,
      transaction_id: paid.transaction_id,
      epaylater_id: paid.epaylater_id,
    },
    requestId,
  );

const PDF = new TextEncoder().encode('%PDF-1.4 invoice');

/** Sends an invoice for a transaction. */
export function sendInvoice(
  merchant: SandboxMerchant,
  transaction: { supplier_id?: string | null; transaction_id?: string | null },
  bytes: Uint8Array<ArrayBuffer> = PDF,
  format = '.pdf',
) {
  const form = new FormData();
  form.set('invoice', new File([bytes], `invoice${format}`));
  form.set('supplier_id', transaction.supplier_id ?? '');
  form.set('transaction_id', transaction.transaction_id ?? '');
  form.set('file_format', format);
  return merchant.upload<AccountSchemas['UploadedInvoice']>('/api/account/v1/invoice', form);
}
