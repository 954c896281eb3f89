type YesOrNo = 'yes' | 'no';

/** What a lead fills in. Turnover in rupees a month, age in months. */
export interface LeadProfileForm {
  readonly monthlyTurnover: number;
  readonly currentAccountAvailable: YesOrNo;
  readonly gstRegistered: YesOrNo;
  readonly businessAgeMonths: number;
}

/** What the service is sent. Turnover in paise a year. */
export interface LeadProfileUpdate {
  readonly annualTurnover: number;
  readonly hasCurrentAccount: boolean;
  readonly isGstRegistered: boolean;
  readonly businessAgeMonths: number;
}

/** A year's turnover in paise from a month's in rupees: times 12, times 100 (assumed): 45,000 is 54,000,000. */
export function annualTurnover(monthlyTurnover: number): number {
  return Math.round(monthlyTurnover * 12 * 100);
}

/** Lead profile update (spec 3): turnover of a year, yes and no as booleans, whole months. */
export function leadProfileUpdate(form: LeadProfileForm): LeadProfileUpdate {
  return {
    annualTurnover: annualTurnover(form.monthlyTurnover),
    hasCurrentAccount: form.currentAccountAvailable === 'yes',
    isGstRegistered: form.gstRegistered === 'yes',
    businessAgeMonths: Math.trunc(form.businessAgeMonths),
  };
}
