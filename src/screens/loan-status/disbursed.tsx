import { loanStatusCopy } from '#messages/loan-status';
import { formatMoney } from '../../../machines/domain/base/money';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { loanSteps } from '../shared/loan-steps';
import { DisbursalPath } from '../shared/money-path';
import { Page } from '../shared/pages/page';
import { bankAccountText } from './bank-account-text';
import { SignedPapers } from './signed-papers';

const copy = loanStatusCopy.disbursed;

/** The receipt: the service confirmed the disbursal. There is no back button, only a button to home. */
export function DisbursedScreen({ snapshot, send }: ScreenProps<typeof loanStatusMachine>) {
  const { loan } = snapshot.context;
  if (loan === null) return null;
  const bankAccount = bankAccountText(loan);
  return (
    <Page
      title={loanStatusCopy.title}
      heading={copy.heading}
      status="success"
      drawing={<DisbursalPath nbfc={loan.nbfc} hasArrived />}
      steps={loanSteps('money')}
      action={<Button onClick={() => send({ type: 'home.opened' })}>{copy.action}</Button>}
    >
      {loan.disbursedAmount > 0 && (
        <Stack align="center">
          <Amount size="xl">{formatMoney(loan.disbursedAmount)}</Amount>
        </Stack>
      )}
      <Card>
        <Rows>
          {loan.nextDueInstalmentAmount > 0 && loan.nextDueDate !== null && (
            <Row
              label={copy.nextInstalment}
              value={formatMoney(loan.nextDueInstalmentAmount)}
              hint={copy.nextInstalmentOn(formatDate(loan.nextDueDate))}
            />
          )}
          {bankAccount !== null && <Row label={copy.account} value={bankAccount} />}
          {loan.utr !== null && <Row label={copy.reference} value={loan.utr} />}
          {loan.disbursedOn !== null && <Row label={copy.date} value={formatDate(loan.disbursedOn)} />}
          <Row label={copy.lender} value={lenderName(loan.nbfc)} />
          {loan.accountNumber !== null && <Row label={copy.loanAccount} value={loan.accountNumber} />}
        </Rows>
      </Card>
      <SignedPapers snapshot={snapshot} send={send} />
    </Page>
  );
}
