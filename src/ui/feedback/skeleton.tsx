import { Card } from '../base/card';
import { Stack } from '../base/stack';
import { keyframes, styled } from '../theme/stitches.config';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } });

const Line = styled('div', {
  height: '14px',
  borderRadius: '7px',
  backgroundColor: '$line',
  animation: `${pulse} 1.4s ease-in-out infinite`,
  variants: {
    width: { full: { width: '100%' }, long: { width: '72%' }, half: { width: '45%' } },
    tall: { true: { height: '32px', borderRadius: '9px' } },
  },
  defaultVariants: { width: 'full' },
});

/** Placeholder lines for text that is loading. Hidden from screen readers: mark the region `aria-busy`, or add a `Spinner`. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Stack gap="sm" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((line) => (
        <Line key={line} width={line === count - 1 && count > 1 ? 'long' : 'full'} />
      ))}
    </Stack>
  );
}

/** Placeholder of a card that is loading: a name, an amount and some lines. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <Card aria-hidden="true">
      <Stack>
        <Line width="half" />
        <Line width="long" tall />
        <SkeletonLines count={lines} />
      </Stack>
    </Card>
  );
}
