import { loanApprovalCopy as copy } from '#messages/loan-approval';
import { sharedCopy } from '#messages/shared';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** Headings by the operation that failed. */
const headings: Readonly<Record<string, string>> = {
  getUserState: copy.unavailable.userState,
  listLoanOffers: copy.unavailable.offers,
  getAutopayMandate: copy.unavailable.mandate,
};

/** A read failed: the reason, and a button to retry. */
export function ApprovalUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof loanApprovalMachine>) {
  const { failure } = snapshot.context;
  return (
    <Notice
      title={copy.title}
      heading={headings[failure?.operation ?? ''] ?? sharedCopy.defaultError}
      lead={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
