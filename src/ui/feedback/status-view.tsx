import type { ReactNode } from 'react';
import { Lead } from '../base/text';
import { headingStyle } from '../theme/heading-style';
import { styled } from '../theme/stitches.config';
import { type Status, StatusDrawing } from './status-drawing';

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  padding: '4px 0',
  minWidth: 0,
});

const Heading = styled('h2', headingStyle, { marginTop: '16px', maxWidth: '100%' });

const Content = styled('div', { marginTop: '6px', maxWidth: '100%' });

const More = styled('div', { marginTop: '14px', width: '100%' });

type StatusViewProps = {
  status: Status;
  /** Instead of the drawing of the status. */
  drawing?: ReactNode;
  heading: ReactNode;
  text?: ReactNode;
  /** Heading level: 1 if it is the heading of the page (used by `Page`), 2 inside a page. */
  level?: 1 | 2;
  children?: ReactNode;
};

/** A receipt, a wait, a failure or an empty state: a drawing, a heading, and a text that explains it. */
export function StatusView({ status, drawing, heading, text, level = 2, children }: StatusViewProps) {
  return (
    <Root>
      <StatusDrawing status={status}>{drawing}</StatusDrawing>
      <Heading as={level === 1 ? 'h1' : 'h2'} tabIndex={-1}>
        {heading}
      </Heading>
      {text !== undefined && (
        <Content>
          <Lead as="div">{text}</Lead>
        </Content>
      )}
      {children !== undefined && <More>{children}</More>}
    </Root>
  );
}
