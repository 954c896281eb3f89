import type { ReactNode } from 'react';

import { sharedCopy } from '../../copy/shared';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import type { Status } from '../../ui/status-mark';
import { SupportLink } from './support-link';

interface UnavailableScreenProps {
  /** The name of the place, in the top row. */
  readonly title: string;
  /** What is not there, in the spec's words where it has some. */
  readonly heading: string;
  /** Why, and what to do. */
  readonly message: ReactNode;
  readonly onRetry: () => void;
  readonly onBack: () => void;
  readonly retryLabel?: string;
  /** `failure` unless told; `info` where nothing went wrong. */
  readonly status?: Status;
  readonly children?: ReactNode;
}

/** A page that could not be loaded: what is missing, why, and the way to ask again. */
export function UnavailableScreen({
  title,
  heading,
  message,
  onRetry,
  onBack,
  retryLabel = sharedCopy.retry,
  status = 'failure',
  children,
}: UnavailableScreenProps) {
  return (
    <Page
      title={title}
      heading={heading}
      lead={message}
      status={status}
      onBack={onBack}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={onRetry}>{retryLabel}</Button>}
    >
      {children}
    </Page>
  );
}
