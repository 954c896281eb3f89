import { LEAD_STEPS, leadStepLabel } from '../../copy/leads';
import type { Steps } from '../../ui/page/step-bar';

/** Where the merchant stands on the way to the partner. @param number from 1 */
export function leadSteps(number: number): Steps {
  return { done: number, total: LEAD_STEPS, label: leadStepLabel(number) };
}
