import { useState } from 'react';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderInitials } from '../../../machines/domain/lender/lenders';
import type { Plan } from '../../../machines/prepayment/context';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { prepaymentCopy } from '../../copy/prepayment';
import type { ScreenProps } from '../../journey/screen';
import { LenderTag } from '../../ui/base/lender-tag';
import { Button } from '../../ui/controls/button';
import { ChoiceCard } from '../../ui/controls/choice-card';
import { ChoiceGroup } from '../../ui/controls/choice-group';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { choicesOf } from './choices';

const copy = prepaymentCopy.choice;
const ID = 'prepayment-choice';

/** The choice of what to pay: each option with the lender's amount, nothing preselected. */
export function ChoiceScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { facts, quote } = snapshot.context;
  const [chosen, setChosen] = useState<Plan['kind'] | null>(null);
  const [misses, setMisses] = useState(0);
  if (facts === null) return null;
  const isReading = snapshot.hasTag('pending');
  const isMissing = misses > 0 && chosen === null;

  function submit() {
    if (chosen === null) setMisses(misses + 1);
    else if (chosen === 'custom') send({ type: 'ownAmount.chosen' });
    else if (chosen === 'foreclosure') send({ type: 'closing.chosen' });
    else if (chosen === 'settlement') send({ type: 'settlement.chosen' });
    else send({ type: 'amount.chosen', kind: chosen });
  }

  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      onBack={back}
      busy={isReading}
      action={
        <Button busy={isReading} onClick={submit}>
          {copy.action}
        </Button>
      }
    >
      <LenderTag
        initials={lenderInitials(facts.details.loan?.nbfc ?? null)}
        name={prepaymentCopy.lender(lenderOf(snapshot.context))}
      />
      {isMissing && (
        <ErrorSummary
          title={prepaymentCopy.summary}
          errors={[{ id: ID, message: copy.missing }]}
          attempt={misses}
        />
      )}
      <ChoiceGroup legend={copy.legend} legendHidden error={isMissing ? copy.missing : undefined}>
        {choicesOf(facts, quote).map(({ kind, title, amount, detail }, index) => (
          <ChoiceCard
            key={kind}
            id={index === 0 ? ID : `${ID}-${kind}`}
            name={ID}
            value={kind}
            title={title}
            detail={detail}
            checked={chosen === kind}
            onSelect={() => setChosen(kind)}
            {...(amount === null ? {} : { figure: formatMoney(amount) })}
          />
        ))}
      </ChoiceGroup>
    </Page>
  );
}
