import { lenderInitials, lenderName } from '../../../machines/domain/lenders';
import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy as copy } from '../../copy/home';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { IconButton } from '../../ui/icon-button';
import { LenderTag } from '../../ui/lender-tag';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { Stack } from '../../ui/stack';
import { LoadingScreen } from '../shared/loading-screen';
import { SupportLink } from '../shared/support-link';
import { DueCard } from './due-card';
import { MoreOfHome } from './more-of-home';
import { PaidCard } from './paid-card';
import { PayButtons } from './pay-buttons';
import { placeLinks } from './place-link';

/** What is due, how to pay it, what is paid, and who lends. */
export function HomeScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, optionalFacts } = snapshot.context;
  const loan = facts?.loan ?? null;
  if (facts === null || loan?.status !== 'DISBURSED') {
    return <LoadingScreen title={copy.greeting} awaiting={copy.loading} />;
  }
  const isBusy = snapshot.hasTag('pending');
  const to = placeLinks({ snapshot, send });
  const canLink = snapshot.can({ type: 'link.requested' }) || isBusy;
  return (
    <Page
      title={<span data-title={copy.greeting}>{copy.greet(optionalFacts?.merchantName ?? null)}</span>}
      backLabel={sharedCopy.back}
      busy={isBusy}
      help={
        <>
          <SupportLink />
          <IconButton
            icon="refresh"
            label={copy.refresh}
            disabled={isBusy}
            onClick={() => send({ type: 'retry' })}
          />
        </>
      }
    >
      <DueCard facts={facts}>
        <PayButtons snapshot={snapshot} send={send} />
      </DueCard>
      <PaidCard loan={loan}>
        <LinkButton variant="secondary" {...to('schedule')}>
          {copy.schedule}
        </LinkButton>
        <LinkButton variant="secondary" {...to('prepayment')}>
          {copy.closeEarly}
        </LinkButton>
      </PaidCard>
      <MoreOfHome
        facts={facts}
        optionalFacts={optionalFacts}
        to={to}
        isBusy={isBusy}
        onLink={canLink ? () => send({ type: 'link.requested' }) : undefined}
      />
      <Stack end>
        <LenderTag initials={lenderInitials(loan.nbfc)} name={copy.lender(lenderName(loan.nbfc))} />
      </Stack>
    </Page>
  );
}
