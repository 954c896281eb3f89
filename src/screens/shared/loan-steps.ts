import { type LoanStep, stepLabel } from '#messages/shared';
import type { Steps } from '../../ui/page/step-bar';

const stepOrder: readonly LoanStep[] = ['offer', 'keyFacts', 'bankAccount', 'agreement', 'money'];

/** The progress bar of the five steps from an offer to the disbursal, filled up to `step`. */
export function loanSteps(step: LoanStep): Steps {
  const done = stepOrder.indexOf(step) + 1;
  return { done, total: stepOrder.length, label: stepLabel(step, done, stepOrder.length) };
}

/** The same bar while its last step waits for somebody else: it is not filled. */
export function underWay(steps: Steps): Steps {
  return { ...steps, done: steps.done - 1 };
}
