import { formatMoney } from '../../../machines/domain/base/money';
import { readAmount } from '../../../machines/domain/fields/amount-field';
import { readForm } from '../../../machines/domain/fields/form-reading';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy } from '../../copy/prepayment';
import type { ScreenProps } from '../../journey/screen';
import { Lead } from '../../ui/base/text';
import { Field } from '../../ui/controls/field';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';
import { AllocationCard } from './allocation-rows';

const copy = prepaymentCopy.own;

/** An amount chosen by the merchant; its allocation is shown while they type. */
export function OwnAmountScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { facts, plan } = snapshot.context;
  const maxAmount = facts?.details.loan?.maxRepaymentAmount ?? 0;
  const form = useForm({
    // On return from the confirmation, the entered amount is shown again.
    initialDraft: () => ({ amount: plan?.kind === 'custom' ? asTyped(plan.amount) : '' }),
    read: ({ amount }) => readForm({ amount: readAmount(amount, maxAmount) }),
    textFor: ({ problem }) => copy.problems[problem],
    refusal: null,
    isPending: snapshot.hasTag('pending'),
    onSubmit: ({ amount }) => send({ type: 'ownAmount.given', amount }),
  });
  if (facts === null || facts.details.loan === null) return null;
  const read = readAmount(form.draft.amount, maxAmount);
  return (
    <FormPage
      title={prepaymentCopy.title}
      heading={copy.heading}
      onBack={() => send({ type: 'back' })}
      form={form}
      submit={copy.action}
      after={
        read.ok ? (
          <AllocationCard schedule={facts.details.instalments} amount={read.value} now={facts.readAt} />
        ) : (
          <Lead>{copy.before}</Lead>
        )
      }
    >
      <Field
        {...form.text('amount')}
        label={copy.label}
        prefix="₹"
        inputMode="decimal"
        enterKeyHint="done"
        hint={copy.hint(formatMoney(maxAmount))}
      />
    </FormPage>
  );
}

/** Paise formatted as typed in rupees. */
function asTyped(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
