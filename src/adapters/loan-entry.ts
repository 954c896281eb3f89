import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { isBeforeOffer } from '../../machines/domain/entry/entry-rules';
import { confirmedOffer } from '../../machines/domain/loan/offer-list';
import { type LoanEntryData, loanEntryMachine } from '../../machines/loan-entry/machine';
import { createLoad } from '../../machines/shared/load';
import { getLoanEligibility } from '../api/operations/eligibility';
import { getKycValidity } from '../api/operations/kyc';
import { getLoan } from '../api/operations/loan';
import { getLoanConfig, getNbfcFeatureConfig } from '../api/operations/loan-config';
import { listLoanOffers } from '../api/operations/offers';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { partWithTimeout } from './read-with-timeout';
import { termloanOrigin } from './termloan-origin';

/** Implements the ports of the loan entry. */
export function adapt(app: App): AdaptedJourney<typeof loanEntryMachine> {
  return {
    machine: loanEntryMachine.provide({
      actors: {
        loadEntry: createLoad<LoanEntryData>((_, signal) => loadEntry(app, signal)),
        wait: fromPromise<void, { readonly ms: number }>(({ input, signal }) =>
          app.clock.wait(input.ms, signal),
        ),
      },
      actions: { logUnknownState: (_, processState) => app.logUnknownProcessState(processState) },
    }),
    input: () => undefined,
  };
}

/** Sends all calls in parallel; returns the first failure of a required call. */
async function loadEntry(app: App, signal: AbortSignal): Promise<Outcome<LoanEntryData>> {
  const { termloan, clock } = app;
  const [config, userState, loan, features, selected, eligibility, kycValidity] = await Promise.all([
    getLoanConfig(termloan, { isSigned: false }, signal),
    getUserState(termloan, signal),
    getLoan(termloan, signal),
    getNbfcFeatureConfig(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    getLoanEligibility(termloan, signal),
    partWithTimeout(app, getKycValidity(termloan, signal), signal),
  ]);
  if (!config.ok) return config;
  if (!userState.ok) return userState;
  if (!loan.ok) return loan;
  if (!features.ok) return features;
  if (!selected.ok) return selected;
  // Without offers or a loan, the eligibility is required: the page would show something false without it.
  if (!eligibility.ok && isBeforeOffer(userState.data)) return eligibility;
  return {
    ok: true,
    data: {
      config: config.data,
      userState: userState.data,
      loan: loan.data,
      features: features.data,
      selectedOffer: confirmedOffer(selected.data.offers, {
        features: features.data,
        origin: termloanOrigin(),
      }),
      eligibility: eligibility.ok ? eligibility.data : null,
      kycValidity: kycValidity?.ok ? kycValidity.data : null,
      asOf: clock.now(),
    },
  };
}
