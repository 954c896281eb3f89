import type { ReactNode } from 'react';
import { Icon } from './icon';
import { styled } from './stitches.config';

const Root = styled('details', {
  minWidth: 0,
  '&[open] > summary > svg': { transform: 'rotate(-90deg)' },
});

const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '$touch',
  fontSize: '$text',
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { color: '$muted', transform: 'rotate(90deg)', transition: 'transform 160ms' },
  '@still': { '& > svg': { transition: 'none' } },
});

const Words = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** One line that opens to more. */
export function Disclosure({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Root>
      <Summary>
        <Words>{summary}</Words>
        <Icon name="chevron" size={20} />
      </Summary>
      {children}
    </Root>
  );
}
