import type { Box, Positions } from './elk-graph';
import type { Card } from './figure';
import { fonts, MIN_TEXT_PX, tableMeasure } from './measure';

/** Scale below which a card shows only its state's name. */
export const NAME_ONLY_SCALE = 0.55;

/** Size of a name on the screen where its card has room for it; `MIN_TEXT_PX` where it has not. */
const NAME_SIZE_PX = 12.5;
const SCALE_STEPS = [0.08, 0.11, 0.14, 0.17, 0.2, 0.23, 0.26, 0.3, 0.34, 0.38, 0.43, 0.48];

/** The scale for which names are drawn, rounded down to a step, to redraw only at a step. Null where cards are readable. */
export function nameScale(scale: number): number | null {
  if (scale >= NAME_ONLY_SCALE) return null;
  return SCALE_STEPS.filter((step) => step <= scale + 0.001).pop() ?? SCALE_STEPS[0] ?? scale;
}

/** A name that is drawn instead of a card's text: its lines, their size and the box that they take, in pixels of the drawing. */
export interface ZoomedOutName {
  readonly state: string;
  readonly lines: readonly string[];
  readonly size: number;
  readonly box: Box;
}

/**
 * The names of the states, readable at a scale. A name may be larger than its card, but no name covers another: one without room is left
 * out, until the drawing is enlarged. Names that have room on their cards come first.
 * @param cards with the name of each
 */
export function zoomedOutNames(
  cards: readonly { readonly card: Card; readonly name: string }[],
  positions: Positions,
  scale: number,
): readonly ZoomedOutName[] {
  const names = cards.flatMap(({ card, name }) => {
    const cardBox = positions.cards.get(card.state.id);
    if (cardBox === undefined) return [];
    const box = card.children.length === 0 ? cardBox : { ...cardBox, height: card.height };
    const { lines, size } = fitName(name, box, NAME_SIZE_PX / scale, MIN_TEXT_PX / scale);
    const isInside = fits(lines, box, size);
    return [{ state: card.state.id, lines, size, box: textBox(lines, size, box), isInside }];
  });
  const placed: ZoomedOutName[] = [];
  for (const name of [...names].sort((a, b) => Number(b.isInside) - Number(a.isInside)))
    if (placed.every(({ box }) => areApart(box, name.box))) placed.push(name);
  return placed;
}

/** Names of states, drawn over the lines. The cards have them as their labels for screen readers. */
export function ZoomedOutNames({ names }: { readonly names: readonly ZoomedOutName[] }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focusable elements.
    <g className="far-names" aria-hidden="true">
      {names.map(({ state, lines, size, box }) => (
        <text
          key={state}
          className="far-name"
          textAnchor="middle"
          fontSize={Math.ceil(size * 10) / 10}
          strokeWidth={size * 0.25}
        >
          {lines.map((line, index) => (
            <tspan
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a name keep their order.
              key={index}
              x={box.x + box.width / 2}
              y={box.y + (index + 0.5) * size * LINE_SPACING + size * 0.35}
            >
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

const LINE_SPACING = 1.1;
const SHRINK_FACTOR = 0.93;
const PADDING_PX = 5;
/** Factor for system fonts that are a little wider than the table of `tableMeasure`. */
const FONT_TOLERANCE = 1.08;

/**
 * Breaks a name into lines at the largest size, up to `maxSize`, at which they fit into the box; at `minSize` where they never fit. Sizes
 * in pixels of the drawing.
 */
export function fitName(
  name: string,
  box: Pick<Box, 'width' | 'height'>,
  maxSize: number,
  minSize: number = fonts.name.size,
): { readonly lines: readonly string[]; readonly size: number } {
  const parts = name.replace(/([a-z0-9_ ])(?=[A-Z])|([_ ])/g, '$1$2\n').split('\n');
  let size = maxSize;
  let lines = breakIntoLines(parts, box.width - PADDING_PX * 2, size);
  while (!fits(lines, box, size) && size > minSize) {
    size = Math.max(minSize, size * SHRINK_FACTOR);
    lines = breakIntoLines(parts, box.width - PADDING_PX * 2, size);
  }
  return { lines, size };
}

function breakIntoLines(parts: readonly string[], width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const extended = `${lines[lines.length - 1] ?? ''}${part}`;
    if (lines.length > 0 && widthOf(extended, size) <= width) lines[lines.length - 1] = extended;
    else lines.push(part);
  }
  return lines;
}

function fits(lines: readonly string[], { width, height }: Pick<Box, 'width' | 'height'>, size: number) {
  return (
    lines.length * size * LINE_SPACING <= height - PADDING_PX &&
    lines.every((line) => widthOf(line, size) <= width - PADDING_PX * 2)
  );
}

/** The box of lines in the middle of a card. */
function textBox(lines: readonly string[], size: number, card: Box): Box {
  const width = Math.max(...lines.map((line) => widthOf(line, size)));
  const height = lines.length * size * LINE_SPACING;
  return { x: card.x + (card.width - width) / 2, y: card.y + (card.height - height) / 2, width, height };
}

function areApart(a: Box, b: Box): boolean {
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

function widthOf(text: string, size: number): number {
  return (tableMeasure(text, 'name') * FONT_TOLERANCE * size) / fonts.name.size;
}
