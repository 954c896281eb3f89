import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { styled } from '../theme/stitches.config';

const Row = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: 'calc(10px + env(safe-area-inset-top)) 12px 4px',
});

const Title = styled('p', {
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  fontSize: '$body',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  variants: {
    /** No back button: this is a root page, and the title is a greeting. */
    root: { true: { fontSize: '$title', marginLeft: '4px' } },
  },
});

const Holder = styled('div', { minHeight: '$touch', display: 'flex', alignItems: 'center' });

type PageHeaderProps = {
  title: ReactNode;
  titleIsHeading: boolean;
  onBack: (() => void) | undefined;
  backLabel: string;
  leading: 'back' | 'close';
  help: ReactNode;
};

/** The top row of a page: back, title, help. */
export function PageHeader({ title, titleIsHeading, onBack, backLabel, leading, help }: PageHeaderProps) {
  const root = onBack === undefined;
  return (
    <Row>
      {onBack !== undefined && <IconButton icon={leading} label={backLabel} onClick={() => onBack()} />}
      {titleIsHeading ? (
        <Title as="h1" tabIndex={-1} root={root}>
          {title}
        </Title>
      ) : (
        <Title root={root}>{title}</Title>
      )}
      <Holder>{help}</Holder>
    </Row>
  );
}
