import { type FormEvent, useId, useState } from 'react';
import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { readAmount } from '../../../machines/domain/fields/amount-field';
import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import { earlierPaymentTo } from '../../../machines/domain/trade/supplier-credit';
import { supplierIdOf } from '../../../machines/supplier/context';
import type { supplierMachine } from '../../../machines/supplier/machine';
import { supplierCopy } from '../../copy/supplier';
import { supplierWords } from '../../copy/supplier-words';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { LenderTag } from '../../ui/base/lender-tag';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/controls/field';
import { Banner } from '../../ui/feedback/banner';
import { ErrorSummary } from '../../ui/feedback/error-summary';
import { Page } from '../shared/pages/page';
import { nameOf } from '../shared/supplier-name';
import { TestShop } from '../shared/test-shop';
import { UnreadNote } from '../shared/unread-note';

const copy = supplierCopy.payForm;

/** How much the supplier gets, what can be used, what it costs and when it is paid back, as far as the service says. */
export function PayScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { facts, amount } = snapshot.context;
  const [typed, setTyped] = useState(() => (amount === null ? '' : String(amount / 100)));
  const [wrong, setWrong] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const form = useId();
  if (facts === null) return null;
  const { credit } = facts;
  const { balance, dueDate, usedAmount, nbfc } = credit.customer;
  const supplierId = supplierIdOf(snapshot.context);
  const earlier = earlierPaymentTo(credit, supplierId);
  const isPending = snapshot.hasTag('pending');
  // Behind the form the credit is read again: what is typed meanwhile stays.
  const isReadOnly = isPending && !snapshot.matches('refreshingCredit');
  const shown = readAmount(typed, Number.MAX_SAFE_INTEGER);
  const isTooMuchNow = amount !== null && amount > balance && shown.ok && shown.value === amount;
  const problem = wrong ?? (isTooMuchNow ? copy.tooLarge(formatMoney(balance)) : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const read = readAmount(typed, balance);
    setAttempt(attempt + 1);
    if (read.ok) {
      setWrong(null);
      send({ type: 'payment.submitted', amount: read.value });
    } else if (read.problem === 'too-large') setWrong(copy.tooLarge(formatMoney(balance)));
    else setWrong(copy.problems[read.problem]);
  }

  return (
    <Page
      title={copy.title}
      heading={<span data-title={copy.title}>{copy.heading(nameOf(credit, supplierId))}</span>}
      onBack={back}
      busy={isPending}
      action={
        <>
          <Hint role="status">
            {snapshot.matches('paying') ? copy.opening : isPending ? copy.checking : copy.leaving}
          </Hint>
          <Button type="submit" form={form} busy={isPending}>
            {copy.action}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <ErrorSummary
          title={copy.errorsTitle}
          errors={[{ id: `${form}-amount`, message: problem }]}
          attempt={attempt}
        />
      )}
      <TestShop credit={credit} />
      {earlier !== null && !isReadOnly && (
        <Banner tone="due">
          <Stack gap="sm">
            {copy.earlier[earlier.status](formatMoney(earlier.amount))}
            <Button
              variant="secondary"
              disabled={isPending}
              onClick={() => send({ type: 'transaction.opened', transactionId: earlier.id })}
            >
              {copy.see}
            </Button>
          </Stack>
        </Banner>
      )}
      <UnreadNote kind="payment" count={credit.book.unreadTransactions} />
      <form id={form} noValidate autoComplete="off" onSubmit={submit}>
        <Field
          id={`${form}-amount`}
          name="amount"
          label={copy.amount}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          readOnly={isReadOnly}
          error={problem ?? undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
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
      <LenderTag initials={lenderInitials(nbfc)} name={supplierWords.lender(lenderName(nbfc))} />
    </Page>
  );
}
