import type { ReactNode } from 'react';
import { summaryCopy as copy } from '#messages/summary';
import type { summaryMachine } from '../../../machines/summary/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { SectionHeading } from '../../ui/base/text';
import { IconButton } from '../../ui/controls/icon-button';
import { ListRow } from '../../ui/lists/list-row';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { SupportLink } from '../shared/support-link';
import { AccountCard, AccountLines } from './account-card';
import { Schedule } from './schedule';

interface AccountProps extends ScreenProps<typeof summaryMachine> {
  /** Above the account. */
  readonly banner?: ReactNode;
  readonly action?: ReactNode;
  /** Below the schedule. */
  readonly children?: ReactNode;
}

/** The page of a loan account: its amounts, its schedule, and the given primary action. */
export function Account({ snapshot, send, back, banner, action, children }: AccountProps) {
  const { facts } = snapshot.context;
  const loan = facts?.details.loan ?? null;
  if (facts === null || loan === null) return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
  const { details, readAt } = facts;
  const isPending = snapshot.hasTag('pending');
  return (
    <Page
      title={copy.title}
      onBack={back}
      busy={isPending}
      help={
        <>
          <SupportLink />
          {(isPending || snapshot.can({ type: 'retry' })) && (
            <IconButton
              icon="refresh"
              label={copy.refresh}
              disabled={isPending}
              onClick={() => send({ type: 'retry' })}
            />
          )}
        </>
      }
      {...(action === undefined ? {} : { action })}
    >
      {banner}
      <AccountCard loan={loan} />
      <AccountLines details={details} loan={loan} />
      <Schedule instalments={details.instalments} isMonthly={loan.isMonthly} now={readAt} />
      {children}
      <Stack gap="sm">
        <SectionHeading>{copy.more}</SectionHeading>
        <Card tight>
          <ListRow
            title={copy.history}
            detail={copy.historyDetail}
            disabled={isPending}
            onClick={() => send({ type: 'history.opened' })}
          />
          <ListRow
            title={copy.details}
            detail={copy.detailsDetail}
            disabled={isPending}
            onClick={() => send({ type: 'details.opened' })}
          />
        </Card>
      </Stack>
    </Page>
  );
}
