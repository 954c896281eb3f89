import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/**
 * A list of names and values. Holds `Row`s. It styles their elements itself, so that a page of many rows is rendered quickly:
 * a styled component for each of them takes longer than the element.
 */
export const Rows = styled('dl', {
  fontSize: '$text',
  minWidth: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '7px 0',
    borderBottom: '1px solid $colors$line',
  },
  '& > div:last-child': { borderBottom: 0 },
  '& > div > dt': { color: '$muted', minWidth: 0, flex: '1 1 auto', overflowWrap: 'anywhere' },
  '& > div > dt > small': { display: 'block', color: '$muted', fontSize: '$hint', fontWeight: 400 },
  '& > div > dd': {
    flex: '0 0 auto',
    maxWidth: '60%',
    fontWeight: 550,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& > div > dd[data-strong]': { fontWeight: 700, fontSize: '$button' },
});

type RowProps = {
  label: ReactNode;
  value: ReactNode;
  /** What the name means, in small print below it. */
  hint?: ReactNode;
  /** The important row, as a total. */
  strong?: boolean;
};

/** One name and its value. */
export function Row({ label, value, hint, strong = false }: RowProps) {
  return (
    <div>
      <dt>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </dt>
      <dd data-strong={strong || undefined}>{value}</dd>
    </div>
  );
}
