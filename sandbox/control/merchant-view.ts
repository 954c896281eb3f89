import { flagsOf } from '../database/merchant';
import { type MerchantContext, virtualMs } from './merchant-context';

/** Path of the page that signs the browser in as a merchant: it sets the cookie `act`. */
export const signInUrl = (merchantId: string): string => `/sandbox/enter/${merchantId}`;

/** A merchant as the control API returns it. `now` is virtual time in ms. */
export function merchantView(context: MerchantContext) {
  const { merchant } = context;
  return {
    merchant_id: merchant.id,
    token: merchant.token,
    url: signInUrl(merchant.id),
    persona: merchant.persona,
    display_name: merchant.displayName,
    pan_number: merchant.panNumber,
    now: virtualMs(context),
    flags: flagsOf(merchant),
    process_state: merchant.processState,
    process_substate: merchant.processSubstate,
    kyc_state: merchant.kycState,
    primary_nbfc: merchant.primaryNbfc,
    approval_status: merchant.approvalStatus,
  };
}
