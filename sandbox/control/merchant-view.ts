import { flagsOf } from '../books/merchant';
import { type Scene, virtualMs } from './scene';

/** Where a merchant is entered as, by cookie. */
export const enterUrl = (merchantId: string): string => `/sandbox/enter/${merchantId}`;

/** A merchant as the control API shows them. `now` is virtual, ms. */
export function merchantView(scene: Scene) {
  const { merchant } = scene;
  return {
    merchant_id: merchant.id,
    token: merchant.token,
    url: enterUrl(merchant.id),
    persona: merchant.persona,
    display_name: merchant.displayName,
    pan_number: merchant.panNumber,
    now: virtualMs(scene),
    flags: flagsOf(merchant),
    process_state: merchant.processState,
    process_substate: merchant.processSubstate,
    kyc_state: merchant.kycState,
    primary_nbfc: merchant.primaryNbfc,
    approval_status: merchant.approvalStatus,
  };
}
