import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy as copy } from '../../copy/home';
import type { ScreenProps } from '../../journey/screen';
import { LenderTag } from '../../ui/base/lender-tag';
import { Stack } from '../../ui/base/stack';
import { IconButton } from '../../ui/controls/icon-button';
import { LinkButton } from '../../ui/controls/link-button';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { SupportLink } from '../shared/support-link';
import { DueCard } from './due-card';
import { homeLinkBuilder } from './home-link';
import { PaidCard } from './paid-card';
import { PayButtons } from './pay-buttons';
import { RefundNotice } from './payment-notices';
import { SecondaryCards } from './secondary-cards';

/** What is due, how to pay it, what is paid, and who lends. */
export function HomeScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, optionalFacts } = snapshot.context;
  const loan = facts?.loan ?? null;
  if (facts === null || loan?.status !== 'DISBURSED') {
    return <LoadingScreen title={copy.greeting} awaiting={copy.loading} />;
  }
  const isPending = snapshot.hasTag('pending');
  const linkTo = homeLinkBuilder({ snapshot, send });
  const canRequestLink = snapshot.can({ type: 'link.requested' }) || isPending;
  return (
    <Page
      title={<span data-title={copy.greeting}>{copy.greet(optionalFacts?.merchantName ?? null)}</span>}
      busy={isPending}
      help={
        <>
          <SupportLink />
          <IconButton
            icon="refresh"
            label={copy.refresh}
            disabled={isPending}
            onClick={() => send({ type: 'retry' })}
          />
        </>
      }
    >
      <DueCard facts={facts} refundNotice={<RefundNotice snapshot={snapshot} />}>
        <PayButtons snapshot={snapshot} send={send} />
      </DueCard>
      <PaidCard loan={loan}>
        <LinkButton variant="secondary" {...linkTo('schedule')}>
          {copy.schedule}
        </LinkButton>
        <LinkButton variant="secondary" {...linkTo('prepayment')}>
          {copy.closeEarly}
        </LinkButton>
      </PaidCard>
      <SecondaryCards
        facts={facts}
        optionalFacts={optionalFacts}
        linkTo={linkTo}
        isBusy={isPending}
        onRequestLink={canRequestLink ? () => send({ type: 'link.requested' }) : undefined}
      />
      <Stack end>
        <LenderTag initials={lenderInitials(loan.nbfc)} name={copy.lender(lenderName(loan.nbfc))} />
      </Stack>
    </Page>
  );
}
