import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { toneStyles } from '../theme/tone-styles';

type DotTone = 'success' | 'due' | 'late' | 'info' | 'muted';

const Root = styled('span', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  fontWeight: '$bold',
  variants: {
    tone: {
      ...toneStyles,
      muted: { backgroundColor: '$line', color: '$ink' },
    },
    size: {
      sm: { width: '2em', height: '2em', fontSize: '$tag' },
      lg: { width: '2em', height: '2em', fontSize: '$title' },
    },
  },
});

type IconDotProps = { children: ReactNode; tone?: DotTone; size?: 'sm' | 'lg' };

/** A small round badge at the start of a row, with an icon, a number or a letter. Hidden from screen readers. */
export function IconDot({ children, tone = 'success', size = 'sm' }: IconDotProps) {
  return (
    <Root tone={tone} size={size} aria-hidden="true">
      {children}
    </Root>
  );
}
