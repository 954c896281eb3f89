import { type ApplicationStep, applicationSteps } from '../../../machines/domain/entry/application-steps';
import { applicationCopy, stepNames } from '../../copy/application';
import type { Steps } from '../../ui/page/step-bar';

/** The bar of the way, filled up to this step. */
export function waySteps(step: ApplicationStep): Steps {
  const done = applicationSteps.indexOf(step) + 1;
  const total = applicationSteps.length;
  return { done, total, label: applicationCopy.stepOf(done, total, stepNames[step]) };
}
