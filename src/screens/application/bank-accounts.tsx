import { applicationStepCopy, stepNames } from '#messages/application';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';
import { accountDetail } from '../../copy/bank-account';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { applicationProgress } from '../shared/application-progress';
import { Page } from '../shared/pages/page';
import { UnreadableNote } from '../shared/unreadable-note';
import type { ApplicationProps } from './props';

const copy = applicationStepCopy.bank;

/** The accounts on file, masked. None is chosen here: the account that receives the loan is chosen with the offer. */
export function BankAccountsPage({ snapshot, send, back }: ApplicationProps) {
  const accounts = snapshot.context.data?.accounts ?? [];
  return (
    <Page
      title={stepNames.bank}
      heading={copy.heading}
      lead={copy.lead}
      steps={applicationProgress('bank')}
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'nextStep.opened' })}>{copy.goOn}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'account.added' })}>
            {copy.addAnother}
          </Button>
        </>
      }
    >
      <Card tight>
        {accounts.map((account) => (
          <ListRow
            key={account.id}
            icon={
              <IconDot size="lg">
                <Icon name="bank" size={22} />
              </IconDot>
            }
            title={maskedAccount(account)}
            detail={accountDetail(account)}
            strong
          />
        ))}
      </Card>
      <UnreadableNote kind="account" count={snapshot.context.data?.malformedAccounts ?? 0} />
    </Page>
  );
}
