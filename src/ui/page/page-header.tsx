import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { styled } from '../theme/stitches.config';

const Row = styled('header', {
  display: 'flex',
  alignItems: 'center',
  // With large text the help goes below the title.
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: 'calc(10px + env(safe-area-inset-top)) 12px 4px',
});

const Title = styled('p', {
  flex: '1 1 5em',
  minWidth: 0,
  fontWeight: '$strong',
  fontSize: '$body',
  lineHeight: '$tight',
  variants: {
    /** A page without a back button, whose title is a greeting: larger. */
    isRootPage: { true: { fontSize: '$title', marginLeft: '4px' } },
  },
});

const HelpSlot = styled('div', {
  minHeight: '$touch',
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
});

type PageHeaderProps = {
  title: ReactNode;
  /** Whether the title is the `h1` of the page. */
  titleIsHeading: boolean;
  onBack: (() => void) | undefined;
  backLabel: string;
  /** Icon of the back button. */
  leading: 'back' | 'close';
  help: ReactNode;
};

/** Top row of a page: back button, title, help. */
export function PageHeader({ title, titleIsHeading, onBack, backLabel, leading, help }: PageHeaderProps) {
  const isRootPage = onBack === undefined;
  return (
    <Row>
      {onBack !== undefined && <IconButton icon={leading} label={backLabel} onClick={() => onBack()} />}
      {titleIsHeading ? (
        <Title as="h1" tabIndex={-1} isRootPage={isRootPage}>
          {title}
        </Title>
      ) : (
        <Title isRootPage={isRootPage}>{title}</Title>
      )}
      <HelpSlot>{help}</HelpSlot>
    </Row>
  );
}
