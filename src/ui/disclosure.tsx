import type { ReactNode } from 'react';
import { Icon } from './icon';
import { styled } from './stitches.config';

const Root = styled('details', {
  fontSize: '$text',
  borderBottom: '1px solid $colors$line',
  '&:last-child': { borderBottom: 0 },
  '& > summary > svg': { transform: 'rotate(90deg)', transition: 'transform 120ms', color: '$muted' },
  '&[open] > summary > svg': { transform: 'rotate(-90deg)' },
});

const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '$touch',
  padding: '10px 0',
  borderRadius: '4px',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
});

const Inside = styled('div', { paddingBottom: '12px', color: '$muted' });

type DisclosureProps = { summary: ReactNode; children: ReactNode; open?: boolean };

/** A question whose answer unfolds under it: the platform's own `<details>`. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <Root open={open}>
      <Summary>
        <span>{summary}</span>
        <Icon name="chevron" size={18} />
      </Summary>
      <Inside>{children}</Inside>
    </Root>
  );
}
