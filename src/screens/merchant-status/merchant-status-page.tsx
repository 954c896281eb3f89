import type { ReactNode } from 'react';
import { merchantStatusCopy as copy } from '#messages/merchant-status';
import type { merchantStatusMachine } from '../../../machines/merchant-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import type { Status } from '../../ui/feedback/status-drawing';
import { Page } from '../shared/pages/page';
import { RetryWait } from '../shared/retry-wait';

interface MerchantStatusPageProps
  extends Pick<ScreenProps<typeof merchantStatusMachine>, 'snapshot' | 'back'> {
  readonly heading: string;
  readonly lead: string;
  readonly status: Status;
  readonly action: ReactNode;
  /** `Rows` about the decision: who decided, when, about what. */
  readonly facts: ReactNode;
  /** A `ListRow` for each possible action. */
  readonly options: ReactNode;
}

export type MerchantStatusProps = ScreenProps<typeof merchantStatusMachine>;

/** A page for a merchant who cannot continue: what happened, when the next try is allowed, what to do. */
export function MerchantStatusPage({
  snapshot,
  back,
  heading,
  lead,
  status,
  action,
  facts,
  options,
}: MerchantStatusPageProps) {
  const loaded = snapshot.context.facts;
  return (
    <Page title={copy.title} heading={heading} lead={lead} status={status} onBack={back} action={action}>
      {loaded !== null && <RetryWait {...loaded.userState.rateLimit} asOf={loaded.asOf} />}
      <Card>{facts}</Card>
      <Stack gap="sm">
        <SectionHeading>{copy.whatNow}</SectionHeading>
        <Card tight>{options}</Card>
      </Stack>
    </Page>
  );
}
