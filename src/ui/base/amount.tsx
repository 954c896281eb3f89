import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { fittedSize } from '../theme/text-size';

const Root = styled('p', {
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  variants: {
    size: {
      md: { fontSize: fittedSize('$fontSizes$headline', '11vw'), fontWeight: '$bold', lineHeight: '$tight' },
      lg: { fontSize: fittedSize('$fontSizes$amount', '14vw'), fontWeight: '$bold', letterSpacing: '$hero' },
      xl: { fontSize: fittedSize('$fontSizes$hero', '15vw'), fontWeight: '$bold', letterSpacing: '$hero' },
    },
    isLong: { true: {} },
  },
  compoundVariants: [
    { size: 'lg', isLong: true, css: { fontSize: fittedSize('$fontSizes$amount', '10vw') } },
    { size: 'xl', isLong: true, css: { fontSize: fittedSize('$fontSizes$hero', '10vw') } },
  ],
});

/** Length of `₹1,00,000`. A longer amount in `lg` or `xl` gets a smaller font size on a narrow page, so that it fits on one line. */
const MAX_FULL_SIZE_CHARACTERS = 9;

/** No line break inside: part of an amount on one line could be read as the whole amount. */
const UnbrokenAmount = styled('span', { whiteSpace: 'nowrap' });

const Suffix = styled('span', {
  fontSize: '$text',
  fontWeight: '$regular',
  letterSpacing: 0,
  color: '$muted',
});

/** The number of an account, which the caller groups by four, on one line also on a narrow page: 18 digits are 22 characters. */
export const AccountNumber = styled('p', {
  fontSize: fittedSize('$fontSizes$title', '6.2vw'),
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

type AmountProps = {
  /** The amount, already formatted. */
  children: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** Small print after the amount, such as the period: "a week". */
  suffix?: ReactNode;
};

/** An amount of money, the largest text on the screen. */
export function Amount({ children, size = 'lg', suffix }: AmountProps) {
  return (
    <Root size={size} isLong={typeof children === 'string' && children.length > MAX_FULL_SIZE_CHARACTERS}>
      <UnbrokenAmount>{children}</UnbrokenAmount>
      {suffix !== undefined && <Suffix> {suffix}</Suffix>}
    </Root>
  );
}
