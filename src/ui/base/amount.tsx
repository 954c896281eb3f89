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

/** More characters than `₹1,00,000` (lakhs with paise): shown smaller on a narrow page, so that the amount fits. */
const LONG = 9;

/** An amount that wraps in the middle could be read as another one. */
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
  /** The period, in small print: "a week". */
  suffix?: ReactNode;
};

/** An amount of money, the largest text on the screen. */
export function Amount({ children, size = 'lg', suffix }: AmountProps) {
  return (
    <Root size={size} long={typeof children === 'string' && children.length > LONG}>
      <Sum>{children}</Sum>
      {suffix !== undefined && <Suffix> {suffix}</Suffix>}
    </Root>
  );
}
