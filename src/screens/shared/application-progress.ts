import { applicationCopy, stepNames } from '#messages/application';
import { type ApplicationStep, applicationSteps } from '../../../machines/domain/entry/application-steps';
import type { Steps } from '../../ui/page/step-bar';

/** The progress bar of the application, filled up to this step. */
export function applicationProgress(step: ApplicationStep): Steps {
  const done = applicationSteps.indexOf(step) + 1;
  const total = applicationSteps.length;
  return { done, total, label: applicationCopy.stepOf(done, total, stepNames[step]) };
}
