import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

/** It styles its parts itself: a list of offers has many tags, and a styled component takes longer than an element. */
const Root = styled('span', {
  display: 'flex',
  // With large text a long name goes below the tile.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  minWidth: 0,
  fontSize: '$small',
  color: '$muted',
  '& > :first-child': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.5em',
    height: '2.5em',
    borderRadius: '$segment',
    backgroundColor: '$infoTint',
    color: '$info',
    fontSize: '$tiny',
    fontWeight: 700,
  },
  '& > :last-child': { flex: '1 1 5em', maxWidth: '100%' },
});

/** A lender: its initials on a tile, then its name or a sentence that contains the name. */
export function LenderTag({ initials, name }: { initials: string; name: ReactNode }) {
  return (
    <Root>
      <span aria-hidden="true">{initials}</span>
      <span>{name}</span>
    </Root>
  );
}
