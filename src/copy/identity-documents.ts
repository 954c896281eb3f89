import { pictureRefusals } from '#messages/identity-documents';
import type { Failure } from '../../machines/domain/base/failure';
import { whyItFailed } from './shared';

/** Why an uploaded picture was refused; an unknown code is never shown. */
export function pictureRefusal(failure: Failure): string {
  switch (failure.code) {
    case 'file_gone':
    case 'file_too_large':
    case 'file_type_not_supported':
      return pictureRefusals[failure.code];
    default:
      return whyItFailed(failure);
  }
}
