import type { Outcome } from '../../../machines/domain/base/failure';
import { type UserState, userStateSchema } from '../../../machines/domain/merchant/user-state';
import { call, type TermloanService } from '../service';

/** The merchant's process state and KYC state. */
export function getUserState(service: TermloanService, signal: AbortSignal): Promise<Outcome<UserState>> {
  return call(service, { operation: 'getUserState', schema: userStateSchema, signal }, (init) =>
    service.client.GET('/getUserState', init),
  );
}

/** Reports the step that the merchant has reached. */
export function setUserState(
  service: TermloanService,
  step: { readonly kycState: string; readonly processState: string; readonly processSubState: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<UserState>> {
  return call(service, { operation: 'setUserState', schema: userStateSchema, signal, key }, (init) =>
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
