import { styled } from '../theme/stitches.config';

const Bar = styled('progress', {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '8px',
  border: 0,
  borderRadius: '8px',
  overflow: 'hidden',
  backgroundColor: '$line',
  color: '$primary',
  '&::-webkit-progress-bar': { backgroundColor: '$line', borderRadius: '8px' },
  '&::-webkit-progress-value': { backgroundColor: '$primary', borderRadius: '8px' },
  '&::-moz-progress-bar': { backgroundColor: '$primary', borderRadius: '8px' },
  '@forced': {
    height: '12px',
    border: '1px solid CanvasText',
    backgroundColor: 'Canvas',
    forcedColorAdjust: 'none',
    '&::-webkit-progress-bar': { backgroundColor: 'Canvas' },
    '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
    '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
  },
});

/** A progress bar. `label` is its accessible name. */
export function Progress({ value, max, label }: { value: number; max: number; label: string }) {
  // Without it, screen readers would read the amounts in paise.
  return <Bar value={value} max={max} aria-label={label} aria-valuetext={label} />;
}
