import type { Outcome } from '../../machines/domain/base/failure';
import {
  type ApplicationFacts,
  isAadhaarCheckTriggered,
} from '../../machines/domain/entry/application-steps';
import { isBeforeOffer } from '../../machines/domain/entry/entry-rules';
import type { LandingFacts } from '../../machines/domain/entry/landing';
import { isInApplication } from '../../machines/domain/entry/resume';
import { statusWithoutLapsedChecks } from '../../machines/domain/identity/lapsed-check';
import { type DebitedLoan, type DebitFacts, isAutopayOn } from '../../machines/domain/mandate/autopay-debit';
import type { UserState } from '../../machines/domain/merchant/user-state';
import { landingMachine } from '../../machines/landing/machine';
import { createLoad } from '../../machines/shared/load';
import { listBankDetails } from '../api/operations/bank-details';
import { getCustomer } from '../api/operations/customer';
import { getEkyc } from '../api/operations/ekyc';
import { getLoanEligibility } from '../api/operations/eligibility';
import { getIdentityVerificationStatus, getKycValidity } from '../api/operations/kyc';
import { getLandingMerchant } from '../api/operations/landing-merchant';
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

const unknownDebits: DebitFacts = { mandate: null, repayments: null };

/** Implements the ports of the landing page. */
export function adapt(app: App): AdaptedJourney<typeof landingMachine> {
  return {
    machine: landingMachine.provide({
      actors: {
        loadLanding: createLoad<LandingFacts, { readonly withDebits: boolean }>(({ withDebits }, signal) =>
          loadLanding(app, withDebits, signal),
        ),
        loadDebits: createLoad<DebitFacts | null, DebitedLoan | null>(async (loan, signal) => ({
          ok: true,
          data: loan && (await readDebits(app, loan, signal)),
        })),
        pageReturns,
      },
    }),
    input: () => undefined,
  };
}

/**
 * Sends the calls of every merchant in parallel, then those that their answers ask for. Without `withDebits`, the debits of a loan without
 * autopay are left out: only a refund is shown of them, which changes nothing in what is to be paid.
 */
async function loadLanding(
  app: App,
  withDebits: boolean,
  signal: AbortSignal,
): Promise<Outcome<LandingFacts>> {
  const { termloan, merchant: merchants, clock } = app;
  const optional = <TPart>(part: Promise<TPart>) => partWithTimeout(app, part, signal);
  const [userState, details, selected, features, merchant, unconfirmed] = await Promise.all([
    getUserState(termloan, signal),
    getLoanDetails(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    getNbfcFeatureConfig(termloan, signal),
    optional(getLandingMerchant(merchants, signal)),
    readUnconfirmedPayments(app, ({ loanId }) => loanId !== null, signal),
  ]);
  if (!userState.ok) return userState;
  if (!details.ok) return details;
  if (!selected.ok) return selected;
  if (!features.ok) return features;
  const { loan, instalments, pendingPayment } = details.data;
  // Optional: without these the page shows less, but nothing false.
  const [eligibility, validity, application, credit, debits] = await Promise.all([
    isBeforeOffer(userState.data) ? optional(getLoanEligibility(termloan, signal)) : null,
    userState.data.kycState === 'EXPIRED' ? optional(getKycValidity(termloan, signal)) : null,
    isInApplication(userState.data) ? optional(loadApplication(app, userState.data, signal)) : null,
    merchant?.ok && merchant.data.isPayLaterCustomer ? optional(getCustomer(app.account, signal)) : null,
    loan?.status === 'DISBURSED' && (isAutopayOn(loan) || withDebits)
      ? readDebits(app, loan, signal)
      : unknownDebits,
  ]);
  return {
    ok: true,
    data: {
      userState: userState.data,
      loan,
      selectedOffer: selected.data.offers[0] ?? null,
      features: features.data,
      merchant: merchant?.ok ? merchant.data : null,
      eligibility: eligibility?.ok ? eligibility.data : null,
      kycValidity: validity?.ok ? validity.data : null,
      application,
      credit: credit?.ok ? credit.data : null,
      bill: {
        instalments,
        pendingPayment,
        startedPayments: unconfirmed.filter(({ loanId }) => loanId === loan?.id),
        ...debits,
      },
      asOf: clock.now(),
    },
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
