import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

const Root = styled('p', {
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  variants: {
    size: {
      md: { fontSize: '$headline', fontWeight: 700, lineHeight: 1.3 },
      lg: { fontSize: 'min($fontSizes$amount, 14vw)', fontWeight: 750, letterSpacing: '-0.02em' },
      xl: { fontSize: 'min($fontSizes$hero, 15vw)', fontWeight: 750, letterSpacing: '-0.02em' },
    },
    long: { true: {} },
  },
  compoundVariants: [
    { size: 'lg', long: true, css: { fontSize: 'min($fontSizes$amount, 10vw)' } },
    { size: 'xl', long: true, css: { fontSize: 'min($fontSizes$hero, 10vw)' } },
  ],
});

/** More letters than `₹1,00,000`, as lakhs with paise have: set smaller on a narrow page, so that they stay on it. */
const LONG = 9;

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
    <Root size={size} long={typeof children === 'string' && children.length > LONG}>
      <Sum>{children}</Sum>
      {suffix !== undefined && <Suffix> {suffix}</Suffix>}
    </Root>
  );
}
