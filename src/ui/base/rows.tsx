import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/** A list of names and values; its children are `Row`s. */
export const Rows = styled('dl', { fontSize: '$text', minWidth: 0 });

const Pair = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '7px 0',
  borderBottom: '1px solid $colors$line',
  '&:last-child': { borderBottom: 0 },
});

const Name = styled('dt', { color: '$muted', minWidth: 0, flex: '1 1 auto', overflowWrap: 'anywhere' });

const Value = styled('dd', {
  flex: '0 0 auto',
  maxWidth: '60%',
  fontWeight: 550,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  variants: { strong: { true: { fontWeight: 700, fontSize: '$button' } } },
});

const Small = styled('span', { display: 'block', color: '$muted', fontSize: '$hint', fontWeight: 400 });

type RowProps = {
  label: ReactNode;
  value: ReactNode;
  /** What the name means, in small print below it. */
  hint?: ReactNode;
  /** Emphasizes the value, for example of a total. */
  strong?: boolean;
};

/** A name and its value. */
export function Row({ label, value, hint, strong = false }: RowProps) {
  return (
    <Pair>
      <Name>
        {label}
        {hint !== undefined && <Small>{hint}</Small>}
      </Name>
      <Value strong={strong}>{value}</Value>
    </Pair>
  );
}
