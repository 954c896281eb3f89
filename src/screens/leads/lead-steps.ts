import { LEAD_STEPS, leadStepLabel } from '../../copy/leads';
import type { Steps } from '../../ui/page/step-bar';

/** The progress bar of a lead. @param number number of the current step, from 1 */
export function leadSteps(number: number): Steps {
  return { done: number, total: LEAD_STEPS, label: leadStepLabel(number) };
}
