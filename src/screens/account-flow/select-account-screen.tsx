import { useId } from 'react';
import { accountFlowCopy as copy } from '#messages/account-flow';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';
import { accountDetail } from '../../copy/bank-account';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Page } from '../shared/pages/page';
import { UnreadableNote } from '../shared/unreadable-note';
import { flowTexts } from './flow-texts';

/** The accounts on file, masked; none is preselected. */
export function SelectAccountScreen({ snapshot, send, back }: ScreenProps<typeof accountFlowMachine>) {
  const { start, chosenAccountId, flowType } = snapshot.context;
  const { title, heading, lead, steps } = flowTexts(flowType);
  const canContinue = snapshot.can({ type: 'account.continued' });
  const hintId = useId();
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      steps={steps}
      onBack={back}
      action={
        <>
          {!canContinue && <Hint id={hintId}>{copy.chooseFirst}</Hint>}
          <Button
            {...(canContinue
              ? { onClick: () => send({ type: 'account.continued' }) }
              : { 'aria-disabled': true as const, 'aria-describedby': hintId })}
          >
            {copy.continue}
          </Button>
        </>
      }
    >
      <ChoiceGroup legend={copy.accounts} legendHidden>
        {start.accounts.map((account) => (
          <ChoiceCard
            key={account.id}
            name="account"
            value={account.id}
            title={maskedAccount(account)}
            detail={accountDetail(account)}
            checked={account.id === chosenAccountId}
            onSelect={() => send({ type: 'account.chosen', accountId: account.id })}
          />
        ))}
      </ChoiceGroup>
      <UnreadableNote kind="account" count={start.malformedAccounts} />
      <Button variant="secondary" onClick={() => send({ type: 'account.added' })}>
        {copy.addAnother}
      </Button>
    </Page>
  );
}
