import { type UIEvent, useEffect, useMemo, useRef, useState } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import { chartOf } from '../live/charts-of-actors';
import { entryText } from '../live/entry-text';
import type { Entry, Recording } from '../live/recording';

interface EventLogProps {
  readonly recording: Recording;
  readonly journeys: readonly Journey[];
  readonly cursor: number | null;
  readonly onLook: (entry: Entry) => void;
}

const ROW = 26;
const AROUND = 12;
const kinds = { all: copy.allKinds, events: copy.onlyEvents, steps: copy.onlySteps } as const;
type Kind = keyof typeof kinds;

/** The events, newest last; only visible rows are rendered. */
export function EventLog({ recording, journeys, cursor, onLook }: EventLogProps) {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const [top, setTop] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const entries = recording.entries();
  const count = entries.length;
  const newest = entries.at(-1)?.no;
  const shownOf = (entry: Entry) => chartOf(journeys, recording.actor(entry.actor)?.definition ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of entries is one object; its newest says that it grew.
  const found = useMemo(
    () => entries.filter((entry) => isWanted(entry, recording, kind, typed.trim().toLowerCase())),
    [entries, count, newest, kind, typed],
  );
  const height = box.current?.clientHeight ?? 200;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is scrolled to.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const at = cursor === null ? found.length - 1 : found.findIndex(({ no }) => no >= cursor);
    const y = at * ROW;
    if (y < element.scrollTop || y > element.scrollTop + element.clientHeight - ROW)
      element.scrollTop = cursor === null ? element.scrollHeight : y - element.clientHeight / 2;
  }, [cursor, found.length]);

  const start = Math.max(0, Math.floor(top / ROW) - AROUND);
  const rows = found.slice(start, start + Math.ceil(height / ROW) + AROUND * 2);
  return (
    <div className="log">
      <div className="log-tools">
        <input
          type="search"
          aria-label={copy.filter}
          placeholder={copy.filter}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <select aria-label={copy.kinds} value={kind} onChange={({ target }) => setKind(kindOf(target.value))}>
          {Object.entries(kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <output>{copy.entryCount(found.length, count)}</output>
      </div>
      <div
        className="log-rows"
        ref={box}
        onScroll={({ currentTarget }: UIEvent<HTMLDivElement>) => setTop(currentTarget.scrollTop)}
      >
        <ol style={{ height: found.length * ROW }}>
          {rows.map((entry, index) => (
            <li key={entry.no} style={{ top: (start + index) * ROW }}>
              <button
                type="button"
                aria-pressed={entry.no === cursor}
                data-kind={entry.message.type}
                onClick={() => onLook(entry)}
              >
                <time>{timeText(entry.at)}</time>
                <b>{recording.actor(entry.actor)?.name ?? entry.message.sessionId}</b>
                <span>{entryText(entry, shownOf(entry))}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function isWanted({ actor, message }: Entry, recording: Recording, kind: Kind, text: string): boolean {
  if (kind === 'events' && message.type !== '@xstate.event') return false;
  if (kind === 'steps' && message.type !== '@app.microstep') return false;
  if (text === '') return true;
  const name = recording.actor(actor)?.name ?? '';
  const event = message.type === '@xstate.actor' ? copy.began : message.event.type;
  const steps = message.type === '@app.microstep' ? message.transitions.join(' ') : '';
  return `${name} ${event} ${steps}`.toLowerCase().includes(text);
}

function kindOf(value: string): Kind {
  return value === 'events' || value === 'steps' ? value : 'all';
}

function timeText(at: number): string {
  return new Date(at).toISOString().slice(11, 23);
}
