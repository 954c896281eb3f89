import type { Box } from './elk-graph';
import { fonts, tableMeasure } from './measure';

/** Scale below which a card shows only its state's name. */
export const NAME_ONLY_SCALE = 0.55;

/** Size of a name on the screen, at any scale. */
const NAME_SIZE_PX = 12.5;
const SCALE_STEPS = [0.08, 0.11, 0.14, 0.17, 0.2, 0.23, 0.26, 0.3, 0.34, 0.38, 0.43, 0.48];

/** The scale for which names are drawn, rounded down to a step, to redraw only at a step. Null where cards are readable. */
export function nameScale(scale: number): number | null {
  if (scale >= NAME_ONLY_SCALE) return null;
  return SCALE_STEPS.filter((step) => step <= scale + 0.001).pop() ?? SCALE_STEPS[0] ?? scale;
}

interface ZoomedOutNameProps {
  readonly name: string;
  readonly box: Box;
  readonly scale: number;
}

/** The name of a state, as large as is readable when zoomed out, or as its card allows; broken between its words. */
export function ZoomedOutName({ name, box, scale }: ZoomedOutNameProps) {
  const { lines, size } = fitName(name, box, NAME_SIZE_PX / scale);
  const top = box.y + box.height / 2 - ((lines.length - 1) * size * LINE_SPACING) / 2;
  return (
    <text className="far-name" textAnchor="middle" fontSize={Math.round(size * 10) / 10}>
      <title>{name}</title>
      {lines.map((line, index) => (
        <tspan key={line} x={box.x + box.width / 2} y={top + index * size * LINE_SPACING + size * 0.35}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const LINE_SPACING = 1.1;
const SHRINK_FACTOR = 0.93;
const PADDING_PX = 5;
/** Factor for system fonts that are a little wider than the table of `tableMeasure`. */
const FONT_TOLERANCE = 1.08;

/** Breaks a name into lines at the largest size, up to `maxSize`, at which they fit into the box. Sizes in pixels. */
export function fitName(
  name: string,
  box: Pick<Box, 'width' | 'height'>,
  maxSize: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const parts = name.replace(/([a-z0-9_ ])(?=[A-Z])|(_)/g, '$1$2\n').split('\n');
  let size = maxSize;
  let lines = breakIntoLines(parts, box.width - PADDING_PX * 2, size);
  while (!fits(lines, box, size) && size > fonts.name.size) {
    size *= SHRINK_FACTOR;
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

function widthOf(text: string, size: number): number {
  return (tableMeasure(text, 'name') * FONT_TOLERANCE * size) / fonts.name.size;
}
