import { flagsOf } from '../database/merchant';
import { type MerchantContext, virtualMs } from './merchant-context';

/** URL that signs the browser in as a merchant, by cookie. */
export const signInUrl = (merchantId: string): string => `/sandbox/enter/${merchantId}`;

/** A merchant in the control API. `now` is virtual, ms. */
export function merchantView(scene: MerchantContext) {
  const { merchant } = scene;
  return {
    merchant_id: merchant.id,
    token: merchant.token,
    url: signInUrl(merchant.id),
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
