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

const RotatingChevron = styled('span', {
  flex: 'none',
  color: '$muted',
  transition: 'transform 120ms',
  'details[open] > summary &': { transform: 'rotate(90deg)' },
  '@print': { display: 'none' },
});

const Summary = styled('summary', {
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

const Content = styled('span', { flex: 1, minWidth: 0 });
const Title = styled('span', { display: 'block', fontWeight: '$strong' });
const Body = styled('div', {
  padding: '0 16px 6px',
  borderTop: '1px solid $colors$line',
  variants: { plain: { true: { padding: 0, borderTop: 0 } } },
});

type DisclosureProps = {
  title: ReactNode;
  /** Below the title; also visible while the content is collapsed. */
  detail?: ReactNode;
  /** Whether it is initially expanded. */
  open?: boolean;
  /** For use inside a card: without a border of its own. */
  plain?: boolean;
  children?: ReactNode;
};

/** A collapsible section of a page. */
export function Disclosure({ title, detail, open = false, plain = false, children }: DisclosureProps) {
  return (
    <Root open={open} plain={plain}>
      <Summary plain={plain}>
        <Content>
          <Title>{title}</Title>
          {detail}
        </Content>
        <RotatingChevron>
          <Icon name="chevron" size={18} />
        </RotatingChevron>
      </Summary>
      <Body plain={plain}>{children}</Body>
    </Root>
  );
}
