import { loanStatusCopy } from '#messages/loan-status';
import { settledCopy } from '#messages/settled';
import { formatMoney } from '../../../machines/domain/base/money';
import { endingOf } from '../../../machines/domain/loan/ending';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { FinalStatusPage } from './final-status-page';

const copy = loanStatusCopy.ended;

/** The loan is repaid, foreclosed or settled. */
export function LoanEndedScreen({ snapshot, send, back }: ScreenProps<typeof loanStatusMachine>) {
  const { loan } = snapshot.context;
  if (loan === null) return null;
  const isSettled = endingOf(loan) === 'settled';
  const lender = lenderName(loan.nbfc);
  return (
    <FinalStatusPage
      send={send}
      back={back}
      heading={isSettled ? settledCopy.headings.settled : copy.heading}
      lead={isSettled ? settledCopy.leads.settled(lender) : copy.lead(lender)}
      status={isSettled ? 'info' : 'success'}
      secondaryAction={
        <Button variant="ghost" onClick={() => send({ type: 'settledPage.opened' })}>
          {copy.papers}
        </Button>
      }
    >
      <Card>
        <Rows>
          {loan.totalPaid > 0 && <Row label={copy.paid} value={formatMoney(loan.totalPaid)} strong />}
          {loan.endedOn !== null && <Row label={copy.closedOn} value={formatDate(loan.endedOn)} />}
        </Rows>
      </Card>
    </FinalStatusPage>
  );
}
