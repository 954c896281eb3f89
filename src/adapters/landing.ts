import type { Outcome } from '../../machines/domain/base/failure';
import {
  type ApplicationFacts,
  isAadhaarCheckTriggered,
} from '../../machines/domain/entry/application-steps';
import { isBeforeOffer } from '../../machines/domain/entry/entry-rules';
import type { LandingBill, LandingFacts } from '../../machines/domain/entry/landing';
import { isInApplication } from '../../machines/domain/entry/resume';
import { statusWithoutLapsedChecks } from '../../machines/domain/identity/lapsed-check';
import type { Loan } from '../../machines/domain/loan/loan';
import type { UserState } from '../../machines/domain/merchant/user-state';
import { landingMachine } from '../../machines/landing/machine';
import { createLoad } from '../../machines/shared/load';
import { listBankDetails } from '../api/operations/bank-details';
import { getCustomer } from '../api/operations/customer';
import { getEkyc } from '../api/operations/ekyc';
import { getLoanEligibility } from '../api/operations/eligibility';
import { getIdentityVerificationStatus, getKycValidity } from '../api/operations/kyc';
import { getLandingMerchant } from '../api/operations/landing-merchant';
import { getLoan } from '../api/operations/loan';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getLoanDetails } from '../api/operations/loan-details';
import { getUserLoanProfile } from '../api/operations/loan-profile';
import { listLoanOffers } from '../api/operations/offers';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { readReopened } from './application-drafts';
import { readDebits } from './debits';
import { readKycValidity } from './kyc-validity';
import { pageReturns } from './polling';
import { partWithTimeout } from './read-with-timeout';
import { readUnconfirmedPayments } from './started-payment';

const emptyBill: LandingBill = {
  pendingPayment: null,
  instalments: null,
  startedPayments: [],
  mandate: null,
  repayments: null,
};

/** Implements the ports of the landing page. */
export function adapt(app: App): AdaptedJourney<typeof landingMachine> {
  return {
    machine: landingMachine.provide({
      actors: {
        loadLanding: createLoad<LandingFacts>((_, signal) => loadLanding(app, signal)),
        pageReturns,
      },
    }),
    input: () => undefined,
  };
}

/** Sends the required calls and the merchant's in parallel, then the optional ones that depend on their answers. */
async function loadLanding(app: App, signal: AbortSignal): Promise<Outcome<LandingFacts>> {
  const { termloan, merchant: merchants, clock } = app;
  const optional = <TPart>(part: Promise<TPart>) => partWithTimeout(app, part, signal);
  const [userState, loan, selected, features, merchant] = await Promise.all([
    getUserState(termloan, signal),
    getLoan(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    getNbfcFeatureConfig(termloan, signal),
    optional(getLandingMerchant(merchants, signal)),
  ]);
  if (!userState.ok) return userState;
  if (!loan.ok) return loan;
  if (!selected.ok) return selected;
  if (!features.ok) return features;
  // Optional: without these the page shows less, but nothing false.
  const [eligibility, validity, application, credit, bill] = await Promise.all([
    isBeforeOffer(userState.data) ? optional(getLoanEligibility(termloan, signal)) : null,
    userState.data.kycState === 'EXPIRED' ? optional(getKycValidity(termloan, signal)) : null,
    isInApplication(userState.data) ? optional(loadApplication(app, userState.data, signal)) : null,
    merchant?.ok && merchant.data.isPayLaterCustomer ? optional(getCustomer(app.account, signal)) : null,
    loan.data?.status === 'DISBURSED' ? loadBill(app, loan.data, signal) : null,
  ]);
  return {
    ok: true,
    data: {
      userState: userState.data,
      loan: loan.data,
      selectedOffer: selected.data.offers[0] ?? null,
      features: features.data,
      merchant: merchant?.ok ? merchant.data : null,
      eligibility: eligibility?.ok ? eligibility.data : null,
      kycValidity: validity?.ok ? validity.data : null,
      application,
      credit: credit?.ok ? credit.data : null,
      bill: bill ?? emptyBill,
      asOf: clock.now(),
    },
  };
}

/** Loads what is shown beside the due amount, as on home; a failed call leaves its fields empty. */
async function loadBill(app: App, loan: Loan, signal: AbortSignal): Promise<LandingBill> {
  const [details, debits, startedPayments] = await Promise.all([
    partWithTimeout(app, getLoanDetails(app.termloan, signal), signal),
    readDebits(app, loan, signal),
    readUnconfirmedPayments(app, (started) => started.loanId === loan.id, signal),
  ]);
  return {
    pendingPayment: details?.ok ? details.data.pendingPayment : null,
    instalments: details?.ok ? details.data.instalments : null,
    startedPayments,
    ...debits,
  };
}

/** Loads the status of the application's steps; null when a required part cannot be read. */
async function loadApplication(
  { termloan, storage }: App,
  userState: UserState,
  signal: AbortSignal,
): Promise<ApplicationFacts | null> {
  const status = getIdentityVerificationStatus(termloan, signal);
  const [identity, kycValidity, profile, accounts] = await Promise.all([
    status,
    readKycValidity(termloan, status, signal),
    getUserLoanProfile(termloan, signal),
    listBankDetails(termloan, signal),
  ]);
  if (!identity.ok || !kycValidity.ok || !profile.ok || !accounts.ok) return null;
  const { ekycId } = identity.data;
  const isEkycNeeded =
    isAadhaarCheckTriggered(statusWithoutLapsedChecks(identity.data, kycValidity.data)) && ekycId !== null;
  const ekyc = isEkycNeeded ? await getEkyc(termloan, ekycId, signal) : null;
  return {
    userState,
    identity: identity.data,
    kycValidity: kycValidity.data,
    profile: profile.data,
    accounts: accounts.data.items,
    ekyc: ekyc?.ok ? ekyc.data : null,
    reopened: readReopened(storage),
  };
}
