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
import { AllocationCard } from './allocation-card';

const copy = prepaymentCopy.customAmount;

/** The form for an amount of the merchant's choice; its allocation is shown while the merchant types. */
export function OwnAmountScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { facts, plan } = snapshot.context;
  const maxAmount = facts?.details.loan?.maxRepaymentAmount ?? 0;
  const form = useForm({
    // After a return from the confirmation the field holds the entered amount.
    initialDraft: () => ({ amount: plan?.kind === 'custom' ? formatRupees(plan.amount) : '' }),
    read: ({ amount }) => readForm({ amount: readAmount(amount, maxAmount) }),
    errorTextOf: ({ problem }) => copy.problems[problem],
    refusal: null,
    isPending: snapshot.hasTag('pending'),
    onSubmit: ({ amount }) => send({ type: 'ownAmount.given', amount }),
    stored: { name: 'prepayment.ownAmount', fields: ['amount'] },
  });
  if (facts === null || facts.details.loan === null) return null;
  const amount = readAmount(form.draft.amount, maxAmount);
  return (
    <FormPage
      title={prepaymentCopy.title}
      heading={copy.heading}
      onBack={() => send({ type: 'back' })}
      form={form}
      submit={copy.action}
      belowFields={
        amount.ok ? (
          <AllocationCard schedule={facts.details.instalments} amount={amount.value} now={facts.readAt} />
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

/** The amount in rupees, as it is typed: `1500` or `1500.50`. */
function formatRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
