type YesOrNo = 'yes' | 'no';

/** The answers of a lead's form. Turnover in rupees a month, age in months. */
export interface LeadProfileAnswers {
  readonly monthlyTurnover: number;
  readonly currentAccountAvailable: YesOrNo;
  readonly gstRegistered: YesOrNo;
  readonly businessAgeMonths: number;
}

/** The update as it is sent to the service. Turnover in paise a year. */
export interface LeadProfileUpdate {
  readonly annualTurnover: number;
  readonly hasCurrentAccount: boolean;
  readonly isGstRegistered: boolean;
  readonly businessAgeMonths: number;
}

/** A year's turnover in paise, from a month's in rupees (assumed): 45,000 gives 54,000,000. */
export function annualTurnover(monthlyRupees: number): number {
  return Math.round(monthlyRupees * 12 * 100);
}

/** Converts the answers of the form to the lead profile update (spec 3). */
export function leadProfileUpdate(form: LeadProfileAnswers): LeadProfileUpdate {
  return {
    annualTurnover: annualTurnover(form.monthlyTurnover),
    hasCurrentAccount: form.currentAccountAvailable === 'yes',
    isGstRegistered: form.gstRegistered === 'yes',
    businessAgeMonths: Math.trunc(form.businessAgeMonths),
  };
}
