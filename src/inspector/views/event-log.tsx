import { type UIEvent, useEffect, useMemo, useRef, useState } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import { type ActorChart, chartOf } from '../live/charts-of-actors';
import type { Entry } from '../live/entries';
import { entryText } from '../live/entry-text';
import type { Recording } from '../live/recording';
import { tabName, useTabNames } from '../live/tab-names';
import { LOG_KINDS, type LogFilter } from '../location';

interface EventLogProps {
  readonly recording: Recording;
  readonly journeys: readonly Journey[];
  readonly cursor: number | null;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
  readonly onSelectEntry: (entry: Entry) => void;
}

const ROW_HEIGHT_PX = 26;
const OVERSCAN_ROWS = 12;
const kinds = { all: copy.allKinds, events: copy.onlyEvents, steps: copy.onlySteps } as const;

/** The entries of a recording, newest last. Only the visible rows are rendered. */
export function EventLog({ recording, journeys, cursor, filter, onFilter, onSelectEntry }: EventLogProps) {
  const [scrollTop, setScrollTop] = useState(0);
  const rowsRef = useRef<HTMLDivElement>(null);
  const entries = recording.entries();
  const count = entries.length;
  const newestNo = entries.at(-1)?.no;
  const tabNames = useTabNames();
  const tabs = new Map(recording.pages().map(({ id, tab }) => [id, tabName(tab, tabNames)]));
  const actorChartOf = (entry: Entry) => chartOf(journeys, recording.actor(entry.actor)?.definition ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is changed in place; its newest entry shows that.
  const shownEntries = useMemo(
    () =>
      entries.filter((entry) => isShown(entry, recording, filter, tabs.get(entry.page) ?? '', actorChartOf)),
    [entries, count, newestNo, filter, tabNames],
  );
  const height = rowsRef.current?.clientHeight ?? 200;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new entry.
  useEffect(() => {
    const element = rowsRef.current;
    if (element === null) return;
    const rowIndex =
      cursor === null ? shownEntries.length - 1 : shownEntries.findIndex(({ no }) => no >= cursor);
    const rowTop = rowIndex * ROW_HEIGHT_PX;
    if (rowTop < element.scrollTop || rowTop > element.scrollTop + element.clientHeight - ROW_HEIGHT_PX)
      element.scrollTop = cursor === null ? element.scrollHeight : rowTop - element.clientHeight / 2;
  }, [cursor, shownEntries.length]);

  const start = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT_PX) - OVERSCAN_ROWS);
  const rows = shownEntries.slice(start, start + Math.ceil(height / ROW_HEIGHT_PX) + OVERSCAN_ROWS * 2);
  return (
    <div className="log">
      <div className="log-tools">
        <input
          type="search"
          aria-label={copy.filter}
          placeholder={copy.filter}
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
        <select
          aria-label={copy.kinds}
          value={filter.kind}
          onChange={({ target }) =>
            onFilter({ ...filter, kind: LOG_KINDS.find((kind) => kind === target.value) ?? 'all' })
          }
        >
          {Object.entries(kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <output>{copy.entryCount(shownEntries.length, count)}</output>
      </div>
      <div
        className="log-rows"
        ref={rowsRef}
        onScroll={({ currentTarget }: UIEvent<HTMLDivElement>) => setScrollTop(currentTarget.scrollTop)}
      >
        <ol style={{ height: shownEntries.length * ROW_HEIGHT_PX }}>
          {rows.map((entry, index) => (
            <li key={entry.no} style={{ top: (start + index) * ROW_HEIGHT_PX }}>
              <button
                type="button"
                aria-pressed={entry.no === cursor}
                data-kind={entry.message.type}
                onClick={() => onSelectEntry(entry)}
              >
                <Time at={entry.at} />
                <i>{tabs.get(entry.page)}</i>
                <b>{recording.actor(entry.actor)?.name ?? entry.message.sessionId}</b>
                <span>{entryText(entry, actorChartOf(entry))}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function isShown(
  entry: Entry,
  recording: Recording,
  { kind, text }: LogFilter,
  tab: string,
  actorChartOf: (entry: Entry) => ActorChart | null,
): boolean {
  const { actor, message } = entry;
  if (kind === 'events' && message.type !== '@xstate.event') return false;
  if (kind === 'steps' && message.type !== '@app.microstep') return false;
  const sought = text.trim().toLowerCase();
  if (sought === '') return true;
  const name = recording.actor(actor)?.name ?? '';
  const event = message.type === '@xstate.actor' ? copy.began : message.event.type;
  const steps = message.type === '@app.microstep' ? message.transitions.join(' ') : '';
  return (
    `${tab} ${name} ${event} ${steps}`.toLowerCase().includes(sought) ||
    entryText(entry, actorChartOf(entry)).toLowerCase().includes(sought)
  );
}

/** The time of an entry, by the reader's clock to the ms (`14:03:07.250`); the instant is its title. */
function Time({ at }: { readonly at: number }) {
  const instant = new Date(at);
  const local = new Date(at - instant.getTimezoneOffset() * 60_000);
  return (
    <time dateTime={instant.toISOString()} title={instant.toISOString()}>
      {local.toISOString().slice(11, 23)}
    </time>
  );
}
