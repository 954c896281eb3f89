import type { ReactNode } from 'react';
import { styled } from './stitches.config';

const Root = styled('p', {
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
  variants: {
    size: {
      md: { fontSize: '$headline', fontWeight: 700, lineHeight: 1.3 },
      lg: { fontSize: '$amount', fontWeight: 750, letterSpacing: '-0.02em' },
      xl: { fontSize: '$hero', fontWeight: 750, letterSpacing: '-0.02em' },
    },
  },
});

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
      {children}
      {suffix !== undefined && <Suffix> {suffix}</Suffix>}
    </Root>
  );
}
