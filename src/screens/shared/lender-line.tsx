import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import { sharedCopy } from '../../copy/shared';
import { LenderTag } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';

/** The lender's name, at the bottom of a page about autopay. */
export function LenderLine({ nbfc }: { readonly nbfc: string | null }) {
  return (
    <Stack end>
      <LenderTag initials={lenderInitials(nbfc)} name={`${sharedCopy.lender}: ${lenderName(nbfc)}`} />
    </Stack>
  );
}
