import * as v from 'valibot';

import { numberOrZero, paise, textOrNull } from '../base/wire';

/** Rupees of paise: the divisor of spec 9. */
const inRupees = v.pipe(
  paise,
  v.transform((amount) => amount / 100),
);

/**
 * Loan profile (spec 3). `monthlyIncome` and `monthlySale` are in RUPEES: "both paise from server, divided by 100"; no other
 * entity of the specification divides. They are answers of a form, never money that is paid; saving them
 * multiplies again (`savedLoanProfile`). Latitude and longitude in degrees, 0 when missing.
 */
export const loanProfile = v.pipe(
  v.object({
    merchant_id: textOrNull,
    business_type: textOrNull,
    business_category: textOrNull,
    business_unit: textOrNull,
    loan_purpose: textOrNull,
    monthly_income: inRupees,
    monthly_sale: inRupees,
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

export type LoanProfile = v.InferOutput<typeof loanProfile>;

/** What a step of the application saves: the fields of that step; the others stay unchanged. Null removes an e-mail. */
export type LoanProfileChange = {
  readonly [Field in Exclude<keyof LoanProfile, 'merchantId' | 'email'>]?: NonNullable<LoanProfile[Field]>;
} & { readonly email?: LoanProfile['email'] };

/** Whole paise of an amount in rupees, the unit of the form. */
export function paiseOfRupees(rupees: number): number {
  return Math.round(rupees * 100);
}
