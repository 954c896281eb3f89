import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import { sharedCopy } from '../../copy/shared';
import { LenderTag } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';

/** Who may debit, at the bottom of the page. */
export function LenderLine({ nbfc }: { readonly nbfc: string | null }) {
  return (
    <Stack end>
      <LenderTag initials={lenderInitials(nbfc)} name={`${sharedCopy.lender}: ${lenderName(nbfc)}`} />
    </Stack>
  );
}
