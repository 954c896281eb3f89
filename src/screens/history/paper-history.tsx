import { formatDateAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import type { HistoryEntry, HistoryLine } from '../../../machines/domain/loan/history';
import {
  historyCopy as copy,
  entryTitle,
  historyPaperCopy as heads,
  lateChargeStatus,
  paymentStatusWords,
} from '../../copy/history';
import { PaperTable } from '../../ui/theme/paper';

interface PaperHistoryProps {
  readonly lines: readonly HistoryLine[];
  /** The loan has ended. */
  readonly isOver: boolean;
}

/** The history on paper: a row for each entry, with its year, and with the reference by which a bank finds it. */
export function PaperHistory({ lines, isOver }: PaperHistoryProps) {
  return (
    <PaperTable>
      <caption>{copy.list}</caption>
      <thead>
        <tr>
          {[heads.when, heads.what, heads.status, heads.amount].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ entry }) => (
          <tr key={entry.id}>
            <td>{entry.at === null ? copy.withoutDate : formatDateAndTime(entry.at)}</td>
            <td>{whatOf(entry)}</td>
            <td>
              {entry.kind === 'payment' ? paymentStatusWords[entry.status] : lateChargeStatus(entry, isOver)}
            </td>
            <td>{formatMoney(entry.amount)}</td>
          </tr>
        ))}
      </tbody>
    </PaperTable>
  );
}

function whatOf(entry: HistoryEntry): string {
  const title = entryTitle(entry);
  if (entry.kind === 'payment')
    return entry.reference === null ? title : `${title} · ${copy.reference(entry.reference)}`;
  return entry.instalment === null ? title : `${title} · ${copy.ofInstalment(entry.instalment)}`;
}
