import type { Box } from './elk-graph';
import { fonts, tableMeasure } from './measure';

/** Scale below which a card shows only its state's name. */
export const FAR = 0.55;

/** Pixels of the window. */
const NAME = 12.5;
const STEPS = [0.08, 0.11, 0.14, 0.17, 0.2, 0.23, 0.26, 0.3, 0.34, 0.38, 0.43, 0.48];

/** The scale for drawing names, in steps, so that the drawing is repeated only at a step. Null where cards are readable. */
export function nameScale(scale: number): number | null {
  if (scale >= FAR) return null;
  return STEPS.filter((step) => step <= scale + 0.001).pop() ?? STEPS[0] ?? scale;
}

interface ZoomedOutNameProps {
  readonly name: string;
  readonly box: Box;
  readonly scale: number;
}

/** The state's name in a size readable when zoomed out, or as large as its card allows: broken between its words. */
export function ZoomedOutName({ name, box, scale }: ZoomedOutNameProps) {
  const { lines, size } = fitName(name, box, NAME / scale);
  const top = box.y + box.height / 2 - ((lines.length - 1) * size * LEADING) / 2;
  return (
    <text className="far-name" textAnchor="middle" fontSize={Math.round(size * 10) / 10}>
      <title>{name}</title>
      {lines.map((line, index) => (
        <tspan key={line} x={box.x + box.width / 2} y={top + index * size * LEADING + size * 0.35}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const LEADING = 1.1;
const SHRINK = 0.93;
const PADDING = 5;
/** Fonts of other systems are a little wider than the table says. */
const WIDER = 1.08;

/** The name's lines at the largest size, up to the wanted one, at which they fit into the box. */
export function fitName(
  name: string,
  box: Pick<Box, 'width' | 'height'>,
  wanted: number,
): { readonly lines: readonly string[]; readonly size: number } {
  const parts = name.replace(/([a-z0-9_ ])(?=[A-Z])|(_)/g, '$1$2\n').split('\n');
  let size = wanted;
  let lines = broken(parts, box.width - PADDING * 2, size);
  while (!fits(lines, box, size) && size > fonts.name.size) {
    size *= SHRINK;
    lines = broken(parts, box.width - PADDING * 2, size);
  }
  return { lines, size };
}

function broken(parts: readonly string[], width: number, size: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines[lines.length - 1] ?? ''}${part}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function fits(lines: readonly string[], { width, height }: Pick<Box, 'width' | 'height'>, size: number) {
  return (
    lines.length * size * LEADING <= height - PADDING &&
    lines.every((line) => widthOf(line, size) <= width - PADDING * 2)
  );
}

function widthOf(text: string, size: number): number {
  return (tableMeasure(text, 'name') * WIDER * size) / fonts.name.size;
}
