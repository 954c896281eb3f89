import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';

const Root = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  fontSize: '$small',
  color: '$muted',
});

const Tile = styled('span', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  borderRadius: '$segment',
  backgroundColor: '$infoTint',
  color: '$info',
  fontSize: '$tiny',
  fontWeight: 700,
});

const Name = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });

/** A lender: its initials on a tile, then its name or a sentence that contains the name. */
export function LenderTag({ initials, name }: { initials: string; name: ReactNode }) {
  return (
    <Root>
      <Tile aria-hidden="true">{initials}</Tile>
      <Name>{name}</Name>
    </Root>
  );
}
