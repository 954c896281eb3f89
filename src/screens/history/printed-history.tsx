import { historyPrintCopy as columnNames, historyCopy as copy, paymentStatusLabels } from '#messages/history';
import { formatMoney } from '../../../machines/domain/base/money';
import { entryKey, type HistoryEntry, type HistoryLine } from '../../../machines/domain/loan/history';
import { formatDateAndTime } from '../../copy/dates';
import { entryTitle, lateChargeStatus } from '../../copy/history';
import { PrintTable } from '../../ui/theme/print';

interface PrintedHistoryProps {
  readonly lines: readonly HistoryLine[];
  /** The loan has ended. */
  readonly hasLoanEnded: boolean;
}

/** A long history in print (`LongList`): a row for each entry, with the full date and the bank's reference of a payment. */
export function PrintedHistory({ lines, hasLoanEnded }: PrintedHistoryProps) {
  return (
    <PrintTable>
      <caption>{copy.list}</caption>
      <thead>
        <tr>
          {[columnNames.when, columnNames.what, columnNames.status, columnNames.amount].map((columnName) => (
            <th key={columnName} scope="col">
              {columnName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ entry }) => (
          <tr key={entryKey(entry)}>
            <td>{entry.createdAt === null ? copy.withoutDate : formatDateAndTime(entry.createdAt)}</td>
            <td>{entryText(entry)}</td>
            <td>
              {entry.kind === 'payment'
                ? paymentStatusLabels[entry.status]
                : lateChargeStatus(entry, hasLoanEnded)}
            </td>
            <td>{formatMoney(entry.amount)}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

function entryText(entry: HistoryEntry): string {
  const title = entryTitle(entry);
  if (entry.kind === 'payment')
    return entry.reference === null ? title : `${title} · ${copy.reference(entry.reference)}`;
  return entry.instalment === null ? title : `${title} · ${copy.ofInstalment(entry.instalment)}`;
}
