import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type LoanProfile,
  type LoanProfileChange,
  loanProfileSchema,
  paiseOfRupees,
} from '../../../machines/domain/merchant/loan-profile';
import { omitUndefined } from '../omit-undefined';
import { call, type TermloanService } from '../service';

/** Saves fields of the loan profile; idempotent by key. Omitted fields stay unchanged. Income and sale in rupees, sent in paise. */
export function saveUserLoanProfile(
  service: TermloanService,
  change: LoanProfileChange,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<LoanProfile>> {
  const { monthlyIncome, monthlySale } = change;
  return call(
    service,
    {
      operation: 'saveUserLoanProfile',
      schema: loanProfileSchema,
      signal,
      key,
      fallbackCode: 'unknown_error',
    },
    (init) =>
      service.client.POST('/userLoanProfile', {
        ...init,
        body: omitUndefined({
          business_type: change.businessType,
          business_category: change.businessCategory,
          business_unit: change.businessUnit,
          loan_purpose: change.loanPurpose,
          monthly_income: monthlyIncome === undefined ? undefined : paiseOfRupees(monthlyIncome),
          monthly_sale: monthlySale === undefined ? undefined : paiseOfRupees(monthlySale),
          home_address_type: change.homeAddressType,
          home_ownership_status: change.homeOwnershipStatus,
          shop_ownership_status: change.shopOwnershipStatus,
          social_category: change.socialCategory,
          employee_count: change.employeeCount,
          latitude: change.latitude,
          longitude: change.longitude,
          email: change.email,
          father_name: change.fatherName,
          address: change.address,
          pincode: change.pincode,
        }),
      }),
  );
}
