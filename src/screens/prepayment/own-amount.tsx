import { prepaymentCopy } from '#messages/prepayment';
import { formatMoney, MIN_PAYMENT_PAISE } from '../../../machines/domain/base/money';
import { readAmount } from '../../../machines/domain/fields/amount-field';
import { readForm } from '../../../machines/domain/fields/form-reading';
import type { Context, PrepaymentFacts } from '../../../machines/prepayment/context';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Lead } from '../../ui/base/text';
import { QuickAmounts } from '../../ui/controls/quick-amounts';
import { AmountField } from '../shared/form/amount-field';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';
import { AllocationCard } from './allocation-card';
import { type Choice, choicesOf } from './choices';

const copy = prepaymentCopy.customAmount;

/** The form for an amount of the merchant's choice; its allocation is shown while the merchant types. */
export function OwnAmountScreen({ snapshot, send }: ScreenProps<typeof prepaymentMachine>) {
  const { facts, plan, quote } = snapshot.context;
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
      summary={
        amount.ok ? (
          <AllocationCard schedule={facts.details.instalments} amount={amount.value} now={facts.readAt} />
        ) : (
          <Lead>{copy.before}</Lead>
        )
      }
    >
      <Stack gap="sm">
        <AmountField
          {...form.text('amount')}
          label={copy.label}
          enterKeyHint="done"
          hint={copy.hint(formatMoney(maxAmount))}
        />
        <QuickAmounts
          legend={copy.quick}
          amounts={quickAmountsOf(facts, quote, maxAmount)}
          onChoose={(paise) => form.change({ amount: formatRupees(paise) })}
        />
      </Stack>
    </FormPage>
  );
}

/** The amount in rupees, as it is typed: `1500` or `1500.50`. */
function formatRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}

const QUICK_KINDS: readonly Choice['kind'][] = ['instalment', 'overdue', 'full'];

/** The amounts that one tap fills in: those of the other choices that are payable here, each once; not all instalments where closing early costs less. */
function quickAmountsOf(facts: PrepaymentFacts, quote: Context['quote'], maxAmount: number) {
  const amounts = new Map<number, string>();
  const choices = choicesOf(facts, quote);
  const closing = choices.find(({ kind }) => kind === 'foreclosure')?.amount ?? null;
  for (const { kind, title, amount } of choices) {
    if (amount === null || !QUICK_KINDS.includes(kind) || amounts.has(amount)) continue;
    if (kind === 'full' && closing !== null && closing < amount) continue;
    if (amount >= MIN_PAYMENT_PAISE && amount <= maxAmount) amounts.set(amount, title);
  }
  return [...amounts].map(([amount, title]) => ({ paise: amount, title, amount: formatMoney(amount) }));
}
