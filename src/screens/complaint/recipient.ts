import { OWN_OFFICER } from '#messages/complaint';
import type { Complaint } from '../../../machines/domain/merchant/complaint';
import { lenderName } from '../../copy/lender';

/** Who got a complaint: its lender by name, or our own officer. */
export function recipientOf({ about, nbfc }: Pick<Complaint, 'about' | 'nbfc'>): string {
  return about === 'APP' ? OWN_OFFICER : lenderName(nbfc);
}
