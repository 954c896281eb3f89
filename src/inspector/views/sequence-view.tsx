import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import { tableMeasure } from '../chart/measure';
import { eventName } from '../chart/read-chart';
import type { Entry, Recording } from '../live/recording';
import { CodeName } from './code-name';

interface SequenceViewProps {
  readonly recording: Recording;
  readonly upTo: number;
  readonly page: string | null;
}

/** Number of drawn events before the selected time; earlier ones are shown by going back in time. */
const SHOWN = 24;
const NARROWEST = 86;
const WIDEST = 170;
const ROW = 28;
/** Margin between a text and the edge of the drawing: its outline, and the extra width of other fonts. */
const EDGE = 12;

/** Sequence diagram: a lane for each actor with events, an arrow for each event. */
export function SequenceView({ recording, upTo, page }: SequenceViewProps) {
  const events = lastEvents(recording.entries(), upTo, page);
  const lanes = [...new Set(['', ...events.flatMap(({ from, to }) => [from, to])])];
  const nameOf = (lane: string) => (lane === '' ? copy.merchant : (recording.actor(lane)?.name ?? lane));
  const box = useRef<HTMLElement>(null);
  const room = useWidth(box);
  const lane = Math.min(WIDEST, Math.max(NARROWEST, Math.floor(room / lanes.length)));
  const x = (actor: string) => lanes.indexOf(actor) * lane + lane / 2;
  const width = Math.max(lanes.length * lane, ...events.map(({ text }) => widthOf(text)));
  // A whole row above the first arrow, for fonts with tall letters.
  const height = events.length * ROW + ROW - 6;
  const newest = events.at(-1);
  const newestX = newest === undefined ? 0 : (x(newest.from) + x(newest.to)) / 2;
  const oldest = events[0];
  const oldestX = oldest === undefined ? 0 : (x(oldest.from) + x(oldest.to)) / 2;
  const lookAt = (top: number, middle: number) =>
    box.current?.scrollTo({ top, left: middle - box.current.clientWidth / 2 });
  // The browser's own Home and End scroll only vertically.
  const goToEnd = (press: KeyboardEvent) => {
    if (press.key !== 'Home' && press.key !== 'End') return;
    press.preventDefault();
    if (press.key === 'Home') lookAt(0, oldestX);
    else lookAt(height, newestX);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later event is scrolled to.
  useLayoutEffect(() => {
    lookAt(box.current?.scrollHeight ?? 0, newestX);
  }, [newest?.no, newestX]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
    <section className="sequence" ref={box} aria-label={copy.sequence} tabIndex={0} onKeyDown={goToEnd}>
      <div className="lanes" aria-hidden="true" style={{ width }}>
        {lanes.map((one) => (
          <span key={one} style={{ width: lane }} title={nameOf(one)}>
            <CodeName of={nameOf(one)} />
          </span>
        ))}
      </div>
      <svg width={width} height={height} aria-hidden="true">
        {lanes.map((one) => (
          <line key={one} x1={x(one)} x2={x(one)} y1={0} y2={height} />
        ))}
        {events.map(({ no, from, to, text }, index) => (
          <Arrow key={no} from={x(from)} to={x(to)} y={(index + 1) * ROW} text={text} width={width} />
        ))}
      </svg>
      <ol className="only-heard">
        {events.map(({ no, from, to, text }) => (
          <li key={no}>{copy.sent(nameOf(from), nameOf(to), text)}</li>
        ))}
      </ol>
    </section>
  );
}

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly text: string;
  /** Width of the whole drawing. */
  readonly width: number;
}

function Arrow({ from, to, y, text, width }: ArrowProps) {
  if (from === to) {
    const half = widthOf(text) / 2 - EDGE;
    // The last lane's text is on the left.
    const isLast = from > width - WIDEST;
    return (
      <g className="sent">
        <path d={`M${from} ${y - 9}h22v9H${from + 5}`} />
        <path className="head" d={`M${from} ${y}l7 -3.5v7z`} />
        <text x={within(isLast ? from - 8 - half : from + 28 + half, text, width)} y={y} textAnchor="middle">
          {text}
        </text>
      </g>
    );
  }
  const back = to > from ? -1 : 1;
  return (
    <g className="sent">
      <path d={`M${from} ${y}H${to + back * 5}`} />
      <path className="head" d={`M${to} ${y}l${back * 7} -3.5v7z`} />
      <text x={within((from + to) / 2, text, width)} y={y - 5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Width of a text in px, with its margins. */
function widthOf(text: string): number {
  return tableMeasure(text, 'small') + 2 * EDGE;
}

/** The middle of a text, moved so that the text stays within the drawing. */
function within(middle: number, text: string, width: number): number {
  const half = widthOf(text) / 2;
  return Math.min(Math.max(middle, half), width - half);
}

/** Visible width of an element; follows resizes. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element]);
  return width;
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
    const sent = sentBy(entry);
    if (sent === null) continue;
    const { actor, no } = entry;
    const from = sent.sourceId === undefined ? '' : `${entry.page}/${sent.sourceId}`;
    found.unshift({ no, from, to: actor, text: eventName(sent.event) });
  }
  return found;
}

/**
 * A started actor is drawn from its `@xstate.actor` message; in foreign recordings the `xstate.init` event may appear as
 * well.
 */
function sentBy({
  message,
}: Entry): { readonly event: string; readonly sourceId: string | undefined } | null {
  if (message.type === '@xstate.actor') return { event: START, sourceId: message.parentId };
  if (message.type !== '@xstate.event' || message.event.type === START) return null;
  return { event: message.event.type, sourceId: message.sourceId };
}

const START = 'xstate.init';
