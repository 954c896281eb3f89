import { type KeyboardEvent, memo } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { pathText } from './chart';
import { BranchCounts, countOf, type DrawnCounts, StateCounts, widthOf } from './drawn-counts';
import type { Box, Places, Point } from './elk-graph';
import { CARD_PADDING, type Card, type Figure, LINE_HEIGHT, type Line, type TextLine } from './figure';
import { wayOf } from './way';

interface DrawingProps {
  readonly figure: Figure;
  readonly places: Places;
  readonly selected: string | null;
  /** States that are active, branches that were just taken. */
  readonly active: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly onSelect: (state: string) => void;
  /** Counts to draw on it; none on the catalogue's charts. */
  readonly counts?: DrawnCounts | undefined;
}

/** The chart itself: cards, lines and labels at their places. The same drawing is exported as a file. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { figure, places, selected, taken, onSelect, counts } = props;
  return (
    <>
      <defs>
        {['plain', 'near', 'taken', 'wide'].map((name) => (
          <marker
            key={name}
            id={`arrow-${name}`}
            className={`arrow is-${name}`}
            viewBox="0 0 8 8"
            refX="7.2"
            refY="4"
            markerWidth={name === 'wide' ? '15' : '8'}
            markerHeight={name === 'wide' ? '15' : '8'}
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0.5 0.8 7.5 4 0.5 7.2Z" />
          </marker>
        ))}
      </defs>
      {figure.cards.map((card) => (
        <CardView key={card.state.id} card={card} {...props} />
      ))}
      {figure.lines.map((line) => (
        <LineView
          key={line.id}
          line={line}
          places={places}
          isNear={selected !== null && (line.source === selected || line.target === selected)}
          isTaken={line.edges.some(({ id }) => taken.has(id))}
          counts={counts}
        />
      ))}
      {places.starts.map(({ at, points }) => (
        <g key={`${at.x} ${at.y}`} className="start">
          <circle cx={at.x} cy={at.y} r="5" />
          <path d={wayOf(points)} markerEnd="url(#arrow-plain)" />
        </g>
      ))}
      {figure.lines.map((line) => (
        <LabelView
          key={line.id}
          line={line}
          box={places.lines.get(line.id)?.label}
          isNear={selected !== null && (line.source === selected || line.target === selected)}
          taken={taken}
          onSelect={onSelect}
          counts={counts}
        />
      ))}
      {counts !== undefined && <StateCounts counts={counts} places={places} />}
    </>
  );
});

function CardView({ card, ...props }: DrawingProps & { readonly card: Card }) {
  const { places, selected, active, onSelect, counts } = props;
  const { state, lines, children } = card;
  const box = places.cards.get(state.id);
  if (box === undefined) return null;
  const looks = [
    'card',
    `is-${state.kind}`,
    state.id === selected ? 'is-selected' : '',
    active.has(state.id) ? 'is-active' : '',
    counts === undefined ? '' : `heat-${counts.states.get(state.id)?.heat ?? 'none'}`,
  ];
  const counted = counts?.states.get(state.id)?.text ?? null;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(state.id);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture has no buttons of its own. */}
      <g
        className={looks.join(' ')}
        role="button"
        tabIndex={0}
        data-state={state.id}
        aria-label={[`${pathText(state)}: ${inspectorCopy.chart.kinds[state.kind]}`, counted ?? []]
          .flat()
          .join(', ')}
        aria-pressed={state.id === selected}
        onClick={() => onSelect(state.id)}
        onKeyDown={press}
      >
        <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={state.kind === 'end' ? 18 : 10} />
        {state.kind !== 'group' && state.kind !== 'any' && (
          <rect className="edge" x={box.x} y={box.y + 10} width="3" height={box.height - 20} rx="1.5" />
        )}
        {lines.map((line, index) => (
          <TextView
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change their order.
            key={index}
            line={line}
            x={box.x + CARD_PADDING}
            y={box.y + CARD_PADDING + 11 + index * LINE_HEIGHT}
            taken={props.taken}
            onSelect={onSelect}
          />
        ))}
        <BranchCounts lines={lines} counts={counts} x={box.x + box.width - 4} y={box.y + CARD_PADDING - 1} />
      </g>
      {children.map((child) => (
        <CardView key={child.state.id} {...props} card={child} />
      ))}
    </>
  );
}

interface LineProps {
  readonly line: Line;
  readonly places: Places;
  readonly isNear: boolean;
  readonly isTaken: boolean;
  readonly counts: DrawnCounts | undefined;
}

function LineView({ line, places, isNear, isTaken, counts }: LineProps) {
  const points = places.lines.get(line.id)?.points ?? [];
  if (counts !== undefined) return <CountedLine line={line} points={points} counts={counts} />;
  const look = isTaken ? 'taken' : isNear ? 'near' : 'plain';
  return (
    <path
      className={`line is-${look} is-${line.edges[0]?.cause ?? 'person'}`}
      d={wayOf(points)}
      markerEnd={`url(#arrow-${look})`}
    />
  );
}

/** As wide as it was gone; dashed where nobody went. */
function CountedLine({
  line,
  points,
  counts,
}: Pick<LineProps, 'line'> & { points: readonly Point[]; counts: DrawnCounts }) {
  const width = widthOf(counts, countOf(counts, line.edges));
  const isUsed = countOf(counts, line.edges) > 0;
  return (
    <path
      className={`line ${isUsed ? 'is-used' : 'is-unused'} is-${line.edges[0]?.cause ?? 'person'}`}
      style={{ strokeWidth: width }}
      d={wayOf(points)}
      markerEnd={`url(#arrow-${width > 3 ? 'wide' : 'plain'})`}
    />
  );
}

interface LabelProps {
  readonly line: Line;
  readonly box: Box | undefined;
  readonly isNear: boolean;
  readonly taken: ReadonlySet<string>;
  readonly onSelect: (state: string) => void;
  readonly counts: DrawnCounts | undefined;
}

function LabelView({ line, box, isNear, taken, onSelect, counts }: LabelProps) {
  if (box === undefined) return null;
  return (
    <g className={isNear ? 'label is-near' : 'label'}>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="6" />
      {line.label.map((text, index) => (
        <TextView
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a label never change their order.
          key={index}
          line={text}
          x={box.x + 6}
          y={box.y + 13.5 + index * LINE_HEIGHT}
          taken={taken}
          onSelect={onSelect}
        />
      ))}
      <BranchCounts lines={line.label} counts={counts} x={box.x + box.width - 4} y={box.y + 2} />
    </g>
  );
}

interface TextProps {
  readonly line: TextLine;
  readonly x: number;
  readonly y: number;
  readonly taken: ReadonlySet<string>;
  readonly onSelect: (state: string) => void;
}

function TextView({ line: { text, look, edge, to, cause }, x, y, taken, onSelect }: TextProps) {
  const looks = [
    'text',
    `is-${look}`,
    cause === null ? '' : `is-${cause}`,
    edge !== null && taken.has(edge) ? 'is-taken' : '',
  ];
  if (to === null)
    return (
      <text className={looks.join(' ')} x={x} y={y} data-edge={edge ?? undefined}>
        {text}
      </text>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the details name the same way as a link.
    <text
      className={looks.join(' ')}
      x={x}
      y={y}
      data-edge={edge ?? undefined}
      onClick={(event) => {
        event.stopPropagation();
        onSelect(to);
      }}
    >
      {text}
    </text>
  );
}
