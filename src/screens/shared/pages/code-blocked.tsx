import { Amount } from '../../../ui/base/amount';
import { Stack } from '../../../ui/base/stack';
import { Button } from '../../../ui/controls/button';
import { clock, useCountdown } from '../use-countdown';
import { Page } from './page';

interface CodeBlockedProps {
  readonly title: string;
  readonly copy: { readonly heading: string; readonly lead: string; readonly later: string };
  /** The wait, in milliseconds. */
  readonly wait: number;
  readonly onBack: () => void;
}

/** Too many codes or tries, or a code that was just sent: how long to wait. The page continues by itself. */
export function CodeBlocked({ title, copy, wait, onBack }: CodeBlockedProps) {
  const left = useCountdown(wait);
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
        <Amount>{clock(left)}</Amount>
      </Stack>
    </Page>
  );
}
