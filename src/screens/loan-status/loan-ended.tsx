import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderName } from '../../../machines/domain/lender/lenders';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { loanStatusCopy } from '../../copy/loan-status';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { FinalStatusPage } from './final-status-page';

const copy = loanStatusCopy.ended;

/** The loan is repaid or foreclosed. */
export function LoanEndedScreen({ snapshot, send, back }: ScreenProps<typeof loanStatusMachine>) {
  const { loan } = snapshot.context;
  if (loan === null) return null;
  const lead = copy.lead(lenderName(loan.nbfc));
  return (
    <FinalStatusPage
      send={send}
      back={back}
      heading={copy.heading}
      lead={lead}
      status="success"
      secondaryAction={
        <Button variant="ghost" onClick={() => send({ type: 'settledPage.opened' })}>
          {copy.papers}
        </Button>
      }
    >
      <Card>
        <Rows>
          <Row label={copy.paid} value={formatMoney(loan.totalPaid)} strong />
          {loan.endedOn !== null && <Row label={copy.closedOn} value={formatDate(loan.endedOn)} />}
        </Rows>
      </Card>
    </FinalStatusPage>
  );
}
