import { lenderOf } from '../../../machines/autopay/setup';
import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import type { Loan } from '../../../machines/domain/loan/loan';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import { sharedCopy } from '../../copy/shared';
import { LenderTag } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';

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
