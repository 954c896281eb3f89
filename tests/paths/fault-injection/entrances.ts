/** Entry URLs of each journey, with the sandbox personas that fit each of them. */

/** An entry URL of a journey. `{payment}` and the like are created or looked up for the merchant first (`entry-urls.ts`). */
export interface Entrance {
  readonly entryUrl: string;
  readonly personas: readonly string[];
}

const at = (entryUrl: string, ...personas: readonly string[]): Entrance => ({ entryUrl, personas });

const REPAYING = ['disbursed', 'due-today', 'overdue', 'autopay-on', 'partly-paid'] as const;

/** By journey. Charts that other journeys invoke (one-time codes, the supplier payment) have no entrance. */
export const entrances: Readonly<Record<string, readonly Entrance[]>> = {
  landing: [at('/', 'offers', 'disbursed', 'loan-complete', 'new-merchant')],
  'loan-entry': [
    at('/termloan', 'new-merchant', 'no-offers', 'expired-offer', 'not-eligible', 'second-loan'),
  ],
  'offer-selection': [
    at('/termloan/offer', 'offers', 'usfb', 'no-lender'),
    at('/termloan/select-loan', 'offers', 'apollo-weekly'),
    at('/termloan/select-loan/kfs', 'offers'),
  ],
  'account-flow': [
    at('/termloan/bank-account', 'existing-account', 'arthmate'),
    at('/termloan/receive-money', 'disbursed', 'disbursal-pending'),
  ],
  'loan-approval': [
    at('/termloan/loan-approval-status', 'rejected', 'loan-rejected'),
    at('/termloan/approved-loan-details', 'agreement-ready'),
  ],
  'mandate-phone': [at('/termloan/mandate-phone-verification', 'mandate-phone-pending')],
  mandate: [
    at('/termloan/mandate-approval', 'mandate-phone-pending', 'agreement-ready'),
    at('/termloan/mandate/status', 'autopay-on', 'autopay-failed'),
  ],
  agreement: [at('/termloan/agreement', 'agreement-ready')],
  'loan-status': [at('/termloan/loan-status', 'disbursal-pending', 'disbursed', 'loan-cancelled')],
  home: [
    at(
      '/termloan/home',
      ...REPAYING,
      'due-tomorrow',
      'several-late-charges',
      'payment-pending',
      'foreclosable',
    ),
  ],
  'payment-status': [at('/payment/status/{payment}', 'due-today', 'overdue', 'autopay-on')],
  prepayment: [
    at(
      '/termloan/prepayment',
      ...REPAYING,
      'foreclosable',
      'settlement-offer',
      'waive-off',
      'last-instalment',
    ),
  ],
  settled: [at('/termloan/settled', 'loan-complete', 'loan-foreclosed', 'loan-settled', 'loan-returned')],
  'merchant-status': [
    at('/termloan/blocked', 'blocked'),
    at('/termloan/app-blocked', 'app-blocked'),
    at('/termloan/nbfc-rejection', 'nbfc-rejected'),
    at('/termloan/account-not-approved', 'account-not-approved'),
  ],
  contact: [at('/termloan/contact/ARTHMATE', 'disbursed', 'overdue')],
  'pay-by-link': [at('/pay/{link}', 'link-partly-paid')],
  'cancel-loan': [at('/termloan/cancel-loan/{loan}', 'cooling-off', 'cooling-off-over', 'disbursal-pending')],
  history: [at('/termloan/history', 'disbursed', 'payment-failed', 'refund-under-way')],
  'loan-details': [at('/termloan/loan-details', 'disbursed', 'monthly-loan')],
  summary: [at('/termloan/summary', 'disbursed', 'daily-loan', 'several-late-charges')],
  autopay: [
    at('/autopay', 'disbursed', 'autopay-on', 'autopay-failed', 'autopay-withdrawn'),
    at('/autopay/status', 'autopay-on'),
  ],
  qr: [at('/termloan/qr-intro', 'qr-ordered', 'qr-delivered', 'qr-destination')],
  application: [
    at('/termloan/application', 'step-business-info', 'step-pan'),
    at('/termloan/application/basic-information', 'step-basic-information'),
    at('/termloan/application/shop-information', 'step-shop-information'),
    at('/termloan/application/application-form', 'step-application-form'),
    at('/termloan/application/loan-information', 'step-loan-information'),
    at('/termloan/application/business-info', 'step-business-info'),
    at('/termloan/application/bank/no', 'step-bank'),
  ],
  'credit-score': [
    at('/termloan/application/score', 'step-score'),
    at('/termloan/credit-score', 'step-score'),
  ],
  'register-business': [at('/termloan/register-business', 'step-business-info')],
  identity: [
    at('/termloan/application/kyc-status/no', 'step-kyc-status'),
    at('/termloan/application/pan', 'step-pan', 'pan-mismatch', 'rate-limited'),
    at('/termloan/pan-status', 'pan-pending'),
    at(
      '/termloan/application/kyc',
      'step-kyc',
      'step-ekyc',
      'document-upload',
      'ekyc-failed',
      'kyc-under-review',
    ),
    at('/termloan/application/ekyc-update-mobile', 'step-ekyc-update-mobile'),
  ],
  selfie: [
    at('/termloan/verify-selfie', 'selfie-failed'),
    at('/termloan/selfie-status', 'selfie-attempts-exceeded'),
    at('/termloan/selfie-check-failed', 'selfie-failed'),
  ],
  supplier: [
    at('/supplier', 'credit-fresh', 'credit-active', 'credit-nearly-used', 'credit-overdue', 'credit-none'),
    at('/supplier/add', 'credit-active'),
    at('/supplier/{supplier}/pay', 'credit-active', 'credit-nearly-used'),
  ],
  'supplier-transaction': [at('/supplier/transaction/{order}', 'credit-active')],
  leads: [
    at('/indialends', 'lead-new'),
    at('/indialends/otp', 'lead-open'),
    at('/indialends/profile', 'lead-verified'),
    at('/indialends/status', 'lead-submitted', 'lead-rejected'),
  ],
  network: [at('/network/application/apply', 'lead-new'), at('/network/credit-haat', 'lead-new')],
  udyam: [
    at('/register-udyam', 'udyam-new', 'udyam-draft'),
    at('/register-udyam/personal-details', 'udyam-draft'),
    at('/register-udyam/business-details', 'udyam-draft'),
    at('/register-udyam/bank-details', 'udyam-draft'),
    at('/register-udyam/status', 'udyam-registered', 'udyam-mismatch', 'udyam-failed'),
  ],
};
