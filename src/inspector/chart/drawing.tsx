import { type KeyboardEvent, memo, useMemo } from 'react';

import { inspectorCopy } from '../../copy/inspector';
import { notesCopy } from '../../copy/inspector-notes';
import { pathText } from './chart';
import { type DrawnCounts, StateCounts } from './drawn-counts';
import { LineView, NamedTransitions } from './drawn-lines';
import { DrawnPath } from './drawn-path';
import { CardText, LabelView } from './drawn-texts';
import type { Positions } from './elk-graph';
import type { Card, Figure } from './figure';
import { NoteMark } from './note-mark';
import { roundedPath } from './svg-path';
import { ZoomedOutNames, zoomedOutNames } from './zoomed-out-name';

interface DrawingProps {
  readonly figure: Figure;
  readonly positions: Positions;
  readonly selected: string | null;
  /** Ids of the active states, and of the transitions just taken. */
  readonly active: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly onSelect: (state: string) => void;
  /** Opens a chart that a state runs; undefined: its name is no link. */
  readonly onChart?: ((chart: string) => void) | undefined;
  /** Counts to draw on the chart; undefined: no counts. */
  readonly counts?: DrawnCounts | undefined;
  /** How many notes a state has, by its id. */
  readonly notes?: ReadonlyMap<string, number> | undefined;
  /** The scale, where only the names of the states are drawn because it is too small for more; otherwise null. */
  readonly namesOnlyScale?: number | null;
  /** Ids of states to draw a path through. */
  readonly path?: readonly string[];
}

/** Of lines whose width is a count or a difference. */
const WIDE_ARROWS = ['wide', 'more', 'less'];

/** The drawing of a chart: cards, lines and labels. The page and the exported file show the same. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { figure, positions, selected, taken, onSelect, counts, namesOnlyScale = null, path } = props;
  const names = useMemo(
    () =>
      namesOnlyScale === null
        ? null
        : zoomedOutNames(figure.cards.flatMap(withNames), positions, namesOnlyScale),
    [figure, positions, namesOnlyScale],
  );
  const arrow = namesOnlyScale === null ? 8 : 6 / namesOnlyScale;
  return (
    <>
      <defs>
        {['plain', 'near', 'taken', ...WIDE_ARROWS].map((name) => (
          <marker
            key={name}
            id={`arrow-${name}`}
            className={`arrow is-${name}`}
            viewBox="0 0 8 8"
            refX="7.2"
            refY="4"
            markerWidth={WIDE_ARROWS.includes(name) ? Math.max(15, arrow) : arrow}
            markerHeight={WIDE_ARROWS.includes(name) ? Math.max(15, arrow) : arrow}
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
      {names !== null && <ZoomedOutNames names={names} />}
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
      {path !== undefined && <DrawnPath path={path} positions={positions} namesOnlyScale={namesOnlyScale} />}
    </>
  );
});

function CardView({ card, ...props }: DrawingProps & { readonly card: Card }) {
  const { positions, selected, active, onSelect, counts, notes, namesOnlyScale = null } = props;
  const { state, children } = card;
  const box = positions.cards.get(state.id);
  if (box === undefined) return null;
  const mark = counts?.states.get(state.id);
  const classNames = [
    'card',
    `is-${state.kind}`,
    state.id === selected ? 'is-selected' : '',
    active.has(state.id) ? 'is-active' : '',
    counts === undefined ? '' : `heat-${mark?.heat ?? 'none'}`,
    mark?.look ?? '',
  ];
  const noteCount = notes?.get(state.id) ?? 0;
  const label = [
    `${pathText(state)}: ${inspectorCopy.chart.kinds[state.kind]}`,
    mark?.label ?? mark?.text ?? [],
    noteCount === 0 ? [] : notesCopy.count(noteCount),
  ];
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
        aria-label={label.flat().join(', ')}
        aria-pressed={state.id === selected}
        onClick={() => onSelect(state.id)}
        onKeyDown={onKeyDown}
      >
        <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={state.kind === 'end' ? 18 : 10} />
        {hasEdge(card) && (
          <rect
            className="edge"
            x={box.x}
            y={box.y + 10}
            width={3 / (namesOnlyScale ?? 1)}
            height={box.height - 20}
            rx={1.5 / (namesOnlyScale ?? 1)}
          />
        )}
        {namesOnlyScale === null && <CardText {...props} card={card} box={box} />}
        {noteCount > 0 && <NoteMark count={noteCount} box={box} enlargement={1 / (namesOnlyScale ?? 1)} />}
      </g>
      {children.map((child) => (
        <CardView key={child.state.id} {...props} card={child} />
      ))}
    </>
  );
}

/** A card and those inside it, with their names. */
function withNames(card: Card): { readonly card: Card; readonly name: string }[] {
  const name = card.state.kind === 'any' ? inspectorCopy.chart.anyState : card.state.name;
  return [{ card, name }, ...card.children.flatMap(withNames)];
}

/** Whether the left edge of a card shows who acts in its state. */
function hasEdge({ state: { kind } }: Card): boolean {
  return kind !== 'group' && kind !== 'any' && kind !== 'end';
}
