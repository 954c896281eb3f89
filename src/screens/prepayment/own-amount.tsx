import { type FormEvent, useState } from 'react';
import { formatMoney } from '../../../machines/domain/base/money';
import { readAmount } from '../../../machines/domain/fields/amount-field';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy } from '../../copy/prepayment';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/controls/field';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { AllocationCard } from './allocation-rows';

const copy = prepaymentCopy.own;
const ID = 'own-amount';
const FORM = 'own-amount-form';

/** An amount of one's own; what it clears is shown while one types. */
export function OwnAmountScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { facts, plan } = snapshot.context;
  // Back from the confirmation, what was typed is still there.
  const [text, setText] = useState(() => (plan?.kind === 'custom' ? asTyped(plan.amount) : ''));
  const [attempt, setAttempt] = useState(0);
  // Told on submit and gone with the next key: a summary that comes while one types would take the focus.
  const [isTold, setIsTold] = useState(false);
  const loan = facts?.details.loan ?? null;
  if (facts === null || loan === null) return null;
  const isReading = snapshot.hasTag('pending');
  const read = readAmount(text, loan.maxRepaymentAmount);
  const error = isTold && !read.ok ? copy.problems[read.problem] : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReading) return;
    setAttempt(attempt + 1);
    setIsTold(!read.ok);
    if (read.ok) send({ type: 'ownAmount.given', amount: read.value });
  }

  return (
    <Page
      title={prepaymentCopy.title}
      heading={copy.heading}
      onBack={() => send({ type: 'back' })}
      busy={isReading}
      action={
        <Button type="submit" form={FORM} busy={isReading}>
          {copy.action}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack>
          {error !== undefined && (
            <ErrorSummary
              title={prepaymentCopy.summary}
              errors={[{ id: ID, message: error }]}
              attempt={attempt}
            />
          )}
          <Field
            id={ID}
            label={copy.label}
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            hint={copy.hint(formatMoney(loan.maxRepaymentAmount))}
            error={error}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setIsTold(false);
            }}
          />
        </Stack>
      </form>
      {read.ok ? (
        <AllocationCard schedule={facts.details.instalments} amount={read.value} now={facts.readAt} />
      ) : (
        <Lead>{copy.before}</Lead>
      )}
    </Page>
  );
}

/** Paise as one would type them. */
function asTyped(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
