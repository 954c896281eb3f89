import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy as copy } from '../../copy/home';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { LenderTag } from '../../ui/lender-tag';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { LoadingScreen } from '../shared/loading-screen';
import { SupportLink } from '../shared/support-link';
import { DueCard } from './due-card';
import { PaidCard } from './paid-card';

/** What is due next, what is paid, and who lends. */
export function HomeScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts } = snapshot.context;
  if (facts === null || facts.loan === null) {
    return <LoadingScreen title={copy.greeting} awaiting={copy.loading} />;
  }
  const { loan, readAt } = facts;
  const isReading = snapshot.hasTag('pending');
  return (
    <Page
      title={copy.greeting}
      backLabel={sharedCopy.back}
      busy={isReading}
      help={
        <>
          <SupportLink />
          <IconButton
            icon="refresh"
            label={copy.refresh}
            disabled={isReading}
            onClick={() => send({ type: 'retry' })}
          />
        </>
      }
      action={
        <Button disabled={isReading} onClick={() => send({ type: 'status.opened' })}>
          {copy.status}
        </Button>
      }
    >
      <DueCard loan={loan} now={readAt} />
      <PaidCard loan={loan} />
      <Stack end>
        <LenderTag initials={lenderInitials(loan.nbfc)} name={copy.lender(lenderName(loan.nbfc))} />
      </Stack>
    </Page>
  );
}
