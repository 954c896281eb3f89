import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

import { liveCopy as copy } from '../../copy/inspector-live';
import { tableMeasure } from '../chart/measure';
import { eventName } from '../chart/read-chart';
import type { Entry } from '../live/entries';
import type { Recording } from '../live/recording';
import { useSize } from '../use-size';
import { CodeName } from './code-name';

interface SequenceViewProps {
  readonly recording: Recording;
  readonly upTo: number;
  readonly page: string | null;
}

/** Maximum number of drawn events: the last ones up to the selected time. */
const MAX_EVENTS = 24;
const MIN_LANE_WIDTH_PX = 86;
const MAX_LANE_WIDTH_PX = 170;
const ROW_HEIGHT_PX = 28;
/** Margin between a text and the edge of the drawing, for the outline of the text and for wider fonts. */
const TEXT_MARGIN_PX = 12;

/** Sequence diagram: a lane for each actor with events, an arrow for each event. */
export function SequenceView({ recording, upTo, page }: SequenceViewProps) {
  const events = lastEvents(recording.entries(), upTo, page);
  const lanes = [...new Set(['', ...events.flatMap(({ from, to }) => [from, to])])];
  const nameOf = (lane: string) => (lane === '' ? copy.senderOutside : (recording.actor(lane)?.name ?? lane));
  const box = useRef<HTMLElement>(null);
  const { width: availableWidth } = useSize(box);
  const laneWidth = Math.min(
    MAX_LANE_WIDTH_PX,
    Math.max(MIN_LANE_WIDTH_PX, Math.floor(availableWidth / lanes.length)),
  );
  const x = (actor: string) => lanes.indexOf(actor) * laneWidth + laneWidth / 2;
  const width = Math.max(lanes.length * laneWidth, ...events.map(({ text }) => widthOf(text)));
  // There is a whole row above the first arrow, for fonts with tall letters.
  const height = events.length * ROW_HEIGHT_PX + ROW_HEIGHT_PX - 6;
  const lastEvent = events.at(-1);
  const lastEventX = lastEvent === undefined ? 0 : (x(lastEvent.from) + x(lastEvent.to)) / 2;
  const firstEvent = events[0];
  const firstEventX = firstEvent === undefined ? 0 : (x(firstEvent.from) + x(firstEvent.to)) / 2;
  const scrollTo = (top: number, middle: number) =>
    box.current?.scrollTo({ top, left: middle - box.current.clientWidth / 2 });
  // In the browser, Home and End scroll only vertically.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (event.key === 'Home') scrollTo(0, firstEventX);
    else scrollTo(height, lastEventX);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to a new event.
  useLayoutEffect(() => {
    scrollTo(box.current?.scrollHeight ?? 0, lastEventX);
  }, [lastEvent?.no, lastEventX]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
    <section className="sequence" ref={box} aria-label={copy.sequence} tabIndex={0} onKeyDown={onKeyDown}>
      <div className="lanes" aria-hidden="true" style={{ width }}>
        {lanes.map((lane) => (
          <span key={lane} style={{ width: laneWidth }} title={nameOf(lane)}>
            <CodeName name={nameOf(lane)} />
          </span>
        ))}
      </div>
      <svg width={width} height={height} aria-hidden="true">
        {lanes.map((lane) => (
          <line key={lane} x1={x(lane)} x2={x(lane)} y1={0} y2={height} />
        ))}
        {events.map(({ no, from, to, text }, index) => (
          <Arrow
            key={no}
            from={x(from)}
            to={x(to)}
            y={(index + 1) * ROW_HEIGHT_PX}
            text={text}
            width={width}
          />
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
    const halfWidth = widthOf(text) / 2 - TEXT_MARGIN_PX;
    // In the last lane the text is on the left of the arrow.
    const isLast = from > width - MAX_LANE_WIDTH_PX;
    return (
      <g className="sent">
        <path d={`M${from} ${y - 9}h22v9H${from + 5}`} />
        <path className="head" d={`M${from} ${y}l7 -3.5v7z`} />
        <text
          x={clampToDrawing(isLast ? from - 8 - halfWidth : from + 28 + halfWidth, text, width)}
          y={y}
          textAnchor="middle"
        >
          {text}
        </text>
      </g>
    );
  }
  const headDirection = to > from ? -1 : 1;
  return (
    <g className="sent">
      <path d={`M${from} ${y}H${to + headDirection * 5}`} />
      <path className="head" d={`M${to} ${y}l${headDirection * 7} -3.5v7z`} />
      <text x={clampToDrawing((from + to) / 2, text, width)} y={y - 5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Width of a text in pixels, with its margins. */
function widthOf(text: string): number {
  return tableMeasure(text, 'small') + 2 * TEXT_MARGIN_PX;
}

/** Moves the middle of a text so that the whole text is within the drawing. */
function clampToDrawing(middle: number, text: string, width: number): number {
  const halfWidth = widthOf(text) / 2;
  return Math.min(Math.max(middle, halfWidth), width - halfWidth);
}

interface SentEvent {
  readonly no: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

function lastEvents(entries: readonly Entry[], upTo: number, page: string | null): readonly SentEvent[] {
  const sentEvents: SentEvent[] = [];
  for (let index = entries.length - 1; index >= 0 && sentEvents.length < MAX_EVENTS; index -= 1) {
    const entry = entries[index];
    if (entry === undefined || entry.no > upTo || (page !== null && entry.page !== page)) continue;
    const sent = sentEventOf(entry);
    if (sent === null) continue;
    const { actor, no } = entry;
    const from = sent.sourceId === undefined ? '' : `${entry.page}/${sent.sourceId}`;
    sentEvents.unshift({ no, from, to: actor, text: eventName(sent.event) });
  }
  return sentEvents;
}

/**
 * The event of an entry; null where it is not drawn. The start of an actor is drawn for its `@xstate.actor` message.
 * Recordings of other senders may have an `xstate.init` event as well, which is not drawn.
 */
function sentEventOf({
  message,
}: Entry): { readonly event: string; readonly sourceId: string | undefined } | null {
  if (message.type === '@xstate.actor') return { event: START_EVENT, sourceId: message.parentId };
  if (message.type !== '@xstate.event' || message.event.type === START_EVENT) return null;
  return { event: message.event.type, sourceId: message.sourceId };
}

const START_EVENT = 'xstate.init';
