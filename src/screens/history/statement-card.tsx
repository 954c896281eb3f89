import { isLinkWithoutPersonalData } from '../../../machines/domain/history';
import { lenderName } from '../../../machines/domain/lenders';
import type { Loan } from '../../../machines/domain/loan';
import type { HistoryFacts } from '../../../machines/history/machine';
import { historyCopy as copy, statementText } from '../../copy/history';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { LinkButton } from '../../ui/link-button';
import { Stack } from '../../ui/stack';
import { PrintButton } from '../shared/print-button';

interface StatementCardProps {
  readonly facts: HistoryFacts;
  readonly loan: Loan;
  readonly hasShareFailed: boolean;
  readonly isBusy: boolean;
  readonly onShare: (text: string) => void;
}

/** The lender's statement to open, its sums to share, and this list to print. */
export function StatementCard({ facts, loan, hasShareFailed, isBusy, onShare }: StatementCardProps) {
  const { statementLink } = facts.details;
  const share = () =>
    onShare(
      statementText({
        lender: lenderName(loan.nbfc),
        paid: loan.totalPaid,
        left: loan.maxRepaymentAmount,
        lateCharges: loan.latePenaltiesAdded,
        on: facts.readAt,
        link: shareable(statementLink),
      }),
    );
  return (
    <Stack gap="sm">
      {hasShareFailed && <Banner tone="info">{copy.shareFailed}</Banner>}
      <ButtonRow>
        {statementLink !== null && (
          <LinkButton href={statementLink} target="_blank" variant="secondary">
            {copy.statement}
          </LinkButton>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={share}>
          {copy.share}
        </Button>
        <PrintButton label={copy.print} />
      </ButtonRow>
    </Stack>
  );
}

/** The statement's whole address; null when it must not be sent to somebody else. */
function shareable(link: string | null): string | null {
  if (link === null) return null;
  const whole = new URL(link, window.location.href).href;
  return isLinkWithoutPersonalData(whole) ? whole : null;
}
