import { type Operation, ok } from '../wire/operation';
import { maskPan } from './mask';
import { registrationView } from './udyam/registration';

export const getPanDetails: Operation<'getPanDetails'> = async ({ merchant }) => {
  const known = merchant.kycState !== 'NOT_STARTED';
  return ok({
    pan_name: known ? merchant.panName : null,
    pan_number: known ? maskPan(merchant.panNumber) : null,
    email: null,
    dob: known ? merchant.dob : null,
    update_time: merchant.createdAt,
    verification_status: known ? 'VERIFIED' : 'NOT_SUBMITTED',
    error: null,
  });
};

export const getMerchant: Operation<'getMerchant'> = async (call) => {
  const { merchant } = call;
  const { udyam_number = null, udyam_status } = await registrationView(call);
  return ok({
    id: merchant.id,
    display_name: merchant.displayName,
    mobile: merchant.mobile,
    udyam_number,
    udyam_status,
  });
};
