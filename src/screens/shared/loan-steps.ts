import { type LoanStep, stepLabel } from '../../copy/shared';
import type { Steps } from '../../ui/page/step-bar';

const order: readonly LoanStep[] = ['offer', 'keyFacts', 'bankAccount', 'agreement', 'money'];

/** The progress bar of the five steps from an offer to the disbursal, filled up to this one. */
export function loanSteps(step: LoanStep): Steps {
  const done = order.indexOf(step) + 1;
  return { done, total: order.length, label: stepLabel(step, done, order.length) };
}
