import type { ReactNode } from 'react';

import { sharedCopy } from '../../../copy/shared';
import { Button } from '../../../ui/controls/button';
import type { Status } from '../../../ui/feedback/status-mark';
import { Page } from './page';

interface NoticeProps {
  /** The name of the page, in the top row. */
  readonly title: string;
  /** What happened, in the specification's words where it has some. */
  readonly heading: string;
  /** Why, and what to do. */
  readonly lead: ReactNode;
  /** Label of the one action; 'Try again' when not given. */
  readonly action?: string;
  readonly onAction: () => void;
  readonly onBack: () => void;
  /** `failure` when not given; `info` where nothing went wrong. */
  readonly status?: Status;
  readonly children?: ReactNode;
}

/** A page that says one thing and offers one action: what could not be loaded, or where things stand. */
export function Notice({
  title,
  heading,
  lead,
  action = sharedCopy.retry,
  onAction,
  onBack,
  status = 'failure',
  children,
}: NoticeProps) {
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      status={status}
      onBack={onBack}
      action={<Button onClick={onAction}>{action}</Button>}
    >
      {children}
    </Page>
  );
}
