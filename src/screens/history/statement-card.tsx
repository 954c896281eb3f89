import { historyCopy as copy } from '#messages/history';
import type { PaperSharing, PaperToShare } from '../../../machines/domain/files/paper-sharing';
import { amountLeft, type Loan } from '../../../machines/domain/loan/loan';
import type { HistoryFacts } from '../../../machines/history/machine';
import { statementText } from '../../copy/history';
import { lenderName } from '../../copy/lender';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { ButtonRow } from '../../ui/controls/button-row';
import { DocumentLink } from '../shared/document-link';
import { MailButton } from '../shared/papers/mail-button';
import { SharingNotice } from '../shared/papers/sharing-notice';
import { PrintButton } from '../shared/print-button';

interface StatementCardProps {
  readonly facts: HistoryFacts;
  readonly loan: Loan;
  /** What became of the last sharing. */
  readonly sharing: PaperSharing | null;
  readonly isBusy: boolean;
  readonly onShare: (paper: PaperToShare) => void;
}

/** Buttons that open the lender's statement, share it with the totals of the loan, and print the history. */
export function StatementCard({ facts, loan, sharing, isBusy, onShare }: StatementCardProps) {
  const { statementLink } = facts.details;
  const text = statementText({
    lender: lenderName(loan.nbfc),
    loanAccount: loan.accountNumber,
    paid: loan.totalPaid,
    left: amountLeft(loan),
    lateCharges: loan.lateChargesAdded,
    on: facts.readAt,
  });
  const share = () =>
    onShare({
      text,
      file:
        statementLink === null
          ? null
          : {
              link: statementLink,
              name: 'statement',
              inApp: { text: copy.statementInApp, path: '/termloan/history' },
            },
    });
  return (
    <Stack gap="sm">
      <SharingNotice sharing={sharing} />
      <ButtonRow>
        {statementLink !== null && <DocumentLink link={statementLink} name={copy.statement} />}
        <Button variant="secondary" disabled={isBusy} onClick={share}>
          {copy.share}
        </Button>
        <MailButton subject={copy.statement} text={text} />
        <PrintButton label={copy.print} />
      </ButtonRow>
    </Stack>
  );
}
