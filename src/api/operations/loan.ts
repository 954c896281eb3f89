import type { Outcome } from '../../../machines/domain/failure';
import { type Features, features } from '../../../machines/domain/features';
import { type Loan, latestLoan } from '../../../machines/domain/loan';
import { type LoanConfig, loanConfig } from '../../../machines/domain/loan-config';
import { type PanDetails, panDetails } from '../../../machines/domain/pan-details';
import { type UserState, userState } from '../../../machines/domain/user-state';
import { call, type TermloanService } from '../service';

/** The latest loan (account view); null while the merchant has none. */
export function getLoan(service: TermloanService, signal: AbortSignal): Promise<Outcome<Loan | null>> {
  return call(service, { operation: 'getLoan', schema: latestLoan, signal }, (init) =>
    service.client.GET('/loan', init),
  );
}

/** Configuration of the loan product. */
export function getLoanConfig(
  service: TermloanService,
  isSigned: boolean,
  signal: AbortSignal,
): Promise<Outcome<LoanConfig>> {
  return call(service, { operation: 'getLoanConfig', schema: loanConfig, signal }, (init) =>
    service.client.GET('/getLoanConfig', {
      ...init,
      params: { ...init.params, query: { is_signed: isSigned } },
    }),
  );
}

/** Where the merchant stands. */
export function getUserState(service: TermloanService, signal: AbortSignal): Promise<Outcome<UserState>> {
  return call(service, { operation: 'getUserState', schema: userState, signal }, (init) =>
    service.client.GET('/getUserState', init),
  );
}

/** Tells the step that was reached. */
export function setUserState(
  service: TermloanService,
  step: { readonly kycState: string; readonly processState: string; readonly processSubState: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<UserState>> {
  return call(service, { operation: 'setUserState', schema: userState, signal, key }, (init) =>
    service.client.POST('/setUserState', {
      ...init,
      body: {
        kyc_state: step.kycState,
        process_state: step.processState,
        process_substate: step.processSubState,
      },
    }),
  );
}

/** Feature flags and experiments of the profile. */
export function getNbfcFeatureConfig(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<Features>> {
  return call(service, { operation: 'getNbfcFeatureConfig', schema: features, signal }, (init) =>
    service.client.GET('/v1/nbfcFeatureConfig', init),
  );
}

/** What the lender knows of the PAN. */
export function getPanDetails(service: TermloanService, signal: AbortSignal): Promise<Outcome<PanDetails>> {
  return call(service, { operation: 'getPanDetails', schema: panDetails, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}
