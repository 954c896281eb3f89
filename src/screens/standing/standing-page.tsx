import type { ReactNode } from 'react';
import type { standingMachine } from '../../../machines/standing/machine';
import { standingCopy as copy } from '../../copy/standing';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import type { Status } from '../../ui/feedback/status-mark';
import { CoolOff } from '../shared/cool-off';
import { Page } from '../shared/pages/page';

interface StandingPageProps extends Pick<ScreenProps<typeof standingMachine>, 'snapshot' | 'back'> {
  readonly heading: string;
  readonly lead: string;
  readonly status: Status;
  readonly action: ReactNode;
  /** What happened: who decided, when, about what. */
  readonly facts: ReactNode;
  /** Rows of what one can do. */
  readonly options: ReactNode;
}

export type StandingProps = ScreenProps<typeof standingMachine>;

/** One of the pages where a merchant does not go on: what happened, when one may try again, what one can do. */
export function StandingPage({
  snapshot,
  back,
  heading,
  lead,
  status,
  action,
  facts,
  options,
}: StandingPageProps) {
  const read = snapshot.context.facts;
  return (
    <Page title={copy.title} heading={heading} lead={lead} status={status} onBack={back} action={action}>
      {read !== null && <CoolOff {...read.userState.rateLimit} asOf={read.asOf} />}
      <Card>{facts}</Card>
      <Stack gap="sm">
        <SectionHeading>{copy.whatNow}</SectionHeading>
        <Card tight>{options}</Card>
      </Stack>
    </Page>
  );
}
