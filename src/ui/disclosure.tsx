import type { ReactNode } from 'react';
import { Icon } from './icon';
import { styled } from './stitches.config';

const Root = styled('details', {
  minWidth: 0,
  border: '1px solid $colors$line',
  borderRadius: '$card',
  backgroundColor: '$surface',
});

const Turning = styled('span', {
  flex: 'none',
  color: '$muted',
  transition: 'transform 120ms',
  'details[open] > summary &': { transform: 'rotate(90deg)' },
  '@print': { display: 'none' },
});

const Top = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  padding: '8px 16px',
  borderRadius: '$card',
  cursor: 'pointer',
  listStyle: 'none',
  fontSize: '$text',
  '&::-webkit-details-marker': { display: 'none' },
});

const Words = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('span', { display: 'block', fontWeight: 650 });
const Inside = styled('div', { padding: '0 16px 6px', borderTop: '1px solid $colors$line' });

type DisclosureProps = {
  title: ReactNode;
  /** Under the title, seen also while it is closed. */
  detail?: ReactNode;
  /** Open when it is first shown. */
  open?: boolean;
  children?: ReactNode;
};

/** A part of a page that opens with a tap; its first line says what is inside. */
export function Disclosure({ title, detail, open = false, children }: DisclosureProps) {
  return (
    <Root open={open}>
      <Top>
        <Words>
          <Title>{title}</Title>
          {detail}
        </Words>
        <Turning>
          <Icon name="chevron" size={18} />
        </Turning>
      </Top>
      <Inside>{children}</Inside>
    </Root>
  );
}
