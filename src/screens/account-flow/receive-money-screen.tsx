import { accountFlowCopy as copy } from '#messages/account-flow';
import { moneyCopy } from '#messages/money';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { formatMoney } from '../../../machines/domain/base/money';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';
import { accountDetail } from '../../copy/bank-account';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';

/** Receipt of the signature, with the account that receives the loan. The only next step is the status of the disbursal. */
export function ReceiveMoneyScreen({ snapshot, send }: ScreenProps<typeof accountFlowMachine>) {
  const { loan, offer, accounts } = snapshot.context.start;
  const account = loan?.bankAccount ?? accounts.find(({ id }) => id === loan?.bankDetailsId) ?? null;
  // The offer's amount is shown until the service reports the disbursed amount. Paise.
  const disbursedAmount = loan !== null && loan.disbursedAmount > 0 ? loan.disbursedAmount : null;
  const amount = disbursedAmount ?? offer?.transferableAmount ?? 0;
  return (
    <Page
      title={copy.receiptTitle}
      heading={copy.signed}
      lead={copy.signedLead}
      status="success"
      steps={loanSteps('money')}
      action={<Button onClick={() => send({ type: 'status.opened' })}>{copy.seeMoney}</Button>}
    >
      {amount > 0 && (
        <Stack gap="xs" align="center">
          <Lead>{moneyCopy.inBank}</Lead>
          <Amount size="xl">{formatMoney(amount)}</Amount>
        </Stack>
      )}
      <Card>
        <Rows>
          {account !== null && (
            <Row label={copy.moneyGoesTo} value={maskedAccount(account)} hint={accountDetail(account)} />
          )}
          <Row label={moneyCopy.lender} value={lenderName(loan?.nbfc ?? offer?.nbfc ?? null)} />
        </Rows>
      </Card>
    </Page>
  );
}
