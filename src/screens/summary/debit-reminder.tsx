import { autopayDebit, isDebitSoon } from '../../../machines/domain/mandate/autopay-debit';
import type { summaryMachine } from '../../../machines/summary/machine';
import type { ScreenProps } from '../../journey/screen';
import { ExpectedDebitNotice } from '../shared/autopay/expected-debit-notice';
import { HowToStop } from '../shared/autopay/how-to-stop';

/** Reminds of the debit that autopay makes in the next two days; nothing before the debits of the loan are known. */
export function DebitReminder({
  snapshot,
  send,
}: Pick<ScreenProps<typeof summaryMachine>, 'snapshot' | 'send'>) {
  const { facts, debits } = snapshot.context;
  const loan = facts?.details.loan ?? null;
  // Without the list of payments, a debit that failed today would be announced as one to come.
  if (facts === null || loan === null || debits === null || debits.repayments === null) return null;
  const debit = autopayDebit(loan, debits, facts.readAt);
  if (debit?.kind !== 'expected' || !isDebitSoon(debit, facts.readAt)) return null;
  return (
    <ExpectedDebitNotice debit={debit} mandate={debits.mandate}>
      <HowToStop onOpen={() => send({ type: 'autopay.opened' })} />
    </ExpectedDebitNotice>
  );
}
