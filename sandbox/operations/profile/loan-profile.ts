import { type Call, fail, type Operation, ok, type Schemas } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { updateEligibility } from '../eligibility/update-eligibility';
import { storeAddress } from './merchant-address';
import { mergeProfile, type ProfileFields, profileOf } from './stored-profile';

/** The pincode that no lender serves, for testers. */
export const UNSERVED_PINCODE = '999999';

export const getUserLoanProfile: Operation<'getUserLoanProfile'> = async (call) =>
  ok(profileView(call, await profileOf(call)));

/** Saves the given fields and leaves the others. The address is also the shipping address of the printed QR code. */
export const saveUserLoanProfile: Operation<'saveUserLoanProfile'> = async (call, { body }) => {
  if (body.pincode === UNSERVED_PINCODE) return fail(400, 'pincode_not_served');
  const fields = await mergeProfile(call, body);
  if (body.address !== undefined) await storeAddress(call, body.address);
  await recordEvent(call.tx, call.merchant.id, call.now, 'profile.saved', { fields: Object.keys(body) });
  await updateEligibility(call);
  return ok(profileView(call, fields));
};

const profileView = ({ merchant }: Call, fields: ProfileFields): Schemas['LoanProfile'] => ({
  merchant_id: merchant.id,
  ...fields,
});
