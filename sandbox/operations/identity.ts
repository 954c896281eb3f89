import { type Operation, ok } from '../wire/operation';

export const getMerchant: Operation<'getMerchant'> = async ({ merchant }) =>
  ok({
    id: merchant.id,
    display_name: merchant.displayName,
    mobile: merchant.mobile,
    udyam_number: null,
    udyam_status: 'NOT_REGISTERED',
  });
