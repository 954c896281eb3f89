/** Entry URLs of each journey, with the sandbox personas that fit each of them. */

/** An entry URL of a journey. `{payment}` and the like are created or looked up for the merchant first (`entry-urls.ts`). */
export interface Entrance {
  readonly entryUrl: string;
  readonly personas: readonly string[];
}

const entrance = (entryUrl: string, ...personas: readonly string[]): Entrance => ({ entryUrl, personas });

const REPAYING = ['disbursed', 'due-today', 'overdue', 'autopay-on', 'partly-paid'] as const;

/** By journey. Charts that other journeys invoke (one-time codes, the supplier payment) have no entrance. */
export const entrances: Readonly<Record<string, readonly Entrance[]>> = {
  landing: [entrance('/', 'offers', 'disbursed', 'loan-complete', 'new-merchant')],
  'loan-entry': [
    entrance('/termloan', 'new-merchant', 'no-offers', 'expired-offer', 'not-eligible', 'second-loan'),
  ],
  'offer-selection': [
    entrance('/termloan/offer', 'offers', 'usfb', 'no-lender'),
    entrance('/termloan/select-loan', 'offers', 'apollo-weekly'),
    entrance('/termloan/select-loan/kfs', 'offers'),
  ],
  'account-flow': [
    entrance('/termloan/bank-account', 'existing-account', 'arthmate'),
    entrance('/termloan/receive-money', 'disbursed', 'disbursal-pending'),
  ],
  'loan-approval': [
    entrance('/termloan/loan-approval-status', 'rejected', 'loan-rejected'),
    entrance('/termloan/approved-loan-details', 'agreement-ready'),
  ],
  'mandate-phone': [entrance('/termloan/mandate-phone-verification', 'mandate-phone-pending')],
  mandate: [
    entrance('/termloan/mandate-approval', 'mandate-phone-pending', 'agreement-ready'),
    entrance('/termloan/mandate/status', 'autopay-on', 'autopay-failed'),
  ],
  agreement: [entrance('/termloan/agreement', 'agreement-ready')],
  'loan-status': [entrance('/termloan/loan-status', 'disbursal-pending', 'disbursed', 'loan-cancelled')],
  home: [
    entrance(
      '/termloan/home',
      ...REPAYING,
      'due-tomorrow',
      'several-late-charges',
      'payment-pending',
      'foreclosable',
    ),
  ],
  'payment-status': [entrance('/payment/status/{payment}', 'due-today', 'overdue', 'autopay-on')],
  prepayment: [
    entrance(
      '/termloan/prepayment',
      ...REPAYING,
      'foreclosable',
      'settlement-offer',
      'waive-off',
      'last-instalment',
    ),
  ],
  settled: [
    entrance('/termloan/settled', 'loan-complete', 'loan-foreclosed', 'loan-settled', 'loan-returned'),
  ],
  'merchant-status': [
    entrance('/termloan/blocked', 'blocked'),
    entrance('/termloan/app-blocked', 'app-blocked'),
    entrance('/termloan/nbfc-rejection', 'nbfc-rejected'),
    entrance('/termloan/account-not-approved', 'account-not-approved'),
  ],
  contact: [entrance('/termloan/contact/ARTHMATE', 'disbursed', 'overdue')],
  complaint: [
    entrance('/termloan/complaints/new', 'disbursed', 'new-merchant'),
    entrance('/termloan/complaints', 'complaint-answered', 'complaint-unanswered'),
  ],
  consents: [entrance('/termloan/consents', 'autopay-on', 'disbursed', 'new-merchant')],
  'pay-by-link': [entrance('/pay/{link}', 'link-partly-paid')],
  'cancel-loan': [
    entrance('/termloan/cancel-loan/{loan}', 'cooling-off', 'cooling-off-over', 'disbursal-pending'),
  ],
  history: [entrance('/termloan/history', 'disbursed', 'payment-failed', 'refund-under-way')],
  'loan-details': [entrance('/termloan/loan-details', 'disbursed', 'monthly-loan')],
  summary: [entrance('/termloan/summary', 'disbursed', 'daily-loan', 'several-late-charges')],
  autopay: [
    entrance('/autopay', 'disbursed', 'autopay-on', 'autopay-failed', 'autopay-withdrawn'),
    entrance('/autopay/status', 'autopay-on'),
  ],
  qr: [entrance('/termloan/qr-intro', 'qr-ordered', 'qr-delivered', 'qr-destination')],
  application: [
    entrance('/termloan/application', 'step-business-info', 'step-pan'),
    entrance('/termloan/application/basic-information', 'step-basic-information'),
    entrance('/termloan/application/shop-information', 'step-shop-information'),
    entrance('/termloan/application/application-form', 'step-application-form'),
    entrance('/termloan/application/loan-information', 'step-loan-information'),
    entrance('/termloan/application/business-info', 'step-business-info'),
    entrance('/termloan/application/bank/no', 'step-bank'),
  ],
  'credit-score': [
    entrance('/termloan/application/score', 'step-score'),
    entrance('/termloan/credit-score', 'step-score'),
  ],
  'register-business': [entrance('/termloan/register-business', 'step-business-info')],
  identity: [
    entrance('/termloan/application/kyc-status/no', 'step-kyc-status'),
    entrance('/termloan/application/pan', 'step-pan', 'pan-mismatch', 'rate-limited'),
    entrance('/termloan/pan-status', 'pan-pending'),
    entrance(
      '/termloan/application/kyc',
      'step-kyc',
      'step-ekyc',
      'document-upload',
      'ekyc-failed',
      'kyc-under-review',
    ),
    entrance('/termloan/application/ekyc-update-mobile', 'step-ekyc-update-mobile'),
  ],
  selfie: [
    entrance('/termloan/verify-selfie', 'selfie-failed'),
    entrance('/termloan/selfie-status', 'selfie-attempts-exceeded'),
    entrance('/termloan/selfie-check-failed', 'selfie-failed'),
  ],
  supplier: [
    entrance(
      '/supplier',
      'credit-fresh',
      'credit-active',
      'credit-nearly-used',
      'credit-overdue',
      'credit-none',
    ),
    entrance('/supplier/add', 'credit-active'),
    entrance('/supplier/{supplier}/pay', 'credit-active', 'credit-nearly-used'),
  ],
  'supplier-transaction': [entrance('/supplier/transaction/{order}', 'credit-active')],
  leads: [
    entrance('/indialends', 'lead-new'),
    entrance('/indialends/otp', 'lead-open'),
    entrance('/indialends/profile', 'lead-verified'),
    entrance('/indialends/status', 'lead-submitted', 'lead-rejected'),
  ],
  network: [entrance('/network/application/apply', 'lead-new'), entrance('/network/credit-haat', 'lead-new')],
  udyam: [
    entrance('/register-udyam', 'udyam-new', 'udyam-draft'),
    entrance('/register-udyam/personal-details', 'udyam-draft'),
    entrance('/register-udyam/business-details', 'udyam-draft'),
    entrance('/register-udyam/bank-details', 'udyam-draft'),
    entrance('/register-udyam/status', 'udyam-registered', 'udyam-mismatch', 'udyam-failed'),
  ],
};
