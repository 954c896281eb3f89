import { useEffect, useRef } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import { eventName } from '../chart/read-chart';
import type { Entry, Recording } from '../live/recording';

interface SequenceViewProps {
  readonly recording: Recording;
  readonly upTo: number;
  readonly page: string | null;
}

/** So many events before the moment are drawn. */
const SHOWN = 40;
const LANE = 170;
const ROW = 30;
const HEAD = 40;

/** Who sent what to whom: a lane for each actor, an arrow for each event. */
export function SequenceView({ recording, upTo, page }: SequenceViewProps) {
  const events = lastEvents(recording.entries(), upTo, page);
  const lanes = [...new Set(['', ...events.flatMap(({ from, to }) => [from, to])])];
  const x = (actor: string) => lanes.indexOf(actor) * LANE + LANE / 2;
  const width = lanes.length * LANE;
  const height = HEAD + events.length * ROW + 16;
  const box = useRef<HTMLDivElement>(null);
  const newest = events.at(-1)?.no;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later event is scrolled to.
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    <div className="sequence" ref={box}>
      <svg width={width} height={height} role="img" aria-label={copy.sequence}>
        {lanes.map((lane) => (
          <g key={lane}>
            <line x1={x(lane)} x2={x(lane)} y1={HEAD - 8} y2={height} />
            <text className="lane" x={x(lane)} y={20} textAnchor="middle">
              {lane === '' ? copy.merchant : (recording.actor(lane)?.name ?? lane)}
            </text>
          </g>
        ))}
        {events.map(({ no, from, to, text }, index) => {
          const y = HEAD + index * ROW + 16;
          const [a, b] = [x(from), x(to)];
          const end = a === b ? a + 34 : b;
          return (
            <g key={no} className="sent">
              <path d={a === b ? `M${a} ${y}h34v9H${a + 5}` : `M${a} ${y}H${b + (b > a ? -5 : 5)}`} />
              <path
                className="head"
                d={
                  a === b || b < a
                    ? `M${a === b ? a : b} ${a === b ? y + 9 : y}l7 -3.5v7z`
                    : `M${b} ${y}l-7 -3.5v7z`
                }
              />
              <text x={a === b ? end + 6 : (a + b) / 2} y={y - 5} textAnchor={a === b ? 'start' : 'middle'}>
                {text}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface Sent {
  readonly no: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

function lastEvents(entries: readonly Entry[], upTo: number, page: string | null): readonly Sent[] {
  const found: Sent[] = [];
  for (let at = entries.length - 1; at >= 0 && found.length < SHOWN; at -= 1) {
    const entry = entries[at];
    if (entry === undefined || entry.no > upTo || (page !== null && entry.page !== page)) continue;
    const { message, actor, no } = entry;
    if (message.type !== '@xstate.event') continue;
    const from = message.sourceId === undefined ? '' : `${entry.page}/${message.sourceId}`;
    found.unshift({ no, from, to: actor, text: eventName(message.event.type) });
  }
  return found;
}
