import type { ReactNode } from 'react';

import { sharedCopy } from '#messages/shared';
import { Button } from '../../../ui/controls/button';
import type { Status } from '../../../ui/feedback/status-drawing';
import { Page } from './page';

interface NoticeProps {
  /** The title in the top row. */
  readonly title: string;
  /** What happened, in the specification's wording where it has one. */
  readonly heading: string;
  /** Why, and what to do. */
  readonly lead: ReactNode;
  /** Label of the one action; 'Try again' by default. */
  readonly action?: string;
  /** `secondary` where the action is not what the merchant came for, as a new loan after the last one. */
  readonly variant?: 'primary' | 'secondary';
  readonly onAction: () => void;
  readonly onBack: () => void;
  /** `failure` by default; `info` where nothing went wrong. */
  readonly status?: Status;
  readonly children?: ReactNode;
}

/** A page with one message and one action: a failed load, or a status. */
export function Notice({
  title,
  heading,
  lead,
  action = sharedCopy.retry,
  variant = 'primary',
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
      action={
        <Button variant={variant} onClick={onAction}>
          {action}
        </Button>
      }
    >
      {children}
    </Page>
  );
}
