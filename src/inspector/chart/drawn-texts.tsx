import { type DrawnCounts, EdgeCounts } from './drawn-counts';
import type { Box } from './elk-graph';
import { CARD_PADDING_PX, type Card, fontOf, LINE_HEIGHT_PX, type Line, type TextLine } from './figure';
import { tableMeasure } from './measure';

/** What all texts of a drawing share. */
interface TextContext {
  /** Ids of the transitions just taken. */
  readonly taken: ReadonlySet<string>;
  readonly onSelect: (state: string) => void;
  readonly counts?: DrawnCounts | undefined;
  /** Opens a chart that a state runs; undefined: its name is no link. */
  readonly onChart?: ((chart: string) => void) | undefined;
}

interface CardTextProps extends TextContext {
  readonly card: Card;
  readonly box: Box;
}

/** The lines of text on a card. */
export function CardText({ card, box, taken, onSelect, counts, onChart }: CardTextProps) {
  const { lines } = card;
  return (
    <>
      {lines.map((line, index) => (
        <TextView
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change their order.
          key={index}
          line={line}
          x={box.x + CARD_PADDING_PX}
          y={box.y + CARD_PADDING_PX + 11 + index * LINE_HEIGHT_PX}
          taken={taken}
          onSelect={onSelect}
          onChart={onChart}
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

interface LabelProps extends TextContext {
  readonly line: Line;
  readonly box: Box | undefined;
  /** The line leads from or to the selected state. */
  readonly isNear: boolean;
}

/** The texts on a line. */
export function LabelView({ line, box, isNear, taken, onSelect, counts }: LabelProps) {
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

interface TextProps extends Pick<TextContext, 'taken' | 'onSelect' | 'onChart'> {
  readonly line: TextLine;
  readonly x: number;
  readonly y: number;
}

function TextView({
  line: { text, textStyle, edge, to, cause, guardCode, runs },
  x,
  y,
  taken,
  onSelect,
  onChart,
}: TextProps) {
  const open =
    to !== null ? () => onSelect(to) : runs !== null && onChart !== undefined ? () => onChart(runs) : null;
  const classNames = [
    'text',
    `is-${textStyle}`,
    cause === null ? '' : `is-${cause}`,
    edge !== null && taken.has(edge) ? 'is-taken' : '',
    runs !== null && open !== null ? 'is-link' : '',
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
  const content = (
    <>
      {text}
      {guardCode !== null && <title>{guardCode}</title>}
    </>
  );
  if (open === null) return <text {...attributes}>{content}</text>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the details have the same as a link.
    <text
      {...attributes}
      onClick={(event) => {
        event.stopPropagation();
        open();
      }}
    >
      {content}
    </text>
  );
}
