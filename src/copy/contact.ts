import { contactCopy } from '#messages/contact';
import type { Failure } from '../../machines/domain/base/failure';
import { whyItFailed } from './shared';

/** Why the consent to WhatsApp messages was not changed. */
export function whyNotChanged(why: Failure): string {
  return why.code === 'mobile_not_registered' ? contactCopy.consent.numberUnknown : whyItFailed(why);
}
