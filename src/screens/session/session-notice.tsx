import { sharedCopy } from '#messages/shared';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

interface SessionNoticeProps {
  readonly copy: Readonly<Record<'title' | 'heading' | 'lead' | 'hint', string>>;
  readonly onRetry: () => void;
  /** Label of the button; 'Try again' by default. */
  readonly action?: string;
  /** Secondary where a retry is not the main option. */
  readonly variant?: 'primary' | 'secondary';
}

/** A page that says why no journey can run, with one button that retries. */
export function SessionNotice({
  copy,
  onRetry,
  action = sharedCopy.retry,
  variant = 'primary',
}: SessionNoticeProps) {
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      action={
        <Button variant={variant} onClick={onRetry}>
          {action}
        </Button>
      }
    >
      <Stack align="center">
        <Hint>{copy.hint}</Hint>
      </Stack>
    </Page>
  );
}
