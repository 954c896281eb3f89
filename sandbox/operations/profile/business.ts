import { fail, type Operation, ok } from '../../base/operation';
import { maskEmail, maskMobile } from '../mask';
import { registrationView } from '../udyam/registration';
import { profileOf } from './stored-profile';

/** Name of the merchant's shop: the first name on the PAN, and Stores. */
const shopName = (panName: string): string => {
  const [firstName = ''] = panName.split(' ');
  return `${firstName.charAt(0)}${firstName.slice(1).toLowerCase()} Stores`;
};

export const getBusinessDetails: Operation<'getBusinessDetails'> = async (call) => {
  const profile = await profileOf(call);
  const { udyam_number = null, udyam_status } = await registrationView(call);
  return ok({
    business_name: shopName(call.merchant.panName),
    business_type: profile.business_type ?? null,
    gstin: null,
    udyam_number,
    udyam_status,
    date_of_commencement: '2016-04-01',
    address: profile.address ?? null,
    pincode: profile.pincode ?? null,
  });
};

export const getMerchantData: Operation<'getMerchantData'> = async (call, { body }) => {
  const { merchant } = call;
  if (body.merchant_id !== merchant.id) return fail(404, 'merchant_not_found');
  const profile = await profileOf(call);
  return ok({
    merchant_id: merchant.id,
    display_name: merchant.displayName,
    mobile: maskMobile(merchant.mobile),
    email: profile.email ? maskEmail(profile.email) : null,
    shop_name: shopName(merchant.panName),
    category: profile.business_category ?? null,
    create_time: merchant.createdAt,
  });
};

/** The merchant's experiments, as the flags set them. */
export const getAbProfile: Operation<'getAbProfile'> = async ({ merchant, flags }, { body }) =>
  body.merchant_id === merchant.id
    ? ok({ merchant_id: merchant.id, experiments: flags.experiments })
    : fail(404, 'merchant_not_found');
