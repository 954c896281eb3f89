import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Icon } from './icon';

const Root = styled('details', {
  minWidth: 0,
  border: '1px solid $colors$line',
  borderRadius: '$card',
  backgroundColor: '$surface',
  variants: { plain: { true: { border: 0, borderRadius: 0, backgroundColor: 'transparent' } } },
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
  variants: { plain: { true: { minHeight: '$touch', padding: 0 } } },
});

const Words = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('span', { display: 'block', fontWeight: 650 });
const Inside = styled('div', {
  padding: '0 16px 6px',
  borderTop: '1px solid $colors$line',
  variants: { plain: { true: { padding: 0, borderTop: 0 } } },
});

type DisclosureProps = {
  title: ReactNode;
  /** Under the title, seen also while it is closed. */
  detail?: ReactNode;
  /** Open when it is first shown. */
  open?: boolean;
  /** Within a card: one line without a frame of its own. */
  plain?: boolean;
  children?: ReactNode;
};

/** A part of a page that opens with a tap; its first line says what is inside. */
export function Disclosure({ title, detail, open = false, plain = false, children }: DisclosureProps) {
  return (
    <Root open={open} plain={plain}>
      <Top plain={plain}>
        <Words>
          <Title>{title}</Title>
          {detail}
        </Words>
        <Turning>
          <Icon name="chevron" size={18} />
        </Turning>
      </Top>
      <Inside plain={plain}>{children}</Inside>
    </Root>
  );
}
