import { lenderName } from '../../../machines/domain/lender/lenders';
import { isLinkWithoutPersonalData } from '../../../machines/domain/loan/history';
import type { Loan } from '../../../machines/domain/loan/loan';
import type { HistoryFacts } from '../../../machines/history/machine';
import { historyCopy as copy, statementText } from '../../copy/history';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { ButtonRow } from '../../ui/controls/button-row';
import { Banner } from '../../ui/feedback/banner';
import { DocumentLink } from '../shared/document-link';
import { PrintButton } from '../shared/print-button';
import { useServiceFile } from '../shared/service-file';

interface StatementCardProps {
  readonly facts: HistoryFacts;
  readonly loan: Loan;
  readonly hasShareFailed: boolean;
  readonly isBusy: boolean;
  readonly onShare: (text: string) => void;
}

/** Buttons that open the lender's statement, share the totals of the loan, and print the history. */
export function StatementCard({ facts, loan, hasShareFailed, isBusy, onShare }: StatementCardProps) {
  const { statementLink } = facts.details;
  const statement = useServiceFile(statementLink);
  const share = () =>
    onShare(
      statementText({
        lender: lenderName(loan.nbfc),
        paid: loan.totalPaid,
        left: loan.maxRepaymentAmount,
        lateCharges: loan.lateChargesAdded,
        on: facts.readAt,
        link: statement !== null && isLinkWithoutPersonalData(statement.address) ? statement.address : null,
      }),
    );
  return (
    <Stack gap="sm">
      {hasShareFailed && <Banner tone="info">{copy.shareFailed}</Banner>}
      <ButtonRow>
        {statementLink !== null && <DocumentLink link={statementLink} name={copy.statement} />}
        <Button variant="secondary" disabled={isBusy} onClick={share}>
          {copy.share}
        </Button>
        <PrintButton label={copy.print} />
      </ButtonRow>
    </Stack>
  );
}
