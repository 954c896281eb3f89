import type { ReactNode } from 'react';
import { Icon } from './icon';
import { styled } from './stitches.config';

const Root = styled('details', {
  borderBottom: '1px solid $colors$line',
  '&:last-child': { borderBottom: 0 },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
});

const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '$touch',
  padding: '11px 0',
  fontSize: '$text',
  fontWeight: 650,
  lineHeight: 1.35,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { color: '$muted' },
});

const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: '0 0 14px',
  minWidth: 0,
});

type DisclosureProps = { title: ReactNode; open?: boolean; children: ReactNode };

/** A heading that opens to what it is about; the browser's own, so it needs no script. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <Root open={open}>
      <Summary>
        {title}
        <Icon name="chevron" size={18} />
      </Summary>
      <Body>{children}</Body>
    </Root>
  );
}
