import { styled } from '../theme/stitches.config';

const Svg = styled('svg', {
  display: 'block',
  width: '100%',
  height: '18px',
  '& [data-part="paid"]': { fill: '$primary' },
  '& [data-part="late"]': { fill: '$late' },
  '& [data-part="left"]': { fill: '$line' },
  '@forced': {
    forcedColorAdjust: 'none',
    '& [data-part="paid"]': { fill: 'Highlight' },
    '& [data-part="late"]': { fill: 'CanvasText' },
    '& [data-part="left"]': { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 0.3 },
  },
});

/** Above this, the marks are hairlines on a small phone, which nobody counts. */
const MAX_MARKS = 60;

/** Width and distance of the marks, in units of the view box. */
const MARK_WIDTH = 7;
const MARK_STEP = 10;

type InstalmentLineProps = {
  paid: number;
  /** Instalments whose day has passed unpaid; they follow the paid ones. */
  late: number;
  total: number;
  /** The accessible name, which says the same in words. */
  label: string;
};

/** Whether so many instalments can be told apart on a small phone. */
export function canDrawInstalments(total: number): boolean {
  return total > 0 && total <= MAX_MARKS;
}

/** A loan as a line of small payments: paid, late, and to come. */
export function InstalmentLine({ paid, late, total, label }: InstalmentLineProps) {
  return (
    <Svg
      viewBox={`0 0 ${total * MARK_STEP - (MARK_STEP - MARK_WIDTH)} 18`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: total }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position
          key={index}
          data-part={index < paid ? 'paid' : index < paid + late ? 'late' : 'left'}
          x={index * MARK_STEP}
          y={0}
          width={MARK_WIDTH}
          height={18}
          rx={2}
        />
      ))}
    </Svg>
  );
}
