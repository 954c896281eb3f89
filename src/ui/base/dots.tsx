import { styled } from '../theme/stitches.config';

const Line = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  variants: {
    size: {
      sm: { gap: '6px', '& > span': { width: '8px', height: '8px' } },
      lg: { gap: '9px', '& > span': { width: '12px', height: '12px' } },
    },
  },
});

const Dot = styled('span', {
  display: 'block',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '@forced': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  opacity: 0.6,
  // The same animation as the dots of first-paint.css, which are shown before any script runs.
  animation: 'first-paint 1.2s ease-in-out infinite',
  '&:nth-child(2)': { animationDelay: '0.15s' },
  '&:nth-child(3)': { animationDelay: '0.3s' },
  '&:nth-child(4)': { animationDelay: '0.45s' },
});

/**
 * Loading indicator of four pulsing dots; no animation under reduced motion. Hidden from screen readers: the parent names
 * what is loading.
 */
export function Dots({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  return (
    <Line size={size} aria-hidden="true">
      <Dot />
      <Dot />
      <Dot />
      <Dot />
    </Line>
  );
}
