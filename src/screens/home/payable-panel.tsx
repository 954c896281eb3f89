import { homeCopy } from '#messages/home';
import { formatMoney } from '../../../machines/domain/base/money';
import type { DueInfo } from '../../../machines/domain/loan/due';
import type { Payable, PayableLines } from '../../../machines/domain/loan/payable';
import { formatDate } from '../../copy/dates';
import { dueLabel } from '../../copy/due';
import { moneyCopy } from '../../copy/money';
import { Disclosure } from '../../ui/base/disclosure';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';

const copy = homeCopy.panel;

/** More instalments than this are summed in one row: a daily loan can have thirty unpaid instalments. */
const MAX_INSTALMENT_ROWS = 6;

interface PayablePanelProps {
  readonly due: DueInfo;
  readonly payable: Payable;
  /** Null if the lines do not add up to the amount. */
  readonly lines: PayableLines | null;
}

/** The payable amount, with the lines that make it up. */
export function PayablePanel({ due, payable, lines }: PayablePanelProps) {
  const total = formatMoney(payable.amount);
  return (
    <Disclosure title={copy.summary(total)} plain>
      <Stack gap="sm">
        <Strong>{dueLabel(due)}</Strong>
        <Rows>
          {lines !== null && <Lines lines={lines} />}
          <Row label={copy.total} value={total} strong />
        </Rows>
        {lines === null && <Hint>{copy.unknown}</Hint>}
        {due.kind === 'overdue' && <Hint>{copy.daysFromStart}</Hint>}
      </Stack>
    </Disclosure>
  );
}

function Lines({ lines: { instalments, lateCharges, alreadyPaid } }: { readonly lines: PayableLines }) {
  return (
    <>
      <Instalments instalments={instalments} />
      {lateCharges !== 0 && <Row label={moneyCopy.lateCharges} value={formatMoney(lateCharges)} />}
      {alreadyPaid > 0 && <Row label={copy.alreadyPaid} value={formatMoney(-alreadyPaid)} />}
    </>
  );
}

function Instalments({ instalments }: Pick<PayableLines, 'instalments'>) {
  const [first, last] = [instalments[0], instalments[instalments.length - 1]];
  if (first === undefined || last === undefined) return null;
  if (instalments.length > MAX_INSTALMENT_ROWS) {
    const sum = instalments.reduce((subtotal, { amount }) => subtotal + amount, 0);
    return <Row label={copy.instalments(first.number, last.number)} value={formatMoney(sum)} />;
  }
  return instalments.map(({ number, amount, dueDate }) => (
    <Row
      key={number}
      label={copy.instalment(number)}
      value={formatMoney(amount)}
      {...(dueDate === null ? {} : { hint: copy.dueOn(formatDate(dueDate)) })}
    />
  ));
}
