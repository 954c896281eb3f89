import type { Outcome } from '../../machines/domain/base/failure';
import { type MerchantStatusFacts, merchantStatusMachine } from '../../machines/merchant-status/machine';
import { createLoad } from '../../machines/shared/load';
import { listBankDetails } from '../api/operations/bank-details';
import { getLoanEligibility } from '../api/operations/eligibility';
import { getLoan } from '../api/operations/loan';
import { listLoanOffers } from '../api/operations/offers';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { partWithTimeout } from './read-with-timeout';

/** Implements the ports of the merchant status. */
export function adapt(app: App): AdaptedJourney<typeof merchantStatusMachine> {
  return {
    machine: merchantStatusMachine.provide({
      actors: {
        loadMerchantStatus: createLoad<MerchantStatusFacts>((_, signal) => loadMerchantStatus(app, signal)),
      },
    }),
    input: () => undefined,
  };
}

/** Sends all calls in parallel; returns the first failure of a required call. */
async function loadMerchantStatus(app: App, signal: AbortSignal): Promise<Outcome<MerchantStatusFacts>> {
  const { termloan, storage, clock } = app;
  const [userState, loan, selected, accounts, eligibility] = await Promise.all([
    getUserState(termloan, signal),
    getLoan(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    listBankDetails(termloan, signal),
    partWithTimeout(app, getLoanEligibility(termloan, signal), signal),
  ]);
  if (!userState.ok) return userState;
  if (!loan.ok) return loan;
  if (!selected.ok) return selected;
  if (!accounts.ok) return accounts;
  const asOf = clock.now();
  // Optional: the day from which the merchant may try again.
  const retryOn = eligibility?.ok ? eligibility.data.retryOn : null;
  return {
    ok: true,
    data: {
      userState: userState.data,
      loan: loan.data,
      selectedOffer: selected.data.offers[0] ?? null,
      accounts: accounts.data.items,
      isOfferStored: storage.readOfferId() !== null,
      retryOn: retryOn !== null && retryOn > asOf ? retryOn : null,
      asOf,
    },
  };
}
