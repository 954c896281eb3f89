import { moneyCopy } from '#messages/money';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { chosenAccount } from '../../../machines/account-flow/selectors';
import {
  accountInFull,
  type BankAccount,
  splitPaymentAddress,
} from '../../../machines/domain/payment/bank-account';
import { accountFlowCopy as copy } from '../../copy/account-flow';
import { accountDetail, bankAccountCopy } from '../../copy/bank-account';
import { aprLine, instalmentLine, lastInstalment, moneyOrNotGiven } from '../../copy/money';
import type { ScreenProps } from '../../journey/screen';
import { AccountNumber, Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead, SectionHeading } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Lender } from '../shared/lender';
import { loanSteps } from '../shared/loan-steps';
import { Page } from '../shared/pages/page';

/** The offer and the account, for the merchant to confirm. The page stays while the confirmation is submitted. */
export function ConfirmScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  const { offer } = snapshot.context.start;
  const account = chosenAccount(snapshot.context);
  const isPending = snapshot.hasTag('pending');
  const canConfirm = isPending || snapshot.can({ type: 'offer.confirmed' });
  return (
    <Page
      title={copy.title}
      heading={copy.confirmHeading}
      lead={copy.confirmLead}
      steps={loanSteps('bankAccount')}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.confirming}</Hint>}
          <Button busy={isPending} disabled={!canConfirm} onClick={() => send({ type: 'offer.confirmed' })}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      {offer !== null && (
        <Card>
          <Stack gap="sm">
            <Lender nbfc={offer.nbfc} />
            <div>
              <Lead>{moneyCopy.loanAmount}</Lead>
              <Amount>{moneyOrNotGiven(offer.loanAmount)}</Amount>
            </div>
            <Rows>
              <Row label={moneyCopy.inBank} value={moneyOrNotGiven(offer.transferableAmount)} />
              <Row
                label={moneyCopy.instalment}
                value={instalmentLine(offer.instalment, offer.instalments)}
                {...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount)}
              />
              <Row label={moneyCopy.payInAll} value={moneyOrNotGiven(offer.payableAmount)} />
              <Row label={moneyCopy.apr} value={aprLine(offer.apr)} />
            </Rows>
          </Stack>
        </Card>
      )}
      {account !== null && (
        <Card>
          <SectionHeading>{copy.moneyGoesTo}</SectionHeading>
          <AccountNumber>{accountInFull(account)}</AccountNumber>
          <Hint>{accountDetail(account)}</Hint>
          <AccountRows account={account} />
        </Card>
      )}
    </Page>
  );
}

/** What the merchant compares with their passbook: the bank's name for the holder, and the IFSC; nothing where the service knows neither. */
function AccountRows({ account: { holderName, accountType, paymentAddress } }: { account: BankAccount }) {
  const ifsc = accountType === 'UPI' ? null : splitPaymentAddress(paymentAddress).ifsc;
  if (holderName === null && ifsc === null) return null;
  return (
    <Rows>
      {holderName !== null && <Row label={copy.holder} value={holderName} />}
      {ifsc !== null && <Row label={bankAccountCopy.ifsc} value={ifsc} />}
    </Rows>
  );
}
