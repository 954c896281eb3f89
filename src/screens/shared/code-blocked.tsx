import { sharedCopy } from '../../copy/shared';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { SupportLink } from './support-link';
import { clock, useCountdown } from './use-countdown';

interface CodeBlockedProps {
  readonly title: string;
  readonly copy: { readonly heading: string; readonly lead: string; readonly later: string };
  /** Milliseconds of the wait. */
  readonly wait: number;
  readonly onBack: () => void;
}

/** Too many codes or tries, or one that is just out: how long to wait. It goes on by itself. */
export function CodeBlocked({ title, copy, wait, onBack }: CodeBlockedProps) {
  const left = useCountdown(wait);
  return (
    <Page
      title={title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={onBack}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <Button variant="secondary" onClick={onBack}>
          {copy.later}
        </Button>
      }
    >
      <Stack align="center">
        <Amount>{clock(left)}</Amount>
      </Stack>
    </Page>
  );
}
