import { useState } from 'react';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Plan } from '../../../machines/prepayment/context';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { prepaymentCopy } from '../../copy/prepayment';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Lender } from '../shared/lender';
import { Page } from '../shared/pages/page';
import { choicesOf } from './choices';

const copy = prepaymentCopy.choice;
const FIELD_ID = 'prepayment-choice';

/** The choice of what to pay: each option with its amount as the lender reports it. Nothing is preselected. */
export function ChoiceScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { facts, quote } = snapshot.context;
  const [chosenKind, setChosenKind] = useState<Plan['kind'] | null>(null);
  const [attemptsWithoutChoice, setAttemptsWithoutChoice] = useState(0);
  if (facts === null) return null;
  const isPending = snapshot.hasTag('pending');
  const isChoiceMissing = attemptsWithoutChoice > 0 && chosenKind === null;

  function submit() {
    if (chosenKind === null) setAttemptsWithoutChoice(attemptsWithoutChoice + 1);
    else if (chosenKind === 'custom') send({ type: 'ownAmount.chosen' });
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
        <Button busy={isPending} onClick={submit}>
          {copy.action}
        </Button>
      }
    >
      <Lender nbfc={facts.details.loan?.nbfc ?? null}>
        {prepaymentCopy.lender(lenderOf(snapshot.context))}
      </Lender>
      {isChoiceMissing && (
        <ErrorSummary
          title={prepaymentCopy.summary}
          errors={[{ id: FIELD_ID, message: copy.missing }]}
          attempt={attemptsWithoutChoice}
        />
      )}
      <ChoiceGroup legend={copy.legend} legendHidden error={isChoiceMissing ? copy.missing : undefined}>
        {choicesOf(facts, quote).map(({ kind, title, amount, detail }, index) => (
          <ChoiceCard
            key={kind}
            id={index === 0 ? FIELD_ID : `${FIELD_ID}-${kind}`}
            name={FIELD_ID}
            value={kind}
            title={title}
            detail={detail}
            checked={chosenKind === kind}
            onSelect={() => setChosenKind(kind)}
            {...(amount === null ? {} : { figure: formatMoney(amount) })}
          />
        ))}
      </ChoiceGroup>
    </Page>
  );
}
