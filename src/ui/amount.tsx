import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const Root = styled('p', {
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  variants: {
    size: {
      md: { fontSize: '$headline', fontWeight: 700, lineHeight: 1.3 },
      lg: { fontSize: 'min($fontSizes$amount, 14vw)', fontWeight: 750, letterSpacing: '-0.02em' },
      xl: { fontSize: 'min($fontSizes$hero, 15vw)', fontWeight: 750, letterSpacing: '-0.02em' },
    },
  },
});

/** A sum that breaks in the middle reads as another one. */
const Sum = styled('span', { whiteSpace: 'nowrap' });

const Suffix = styled('span', {
  fontSize: '$text',
  fontWeight: 500,
  letterSpacing: 0,
  color: '$muted',
});

type AmountProps = {
  /** The amount, already formatted. */
  children: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** What it is per, in small. */
  suffix?: ReactNode;
};

/** Money, the biggest thing on the screen. */
export function Amount({ children, size = 'lg', suffix }: AmountProps) {
  return (
    <Root size={size}>
      <Sum>{children}</Sum>
      {suffix !== undefined && <Suffix> {suffix}</Suffix>}
    </Root>
  );
}
