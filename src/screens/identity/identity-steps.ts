import type { IdentityFacts } from '../../../machines/identity/context';
import type { Steps } from '../../ui/page/step-bar';
import { applicationProgress } from '../shared/application-progress';

/** The progress bar of the application. None where an earlier identity check has expired: its pages can then be opened without an application. */
export function identitySteps(
  step: 'pan' | 'kyc',
  facts: Pick<IdentityFacts, 'status'> | null,
): { readonly steps?: Steps } {
  return facts === null || facts.status.kycState === 'EXPIRED' ? {} : { steps: applicationProgress(step) };
}
