import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/**
 * A list of names and values; its children are `Row`s. It styles their elements itself: a styled component for each element
 * would make pages with many rows slow.
 */
export const Rows = styled('dl', {
  fontSize: '$text',
  minWidth: 0,
  '& > div': {
    display: 'flex',
    // With large text a value goes below its name.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    padding: '7px 0',
    borderBottom: '1px solid $colors$line',
  },
  '& > div:last-child': { borderBottom: 0 },
  '& > div > dt': { color: '$muted', flex: '1 1 6em', maxWidth: '100%' },
  '& > div > dt > small': { display: 'block', color: '$muted', fontSize: '$hint', fontWeight: '$regular' },
  '& > div > dd': {
    flex: '0 1 auto',
    maxWidth: 'min(100%, max(60%, 9em))',
    marginLeft: 'auto',
    fontWeight: '$strong',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div > dd[data-strong]': { fontWeight: '$bold', fontSize: '$button' },
});

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
    <div>
      <dt>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </dt>
      <dd data-strong={strong || undefined}>{value}</dd>
    </div>
  );
}
