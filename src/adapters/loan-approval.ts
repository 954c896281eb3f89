import type { Outcome } from '../../machines/domain/base/failure';
import { confirmedOffer } from '../../machines/domain/loan/offer-list';
import type { Mandate } from '../../machines/domain/mandate/mandate';
import type { UserState } from '../../machines/domain/merchant/user-state';
import {
  type Approval,
  type ApprovalEntryUrl,
  loanApprovalMachine,
} from '../../machines/loan-approval/machine';
import { createLoad } from '../../machines/shared/load';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getAutopayMandate } from '../api/operations/mandate';
import { listLoanOffers } from '../api/operations/offers';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { adaptPolling } from './polling';
import { termloanOrigin } from './termloan-origin';

/** Implements the ports of the loan approval. */
export function adapt(app: App): AdaptedJourney<typeof loanApprovalMachine, ApprovalEntryUrl> {
  const { termloan } = app;
  const seed = app.newRequestKeySeed();
  return {
    machine: loanApprovalMachine.provide({
      actors: {
        loadApproval: createLoad<Approval>((_, signal) => loadApproval(app, signal)),
        getUserState: createLoad<UserState>((_, signal) => getUserState(termloan, signal)),
        getAutopayMandate: createLoad<Mandate, { readonly nbfc: string | null }>(({ nbfc }, signal, loadId) =>
          getAutopayMandate(termloan, { nbfc: nbfc ?? '', isRenewed: false }, `${seed}-${loadId}`, signal),
        ),
        ...adaptPolling(app),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl }),
  };
}

async function loadApproval({ termloan }: App, signal: AbortSignal): Promise<Outcome<Approval>> {
  const [state, selected, features] = await Promise.all([
    getUserState(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    getNbfcFeatureConfig(termloan, signal),
  ]);
  if (!state.ok) return state;
  if (!selected.ok) return selected;
  if (!features.ok) return features;
  const offerContext = { features: features.data, origin: termloanOrigin() };
  return {
    ok: true,
    data: { userState: state.data, offer: confirmedOffer(selected.data.offers, offerContext) },
  };
}
