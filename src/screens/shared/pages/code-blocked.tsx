import { Amount } from '../../../ui/base/amount';
import { Stack } from '../../../ui/base/stack';
import { Button } from '../../../ui/controls/button';
import { formatCountdown, useCountdown } from '../use-countdown';
import { Page } from './page';

interface CodeBlockedProps {
  readonly title: string;
  readonly copy: { readonly heading: string; readonly lead: string; readonly later: string };
  /** Milliseconds until the next code or try is allowed. */
  readonly waitMs: number;
  readonly onBack: () => void;
}

/** No code can be sent or typed for a while: a countdown of the wait. The chart continues by itself afterwards. */
export function CodeBlocked({ title, copy, waitMs, onBack }: CodeBlockedProps) {
  const leftMs = useCountdown(waitMs);
  return (
    <Page
      title={title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={onBack}
      action={
        <Button variant="secondary" onClick={onBack}>
          {copy.later}
        </Button>
      }
    >
      <Stack align="center">
        <Amount>{formatCountdown(leftMs)}</Amount>
      </Stack>
    </Page>
  );
}
