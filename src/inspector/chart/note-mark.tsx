import type { Box } from './elk-graph';

interface NoteMarkProps {
  /** How many notes the state has. */
  readonly count: number;
  /** Of its card. */
  readonly box: Box;
  /** How much larger than usual it is drawn, to stay readable in a drawing that is seen from afar. */
  readonly enlargement: number;
}

const SIZE_PX = 15;
const FOLD_PX = 4;
const TEXT_PX = 11.5;

/** A small sheet on the edge of a card, with the number of notes on its state; the card's label has it too. */
export function NoteMark({ count, box, enlargement }: NoteMarkProps) {
  const text = String(count);
  const width = Math.max(SIZE_PX, text.length * 6.7 + 10);
  const inner = width - FOLD_PX;
  return (
    <g
      className="note-mark"
      transform={`translate(${box.x + 8} ${box.y - (SIZE_PX / 2) * enlargement}) scale(${enlargement})`}
    >
      <path d={`M0 0H${inner}L${width} ${FOLD_PX}V${SIZE_PX}H0ZM${inner} 0V${FOLD_PX}H${width}`} />
      <text x={width / 2} y={SIZE_PX - 3.5} fontSize={TEXT_PX} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
