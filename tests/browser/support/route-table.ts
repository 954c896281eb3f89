/** The URLs that the specification (section 2) and the assumptions name, with a persona that opens each. */

export interface NamedRoute {
  /** As the specification spells it, with `{…}` for an id. */
  readonly address: string;
  /** The URL with its `{…}` filled in; the alternatives that the specification lists are routes of their own. */
  readonly example?: string;
  /** A persona that is at this page. */
  readonly persona: string;
  /** Whether a redirect keeps the query. */
  readonly keepsQuery?: boolean;
}

const route = (persona: string, address: string, example?: string): NamedRoute => ({
  address,
  persona,
  ...(example === undefined ? {} : { example }),
});

/** Section 2.1, without the routes that have a section of their own. */
const topLevel = [
  route('disbursed', '/'),
  route('disbursed', '/pay/{id}', '/pay/lnk_unknown?amount=500&paymentType=instalment'),
  route(
    'disbursed',
    '/payment/status/{paymentId}',
    '/payment/status/pay_unknown?pollingType=repayment&paymentType=instalment',
  ),
  route('disbursed', '/terms'),
  route('autopay-on', '/autopay'),
  route('autopay-on', '/autopay/status'),
];

/** Section 2.2. */
const loan = [
  route('offers', '/termloan'),
  route('offers', '/termloan/offer', '/termloan/offer?navigation=true'),
  route('offers', '/termloan/offer/tnc'),
  route('qr-ordered', '/termloan/qr-intro'),
  route('mandate-phone-pending', '/termloan/mandate-phone-verification'),
  route('mandate-phone-pending', '/termloan/phone-verification-async'),
  route('mandate-phone-pending', '/termloan/mandate-approval'),
  route('mandate-phone-pending', '/termloan/upi-mandate-status'),
  route('selfie-failed', '/termloan/verify-selfie'),
  route('selfie-failed', '/termloan/selfie-status'),
  route(
    'selfie-failed',
    '/termloan/selfie-check-failed',
    '/termloan/selfie-check-failed?reason=TOO_DARK&navigation=false',
  ),
  route('account-not-approved', '/termloan/account-not-approved'),
  route('rejected', '/termloan/loan-approval-status'),
  route('mandate-phone-pending', '/termloan/enach'),
  route('agreement-ready', '/termloan/agreement'),
  route('agreement-ready', '/termloan/agreement-otp'),
  route('disbursed', '/termloan/cancel-loan/{loanId}', '/termloan/cancel-loan/loan_unknown'),
  route('disbursed', '/termloan/home'),
  route('disbursed', '/termloan/exit'),
  route('loan-complete', '/termloan/settled'),
  route('disbursed', '/termloan/contact/{id}', '/termloan/contact/ARTHMATE'),
  route('disbursed', '/termloan/summary'),
  route('step-score', '/termloan/credit-score'),
  route('offers', '/termloan/select-loan'),
  route('offers', '/termloan/select-loan/kfs'),
  route('agreement-ready', '/termloan/approved-loan-details'),
  route('disbursed', '/termloan/history'),
  route('disbursal-pending', '/termloan/loan-status'),
  route('blocked', '/termloan/blocked'),
  route('disbursed', '/termloan/loan-details'),
  route('step-business-info', '/termloan/application'),
  route('step-business-info', '/termloan/register-business'),
  route('step-pan', '/termloan/pan-status'),
  route('disbursed', '/termloan/prepayment'),
  route('nbfc-rejected', '/termloan/nbfc-rejection'),
  route('app-blocked', '/termloan/app-blocked'),
  route('autopay-on', '/termloan/mandate/status'),
  route(
    'autopay-on',
    '/termloan/mandate/status/{id}',
    '/termloan/mandate/status/mandate_1?subscriptionId=sub_1',
  ),
];

/** Section 2.2, the steps of the application. */
const application = [
  route('step-pan', '/termloan/application/kyc-status/{yes|no}', '/termloan/application/kyc-status/yes'),
  route('step-pan', '/termloan/application/kyc-status/{yes|no}', '/termloan/application/kyc-status/no'),
  route('step-kyc', '/termloan/application/kyc'),
  route('step-score', '/termloan/application/score'),
  route('step-pan', '/termloan/application/pan'),
  route('step-kyc', '/termloan/application/ekyc/{id}', '/termloan/application/ekyc/ekyc_1'),
  route('step-kyc', '/termloan/application/ekyc-update-mobile'),
  route('step-business-info', '/termloan/application/basic-information'),
  route('step-business-info', '/termloan/application/shop-information'),
  route('step-business-info', '/termloan/application/application-form'),
  route('step-business-info', '/termloan/application/loan-information'),
  route(
    'step-business-info',
    '/termloan/application/loan-information/{n}',
    '/termloan/application/loan-information/1',
  ),
  route(
    'step-business-info',
    '/termloan/application/loan-information/{n}',
    '/termloan/application/loan-information/2',
  ),
  route('step-business-info', '/termloan/application/business-info'),
  route('step-bank', '/termloan/application/bank/{yes|no}', '/termloan/application/bank/yes'),
  route('step-bank', '/termloan/application/bank/{yes|no}', '/termloan/application/bank/no'),
];

/** Section 2.3 and the partners of 2.1: the whole query is kept on every page and redirect. */
const otherRoutes = [
  route('udyam-new', '/register-udyam'),
  route('udyam-new', '/register-udyam/kyc'),
  route('udyam-draft', '/register-udyam/personal-details'),
  route('udyam-draft', '/register-udyam/business-details'),
  route('udyam-draft', '/register-udyam/bank-details'),
  route('udyam-draft', '/register-udyam/otp/{verificationType}', '/register-udyam/otp/mobile'),
  route('udyam-draft', '/register-udyam/confirmation'),
  route('udyam-registered', '/register-udyam/status'),
  route('lead-new', '/indialends'),
  route('lead-open', '/indialends/otp'),
  route('lead-verified', '/indialends/{section}', '/indialends/profile'),
  route('lead-verified', '/indialends/{section}', '/indialends/review'),
  route('lead-submitted', '/indialends/{section}', '/indialends/status'),
  route('lead-new', '/network/application/apply'),
  route('lead-new', '/network/credit-haat'),
].map((named) => ({ ...named, keepsQuery: true }));

/** Routes that are not in the specification; we assume them. */
const assumed = [
  route('disbursed', '/rights'),
  route('disbursed', '/how-offers-work'),
  route('existing-account', '/termloan/bank-account'),
  route('existing-account', '/termloan/bank-account/new'),
  route('existing-account', '/termloan/bank-account/confirm'),
  route('disbursed', '/termloan/receive-money'),
  route('complaint-answered', '/termloan/complaints'),
  route('complaint-answered', '/termloan/complaints/new'),
  route('complaint-answered', '/termloan/complaints/{id}', '/termloan/complaints/complaint_unknown'),
  route('autopay-on', '/termloan/consents'),
  route('credit-active', '/supplier'),
  route('credit-active', '/supplier/add'),
  route('credit-active', '/supplier/{id}/pay', '/supplier/supplier_unknown/pay'),
  route('credit-active', '/supplier/{id}/invoice', '/supplier/supplier_unknown/invoice'),
  route('credit-active', '/supplier/transaction/{id}', '/supplier/transaction/order_unknown'),
];

/** Every URL that the app answers. */
export const namedRoutes: readonly NamedRoute[] = [
  ...topLevel,
  ...loan,
  ...application,
  ...otherRoutes,
  ...assumed,
];

/** Whether a route of the router (`/pay/$linkId`) matches a URL of the specification (`/pay/{id}`). */
export function routeMatches(routePath: string, address: string): boolean {
  const [routeSegments, addressSegments] = [segmentsOf(routePath), segmentsOf(address)];
  return (
    routeSegments.length === addressSegments.length &&
    addressSegments.every((segment, index) => {
      const routeSegment = routeSegments[index] ?? '';
      const alternatives = /^\{(.*\|.*)\}$/.exec(segment)?.[1]?.split('|');
      if (alternatives !== undefined) return alternatives.includes(routeSegment);
      return segment.startsWith('{') || segment === routeSegment;
    })
  );
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}
