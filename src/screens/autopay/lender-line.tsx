import { lenderOf } from '../../../machines/autopay/setup';
import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import type { Loan } from '../../../machines/domain/loan';
import type { Mandate } from '../../../machines/domain/mandate';
import { sharedCopy } from '../../copy/shared';
import { LenderTag } from '../../ui/lender-tag';
import { Stack } from '../../ui/stack';

interface LenderLineProps {
  readonly of: { readonly loan: Loan | null; readonly mandate: Mandate | null };
}

/** Who may debit, at the end of the page. */
export function LenderLine({ of }: LenderLineProps) {
  const nbfc = lenderOf(of);
  return (
    <Stack end>
      <LenderTag initials={lenderInitials(nbfc)} name={`${sharedCopy.lender}: ${lenderName(nbfc)}`} />
    </Stack>
  );
}
