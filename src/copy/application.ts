import { applicationStepCopy } from '#messages/application';
import type { Failure } from '../../machines/domain/base/failure';
import { whyItFailed } from './shared';

/** Why a form step was not saved. */
export function notSavedText(failure: Failure): string {
  return failure.code === 'pincode_not_served' ? applicationStepCopy.notServed : whyItFailed(failure);
}
