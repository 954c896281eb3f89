import { leadFieldMessages, leadStep, leadStepNames, leadsCopy, shopAgeMessages } from '#messages/leads';
import type { LeadField, LeadFieldProblem } from '../../machines/domain/trade/lead-fields';

/** Label of the progress bar. @param number number of the step, from 1 */
export function leadStepLabel(number: number): string {
  return leadStep(number, LEAD_STEPS, leadStepNames[number - 1] ?? '');
}

/** Number of steps of a lead. */
export const LEAD_STEPS = leadStepNames.length;

/** Error message of a field. */
export function leadFieldProblem(field: LeadField, problem: LeadFieldProblem): string {
  const messages = leadFieldMessages;
  if (problem === 'missing') return messages.missing[field];
  if (field === 'monthlyTurnover') {
    if (problem === 'too-small') return messages.turnoverTooSmall;
    return problem === 'too-large' ? messages.turnoverTooLarge : messages.turnoverMalformed;
  }
  if (problem === 'malformed') return field === 'years' ? messages.yearsMalformed : messages.monthsMalformed;
  return field === 'years' ? messages.yearsTooLarge : messages.monthsTooLarge;
}

/** Age of a shop: "3 years 4 months". @param age whole months */
export function shopAge(age: number): string {
  const { underOneMonth, years, months, yearsAndMonths } = shopAgeMessages;
  const [fullYears, restMonths] = [Math.trunc(age / 12), age % 12];
  if (fullYears === 0) return restMonths === 0 ? underOneMonth : months(restMonths);
  return restMonths === 0 ? years(fullYears) : yearsAndMonths(fullYears, restMonths);
}

/** Label of a yes-or-no answer; null: not answered. */
export function yesOrNoLabel(answer: boolean | null): string {
  if (answer === null) return leadsCopy.review.notAnswered;
  return answer ? leadsCopy.profile.yes : leadsCopy.profile.no;
}
