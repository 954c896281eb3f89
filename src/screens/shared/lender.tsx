import type { ReactNode } from 'react';
import { sharedCopy } from '#messages/shared';
import { lenderMark } from '../../../machines/domain/lender/lenders';
import { lenderName } from '../../copy/lender';
import { LenderTag } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';

interface LenderProps {
  /** Code of the lender; null where it is not known. */
  readonly nbfc: string | null;
  /** Text beside the mark; by default the lender's name. */
  readonly children?: ReactNode;
}

/** A lender by mark and name. */
export function Lender({ nbfc, children = lenderName(nbfc) }: LenderProps) {
  return <LenderTag mark={lenderMark(nbfc)} name={children} />;
}

/** The lender as the last line of a page, after the word "Lender": nothing else there says what the name stands for. */
export function LenderLine({ nbfc }: { readonly nbfc: string | null }) {
  return (
    <Stack end>
      <Lender nbfc={nbfc}>{sharedCopy.lenderLine(lenderName(nbfc))}</Lender>
    </Stack>
  );
}
