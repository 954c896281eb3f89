import { useMemo } from 'react';
import { historyCopy as copy, filterNames } from '#messages/history';
import {
  entryKey,
  fitsFilter,
  historyFilters,
  historyOf,
  markMonths,
} from '../../../machines/domain/loan/history';
import { isEndedLoan } from '../../../machines/domain/loan/loan';
import type { historyMachine } from '../../../machines/history/machine';
import type { ScreenProps } from '../../journey/screen';
import { Lead } from '../../ui/base/text';
import { Chips } from '../../ui/controls/chips';
import { IconButton } from '../../ui/controls/icon-button';
import { LongList } from '../../ui/lists/long-list';
import { LenderLine } from '../shared/lender';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { SupportLink } from '../shared/support-link';
import { HistoryRow } from './history-row';
import { HistorySums } from './history-sums';
import { PrintedHistory } from './printed-history';
import { StatementCard } from './statement-card';
import { UnlistedPayment } from './unlisted-payment';

/** Estimated height of a row. */
const ROW_HEIGHT_PX = 73;

/** Payments and late charges, newest first; a tap on a payment opens its status. The list stays visible during a reload. */
export function HistoryScreen({ snapshot, send, back }: ScreenProps<typeof historyMachine>) {
  const { facts, transactions, filter, sharing } = snapshot.context;
  const instalments = facts?.details.instalments;
  const entries = useMemo(
    () => (transactions === null ? [] : historyOf(transactions, instalments ?? [])),
    [transactions, instalments],
  );
  const lines = useMemo(
    () => markMonths(entries.filter((entry) => fitsFilter(entry, filter))),
    [entries, filter],
  );
  const keys = useMemo(() => lines.map(({ entry }) => entryKey(entry)), [lines]);
  const options = useMemo(
    () =>
      historyFilters.map((value) => ({
        value,
        label: filterNames[value],
        count: entries.filter((entry) => fitsFilter(entry, value)).length,
      })),
    [entries],
  );

  const loan = facts?.details.loan ?? null;
  // Still loading. For an empty history the chart enters another state, with `HistoryEmptyScreen`.
  if (facts === null || loan === null || transactions === null || entries.length === 0) {
    return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
  }
  const hasLoanEnded = isEndedLoan(loan);
  const isPending = snapshot.hasTag('pending');
  return (
    <Page
      title={copy.title}
      onBack={back}
      busy={isPending}
      help={
        <>
          <SupportLink />
          <IconButton
            icon="refresh"
            label={copy.refresh}
            disabled={isPending}
            onClick={() => send({ type: 'retry' })}
          />
        </>
      }
    >
      <UnlistedPayment snapshot={snapshot} send={send} />
      <HistorySums loan={loan} transactions={transactions} />
      <StatementCard
        facts={facts}
        loan={loan}
        sharing={sharing}
        isBusy={isPending}
        onShare={(paper) => send({ type: 'statement.shared', paper })}
      />
      <Chips
        legend={copy.filter}
        name="filter"
        options={options}
        value={filter}
        onSelect={(chosen) => send({ type: 'filter.chosen', filter: chosen })}
      />
      {lines.length === 0 && <Lead role="status">{copy.nothingHere}</Lead>}
      {lines.length > 0 && (
        <LongList
          key={filter}
          label={copy.list}
          count={lines.length}
          estimatedRowHeightPx={ROW_HEIGHT_PX}
          renderForPrint={() => <PrintedHistory lines={lines} hasLoanEnded={hasLoanEnded} />}
          keyOf={(index) => keys[index] ?? ''}
        >
          {(index) => {
            const line = lines[index];
            return (
              line !== undefined && (
                <HistoryRow
                  line={line}
                  hasLoanEnded={hasLoanEnded}
                  isBusy={snapshot.matches('sharingStatement')}
                  onOpen={(payment) => send({ type: 'payment.opened', payment })}
                />
              )
            );
          }}
        </LongList>
      )}
      <LenderLine nbfc={loan.nbfc} />
    </Page>
  );
}
