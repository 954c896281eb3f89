import { type Operation, ok } from '../base/operation';
import { findCreditLine } from './supplier-credit/credit-line';
import { registrationView } from './udyam/registration';

export const getMerchant: Operation<'getMerchant'> = async (call) => {
  const { merchant } = call;
  const { udyam_number = null, udyam_status } = await registrationView(call);
  return ok({
    id: merchant.id,
    display_name: merchant.displayName,
    mobile: merchant.mobile,
    udyam_number,
    udyam_status,
    is_pay_later_customer: (await findCreditLine(call)) !== undefined,
  });
};
