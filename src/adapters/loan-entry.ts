import type { Outcome } from '../../machines/domain/failure';
import { type Entry, loanEntryMachine } from '../../machines/loan-entry/machine';
import { createLoad } from '../../machines/shared/load';
import { getLoan } from '../api/operations/loan';
import { getLoanConfig, getNbfcFeatureConfig } from '../api/operations/loan-config';
import { listLoanOffers } from '../api/operations/offers';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';

/** Fills the loan entry: its calls go out together, and the first that fails names the failure. */
export function adapt(app: App): AdaptedJourney<typeof loanEntryMachine> {
  return {
    machine: loanEntryMachine.provide({
      actors: { loadEntry: createLoad<Entry>((_, signal) => loadEntry(app, signal)) },
      actions: { logUnknownState: (_, processState) => app.logUnknownState(processState) },
    }),
    input: () => undefined,
  };
}

async function loadEntry({ termloan }: App, signal: AbortSignal): Promise<Outcome<Entry>> {
  const [config, userState, loan, features, selected] = await Promise.all([
    getLoanConfig(termloan, false, signal),
    getUserState(termloan, signal),
    getLoan(termloan, signal),
    getNbfcFeatureConfig(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
  ]);
  if (!config.ok) return config;
  if (!userState.ok) return userState;
  if (!loan.ok) return loan;
  if (!features.ok) return features;
  if (!selected.ok) return selected;
  return {
    ok: true,
    data: {
      config: config.data,
      userState: userState.data,
      loan: loan.data,
      features: features.data,
      selectedOffer: selected.data.offers[0] ?? null,
    },
  };
}
