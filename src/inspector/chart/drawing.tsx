import { type KeyboardEvent, memo } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { pathText } from './chart';
import { type DrawnCounts, EdgeCounts, StateCounts } from './drawn-counts';
import { LineView, NamedTransitions } from './drawn-lines';
import type { Box, Positions } from './elk-graph';
import {
  CARD_PADDING_PX,
  type Card,
  type Figure,
  fontOf,
  LINE_HEIGHT_PX,
  type Line,
  type TextLine,
} from './figure';
import { tableMeasure } from './measure';
import { roundedPath } from './svg-path';
import { ZoomedOutName } from './zoomed-out-name';

interface DrawingProps {
  readonly figure: Figure;
  readonly positions: Positions;
  readonly selected: string | null;
  /** Ids of the active states, and of the transitions just taken. */
  readonly active: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly onSelect: (state: string) => void;
  /** Counts to draw on the chart; undefined: no counts. */
  readonly counts?: DrawnCounts | undefined;
  /** The scale, where only the names of the states are drawn because it is too small for more; otherwise null. */
  readonly namesOnlyScale?: number | null;
}

/** The drawing of a chart: cards, lines and labels. The page and the exported file show the same. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { figure, positions, selected, taken, onSelect, counts, namesOnlyScale = null } = props;
  const arrow = namesOnlyScale === null ? 8 : 6 / namesOnlyScale;
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
            markerWidth={name === 'wide' ? Math.max(15, arrow) : arrow}
            markerHeight={name === 'wide' ? Math.max(15, arrow) : arrow}
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
          positions={positions}
          isNear={selected !== null && (line.source === selected || line.target === selected)}
          isTaken={line.edges.some(({ id }) => taken.has(id))}
          counts={counts}
          namesOnlyScale={namesOnlyScale}
        />
      ))}
      {positions.starts.map(({ at, points }) => (
        <g key={`${at.x} ${at.y}`} className="start">
          <circle cx={at.x} cy={at.y} r={namesOnlyScale === null ? 5 : 4 / namesOnlyScale} />
          <path d={roundedPath(points)} markerEnd="url(#arrow-plain)" />
        </g>
      ))}
      <NamedTransitions figure={figure} positions={positions} selected={selected} />
      {namesOnlyScale === null &&
        figure.lines.map((line) => (
          <LabelView
            key={line.id}
            line={line}
            box={positions.lines.get(line.id)?.label}
            isNear={selected !== null && (line.source === selected || line.target === selected)}
            taken={taken}
            onSelect={onSelect}
            counts={counts}
          />
        ))}
      {counts !== undefined && namesOnlyScale === null && (
        <StateCounts counts={counts} positions={positions} />
      )}
    </>
  );
});

function CardView({ card, ...props }: DrawingProps & { readonly card: Card }) {
  const { positions, selected, active, onSelect, counts, namesOnlyScale = null } = props;
  const { state, children } = card;
  const box = positions.cards.get(state.id);
  if (box === undefined) return null;
  const classNames = [
    'card',
    `is-${state.kind}`,
    state.id === selected ? 'is-selected' : '',
    active.has(state.id) ? 'is-active' : '',
    counts === undefined ? '' : `heat-${counts.states.get(state.id)?.heat ?? 'none'}`,
  ];
  const countText = counts?.states.get(state.id)?.text ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(state.id);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button element. */}
      <g
        className={classNames.join(' ')}
        role="button"
        tabIndex={0}
        data-state={state.id}
        aria-label={[`${pathText(state)}: ${inspectorCopy.chart.kinds[state.kind]}`, countText ?? []]
          .flat()
          .join(', ')}
        aria-pressed={state.id === selected}
        onClick={() => onSelect(state.id)}
        onKeyDown={onKeyDown}
      >
        <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={state.kind === 'end' ? 18 : 10} />
        {namesOnlyScale === null ? (
          <CardText {...props} card={card} box={box} />
        ) : (
          <ZoomedOutName
            name={state.kind === 'any' ? inspectorCopy.chart.anyState : state.name}
            box={children.length === 0 ? box : { ...box, height: card.height }}
            scale={namesOnlyScale}
          />
        )}
      </g>
      {children.map((child) => (
        <CardView key={child.state.id} {...props} card={child} />
      ))}
    </>
  );
}

/** The lines of text on a card. */
function CardText({ card, box, taken, onSelect, counts }: DrawingProps & { card: Card; box: Box }) {
  const { state, lines } = card;
  return (
    <>
      {state.kind !== 'group' && state.kind !== 'any' && (
        <rect className="edge" x={box.x} y={box.y + 10} width="3" height={box.height - 20} rx="1.5" />
      )}
      {lines.map((line, index) => (
        <TextView
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change their order.
          key={index}
          line={line}
          x={box.x + CARD_PADDING_PX}
          y={box.y + CARD_PADDING_PX + 11 + index * LINE_HEIGHT_PX}
          taken={taken}
          onSelect={onSelect}
        />
      ))}
      <EdgeCounts
        lines={lines}
        counts={counts}
        right={box.x + box.width - 6}
        y={box.y + CARD_PADDING_PX - 1}
      />
    </>
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
          y={box.y + 13.5 + index * LINE_HEIGHT_PX}
          taken={taken}
          onSelect={onSelect}
        />
      ))}
      <EdgeCounts lines={line.label} counts={counts} right={box.x + box.width - 2} y={box.y + 2} />
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

function TextView({ line: { text, textStyle, edge, to, cause }, x, y, taken, onSelect }: TextProps) {
  const classNames = [
    'text',
    `is-${textStyle}`,
    cause === null ? '' : `is-${cause}`,
    edge !== null && taken.has(edge) ? 'is-taken' : '',
  ];
  const attributes = {
    className: classNames.join(' '),
    x,
    y,
    'data-edge': edge ?? undefined,
    // The width is fixed as measured, because an exported file may be opened without our font.
    textLength: Math.round(tableMeasure(text, fontOf(textStyle))),
    lengthAdjust: 'spacingAndGlyphs' as const,
  };
  if (to === null) return <text {...attributes}>{text}</text>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the details have the same as a link.
    <text
      {...attributes}
      onClick={(event) => {
        event.stopPropagation();
        onSelect(to);
      }}
    >
      {text}
    </text>
  );
}
