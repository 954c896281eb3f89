import { supplierCopy } from '#messages/supplier';
import { supplierTexts } from '#messages/supplier-texts';
import { formatMoney } from '../../../machines/domain/base/money';
import { readAmount } from '../../../machines/domain/fields/amount-field';
import { readForm } from '../../../machines/domain/fields/form-reading';
import { earlierPaymentTo } from '../../../machines/domain/trade/supplier-credit';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { supplierIdOf } from '../../../machines/supplier/selectors';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { AmountField } from '../shared/form/amount-field';
import { FormPage } from '../shared/form/form-page';
import { useForm } from '../shared/form/use-form';
import { Lender } from '../shared/lender';
import { supplierNameById } from '../shared/supplier-name';
import { TestMerchantBanner } from '../shared/test-merchant-banner';
import { UnreadableNote } from '../shared/unreadable-note';

const copy = supplierCopy.payForm;

/** The form for the amount; below it the available credit, its cost and its due date, where the service reports them. */
export function PayScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts, amount } = snapshot.context;
  const balance = facts?.credit.customer.balance ?? 0;
  const tooLarge = copy.tooLarge(formatMoney(balance));
  const isPending = snapshot.hasTag('pending');
  // The amount can still be edited while the credit is loaded again.
  const isReadOnly = isPending && !snapshot.matches('refreshingCredit');
  const form = useForm({
    stored: { name: `supplier.pay.${supplierIdOf(snapshot.context)}`, fields: ['amount'] },
    initialDraft: () => ({ amount: amount === null ? '' : String(amount / 100) }),
    read: (draft) => readForm({ amount: readAmount(draft.amount, balance) }),
    errorTextOf: ({ problem }) => (problem === 'too-large' ? tooLarge : copy.problems[problem]),
    // After the submit the credit was loaded again, and no longer covers the amount.
    refusal:
      amount !== null && amount > balance
        ? { title: copy.errorsTitle, errors: [{ field: 'amount', message: tooLarge }] }
        : null,
    isPending: isReadOnly,
    onSubmit: (values) => {
      if (!isPending) send({ type: 'payment.submitted', amount: values.amount });
    },
  });
  if (facts === null) return null;
  const { credit } = facts;
  const { dueDate, usedAmount, nbfc } = credit.customer;
  const supplierId = supplierIdOf(snapshot.context);
  const earlierPayment = earlierPaymentTo(credit, supplierId);
  return (
    <FormPage
      title={copy.title}
      heading={<span data-tab-title={copy.title}>{copy.heading(supplierNameById(credit, supplierId))}</span>}
      onBack={back}
      form={{ ...form, isPending }}
      submit={copy.action}
      sending={snapshot.matches('paying') ? copy.opening : copy.checking}
      note={<Hint role="status">{copy.leaving}</Hint>}
      aboveFields={
        <>
          <TestMerchantBanner credit={credit} />
          {earlierPayment !== null && !isReadOnly && (
            <Banner tone="due">
              <Stack gap="sm">
                {copy.earlier[earlierPayment.status](formatMoney(earlierPayment.amount))}
                <Button
                  variant="secondary"
                  disabled={isPending}
                  onClick={() => send({ type: 'transaction.opened', transactionId: earlierPayment.id })}
                >
                  {copy.see}
                </Button>
              </Stack>
            </Banner>
          )}
          <UnreadableNote kind="payment" count={credit.suppliersAndTransactions.malformedTransactionCount} />
        </>
      }
      summary={
        <>
          <Card>
            <Rows>
              <Row label={copy.available} value={formatMoney(balance)} strong />
              <Row label={copy.cost} value={copy.onNextPage} />
              {usedAmount > 0 && dueDate !== null ? (
                <Row label={copy.due} hint={copy.dueHint} value={formatDate(dueDate)} />
              ) : (
                <Row label={copy.due} value={copy.onNextPage} />
              )}
            </Rows>
          </Card>
          <Lender nbfc={nbfc}>{supplierTexts.lender(lenderName(nbfc))}</Lender>
        </>
      }
    >
      <AmountField {...form.text('amount')} label={copy.amount} />
    </FormPage>
  );
}
