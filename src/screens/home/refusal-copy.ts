import type { PaymentFailure } from '../../../machines/home/context';
import { homeCopy } from '../../copy/home';
import { sharedCopy, whyItFailed } from '../../copy/shared';

const { heading, lead } = homeCopy.refused;

/** Heading and text of a refusal. */
export function refusalCopy(of: PaymentFailure | null): { readonly heading: string; readonly lead: string } {
  if (of === null) return { heading: heading.other, lead: sharedCopy.unableToProcess };
  if (of.kind === 'other') return { heading: heading.other, lead: whyItFailed(of.failure) };
  return { heading: heading[of.kind], lead: lead[of.kind] };
}
