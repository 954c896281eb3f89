import { useId, useState } from 'react';
import { moneyCopy } from '#messages/money';
import { prepaymentCopy } from '#messages/prepayment';
import { formatMoney } from '../../../machines/domain/base/money';
import { amountLeft } from '../../../machines/domain/loan/loan';
import type { Plan } from '../../../machines/prepayment/context';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { WhoMayCall } from '../shared/support/who-may-call';
import { choicesOf } from './choices';

const copy = prepaymentCopy.choice;

/** The choice of what to pay: each option with its amount as the lender reports it. Nothing is preselected. */
export function ChoiceScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { facts, quote } = snapshot.context;
  const [chosenKind, setChosenKind] = useState<Plan['kind'] | null>(null);
  const hintId = useId();
  if (facts === null) return null;
  const { loan } = facts.details;
  const isPending = snapshot.hasTag('pending');

  function submit() {
    if (chosenKind === null) return;
    if (chosenKind === 'custom') send({ type: 'ownAmount.chosen' });
    else if (chosenKind === 'foreclosure') send({ type: 'closing.chosen' });
    else if (chosenKind === 'settlement') send({ type: 'settlement.chosen' });
    else send({ type: 'amount.chosen', kind: chosenKind });
  }

  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      onBack={back}
      busy={isPending}
      action={
        <>
          {chosenKind === null && <Hint id={hintId}>{copy.chooseFirst}</Hint>}
          <Button
            busy={isPending}
            {...(chosenKind === null
              ? { 'aria-disabled': true as const, 'aria-describedby': hintId }
              : { onClick: submit })}
          >
            {copy.action}
          </Button>
        </>
      }
    >
      <Lender nbfc={loan?.nbfc ?? null}>
        {prepaymentCopy.lender(lenderName(lenderOf(snapshot.context)))}
      </Lender>
      {loan !== null && amountLeft(loan) === null && (
        <Card>
          <Rows>
            <Row label={moneyCopy.leftToPay} value={moneyCopy.notGiven} />
          </Rows>
        </Card>
      )}
      <ChoiceGroup legend={copy.legend} legendHidden>
        {choicesOf(facts, quote).map(({ kind, title, amount, detail }) => (
          <ChoiceCard
            key={kind}
            name="prepayment-choice"
            value={kind}
            title={title}
            detail={detail}
            checked={chosenKind === kind}
            onSelect={() => setChosenKind(kind)}
            {...(amount === null ? {} : { figure: formatMoney(amount) })}
          />
        ))}
      </ChoiceGroup>
      {facts.lenderContact !== null && <WhoMayCall contact={facts.lenderContact} />}
    </Page>
  );
}
