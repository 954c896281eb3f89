import * as v from 'valibot';

import { numberOrZero, paise, textOrNull } from '../base/wire';

/** Paise, converted to rupees (spec 9). */
const rupeesFromPaise = v.pipe(
  paise,
  v.transform((amount) => amount / 100),
);

/**
 * Loan profile (spec 3). `monthlyIncome` and `monthlySale` are in RUPEES, unlike the amounts of all other entities (spec 3: "both
 * paise from server, divided by 100"). They are answers in a form; saving the profile converts them back to paise
 * (`paiseOfRupees`). Latitude and longitude in degrees, 0 when missing.
 */
export const loanProfileSchema = v.pipe(
  v.object({
    merchant_id: textOrNull,
    business_type: textOrNull,
    business_category: textOrNull,
    business_unit: textOrNull,
    loan_purpose: textOrNull,
    monthly_income: rupeesFromPaise,
    monthly_sale: rupeesFromPaise,
    home_address_type: textOrNull,
    home_ownership_status: textOrNull,
    shop_ownership_status: textOrNull,
    social_category: textOrNull,
    employee_count: numberOrZero,
    latitude: numberOrZero,
    longitude: numberOrZero,
    email: textOrNull,
    father_name: textOrNull,
    address: textOrNull,
    pincode: textOrNull,
  }),
  v.transform((wire) => ({
    merchantId: wire.merchant_id,
    businessType: wire.business_type,
    businessCategory: wire.business_category,
    businessUnit: wire.business_unit,
    loanPurpose: wire.loan_purpose,
    monthlyIncome: wire.monthly_income,
    monthlySale: wire.monthly_sale,
    homeAddressType: wire.home_address_type,
    homeOwnershipStatus: wire.home_ownership_status,
    shopOwnershipStatus: wire.shop_ownership_status,
    socialCategory: wire.social_category,
    employeeCount: wire.employee_count,
    latitude: wire.latitude,
    longitude: wire.longitude,
    email: wire.email,
    fatherName: wire.father_name,
    address: wire.address,
    pincode: wire.pincode,
  })),
);

export type LoanProfile = v.InferOutput<typeof loanProfileSchema>;

/** The fields that a step of the application saves; all others stay unchanged. Null removes the e-mail address. */
export type LoanProfileChange = {
  readonly [Field in Exclude<keyof LoanProfile, 'merchantId' | 'email'>]?: NonNullable<LoanProfile[Field]>;
} & { readonly email?: LoanProfile['email'] };

/** Converts an amount of the form, in rupees, to whole paise. */
export function paiseOfRupees(rupees: number): number {
  return Math.round(rupees * 100);
}
