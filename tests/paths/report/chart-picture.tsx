/** A chart with the layout of the inspector, and its coverage as colours, line styles and marks. */
import { Fragment } from 'react';
import {
  CARD_PADDING_PX,
  type Card,
  LINE_HEIGHT_PX,
  type Line,
  type TextLine,
} from '../../../src/inspector/chart/figure';
import { roundedPath } from '../../../src/inspector/chart/svg-path';
import type { Fate, JourneyReport } from './journey-report';
import type { ChartLayout } from './layout';

/** Marks in addition to the colours, for black-and-white prints. */
export const marks: Readonly<Record<Fate, string>> = { both: '✓', held: '○', beyond: '◐', missing: '✕' };

/** From good to bad: a line with several transitions shows the worst one. */
const FATES_BEST_FIRST: readonly Fate[] = ['both', 'beyond', 'held', 'missing'];

interface ColouredChart extends ChartLayout {
  readonly fateOf: (id: string) => Fate;
}

export function ChartPicture({
  journey,
  figure,
  positions,
}: ChartLayout & { readonly journey: JourneyReport }) {
  const fates = new Map([...journey.states, ...journey.transitions].map(({ id, fate }) => [id, fate]));
  const chart: ColouredChart = { figure, positions, fateOf: (id) => fates.get(id) ?? 'both' };
  const { width, height } = positions;
  return (
    <svg
      role="img"
      aria-label={`Chart of ${journey.title}, coloured by what was walked`}
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      width={Math.ceil(width)}
      height={Math.ceil(height)}
    >
      {figure.cards.map((card) => (
        <CardView key={card.state.id} card={card} {...chart} />
      ))}
      {figure.lines.map((line) => (
        <path
          key={line.id}
          className={`way ${worstFate(line, chart.fateOf)}`}
          d={roundedPath(positions.lines.get(line.id)?.points ?? [])}
          markerEnd={`url(#tip-${worstFate(line, chart.fateOf)})`}
        />
      ))}
      {positions.starts.map(({ at, points }) => (
        <g key={`${at.x} ${at.y}`} className="start">
          <circle cx={at.x} cy={at.y} r="5" />
          <path d={roundedPath(points)} />
        </g>
      ))}
      {figure.lines.map((line) => (
        <LabelView key={line.id} line={line} {...chart} />
      ))}
    </svg>
  );
}

/** Arrow tips, and the hatching of what was not walked; once per page. */
export function ChartDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="definitions">
      <defs>
        {FATES_BEST_FIRST.map((fate) => (
          <marker
            key={fate}
            id={`tip-${fate}`}
            className={`tip ${fate}`}
            viewBox="0 0 8 8"
            refX="7.2"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0.5 0.8 7.5 4 0.5 7.2Z" />
          </marker>
        ))}
        <pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="hatch-ground" width="8" height="8" />
          <rect className="hatch-line" width="2.5" height="8" />
        </pattern>
      </defs>
    </svg>
  );
}

function CardView({ card, ...chart }: ColouredChart & { readonly card: Card }) {
  const { state, lines, children } = card;
  const box = chart.positions.cards.get(state.id);
  if (box === undefined) return null;
  const fate = chart.fateOf(state.id);
  return (
    <Fragment>
      <g className={`card ${fate} is-${state.kind}`}>
        <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={state.kind === 'end' ? 18 : 10} />
        <text className="mark" x={box.x + box.width - 10} y={box.y + 21} textAnchor="end">
          {state.kind === 'any' ? '' : marks[fate]}
        </text>
        {lines.map((line, index) => (
          <TextLineView
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change their order.
            key={index}
            line={line}
            x={box.x + CARD_PADDING_PX}
            y={box.y + CARD_PADDING_PX + 11 + index * LINE_HEIGHT_PX}
            fateOf={chart.fateOf}
          />
        ))}
      </g>
      {children.map((child) => (
        <CardView key={child.state.id} card={child} {...chart} />
      ))}
    </Fragment>
  );
}

function LabelView({ line, positions, fateOf }: ColouredChart & { readonly line: Line }) {
  const box = positions.lines.get(line.id)?.label;
  if (box === undefined) return null;
  return (
    <g className="label">
      <rect x={box.x} y={box.y} width={box.width} height={box.height} rx="6" />
      {line.label.map((text, index) => (
        <TextLineView
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a label never change their order.
          key={index}
          line={text}
          x={box.x + 6}
          y={box.y + 13.5 + index * LINE_HEIGHT_PX}
          fateOf={fateOf}
        />
      ))}
    </g>
  );
}

interface TextLineViewProps {
  readonly line: TextLine;
  readonly x: number;
  readonly y: number;
  readonly fateOf: (id: string) => Fate;
}

function TextLineView({ line: { text, textStyle, edge }, x, y, fateOf }: TextLineViewProps) {
  const fate = edge === null ? '' : fateOf(edge);
  const mark = fate === '' || fate === 'both' || textStyle === 'guard' ? '' : `${marks[fate]} `;
  return (
    <text className={`words is-${textStyle} ${fate}`} x={x} y={y}>
      {`${mark}${text}`}
    </text>
  );
}

function worstFate(line: Line, fateOf: (id: string) => Fate): Fate {
  const worstIndex = Math.max(...line.edges.map(({ id }) => FATES_BEST_FIRST.indexOf(fateOf(id))));
  return FATES_BEST_FIRST[worstIndex] ?? 'both';
}
