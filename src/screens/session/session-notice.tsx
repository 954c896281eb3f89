import { sharedCopy } from '../../copy/shared';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { Hint } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

interface SessionNoticeProps {
  readonly copy: Readonly<Record<'title' | 'heading' | 'lead' | 'hint', string>>;
  readonly onRetry: () => void;
  /** Label of the one button. */
  readonly action?: string;
  /** Secondary where trying again is not the way on. */
  readonly variant?: 'primary' | 'secondary';
}

/** Why no journey runs for whoever is here, and the one thing to do about it. */
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
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
