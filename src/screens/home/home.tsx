import { homeCopy as copy } from '#messages/home';
import { lateInstalmentCount } from '../../../machines/domain/loan/oldest-unpaid-instalment';
import { payableOf } from '../../../machines/domain/loan/payable';
import type { homeMachine } from '../../../machines/home/machine';
import { type HomeTask, homeTask, overdueContact } from '../../../machines/home/selectors';
import { formatDate } from '../../copy/dates';
import type { ScreenProps } from '../../journey/screen';
import { SectionHeading } from '../../ui/base/text';
import { IconButton } from '../../ui/controls/icon-button';
import { LinkButton } from '../../ui/controls/link-button';
import { Columns } from '../../ui/page/columns';
import { LenderLine } from '../shared/lender';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { WhoMayCall } from '../shared/support/who-may-call';
import { SupportLink } from '../shared/support-link';
import { useIsFirstFrame } from '../shared/use-is-first-frame';
import { DueCard } from './due-card';
import { homeLinkBuilder } from './home-link';
import { PaidCard } from './paid-card';
import { PayButtons } from './pay-buttons';
import { RefundNotice } from './payment-notices';
import { SecondaryCards } from './secondary-cards';

/** What is due, how to pay it, what is paid, and who lends. */
export function HomeScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const { facts, optionalFacts } = snapshot.context;
  // The links, and all that comes after them, are below the first screen of a phone: they come in the second frame.
  const isFirstFrame = useIsFirstFrame();
  const loan = facts?.loan ?? null;
  if (facts === null || loan?.status !== 'DISBURSED') {
    return <LoadingScreen title={copy.greeting} awaiting={copy.loading} />;
  }
  const isPending = snapshot.hasTag('pending');
  const task = homeTask(snapshot.context);
  const linkTo = homeLinkBuilder({ snapshot, send });
  const lenderContact = overdueContact(snapshot.context);
  const isPayable = payableOf(loan, facts.readAt) !== null;
  return (
    <Page
      title={<span data-tab-title={copy.pageTitle}>{copy.greet(optionalFacts?.merchantName ?? null)}</span>}
      busy={isPending}
      wide
      {...(isFirstFrame ? { languages: null } : {})}
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
      <Columns
        first={
          <>
            {task !== null && <SectionHeading>{taskText(task)}</SectionHeading>}
            <DueCard
              facts={facts}
              task={task === null ? null : taskText(task)}
              isPaidByAutopay={task?.kind === 'autopay'}
              refundNotice={<RefundNotice snapshot={snapshot} />}
            >
              <PayButtons snapshot={snapshot} send={send} />
            </DueCard>
            <PaidCard loan={loan} lateCount={lateInstalmentCount(facts.instalments, facts.readAt)}>
              <LinkButton variant="secondary" {...linkTo('schedule')}>
                {copy.schedule}
              </LinkButton>
              <LinkButton variant="secondary" {...linkTo('prepayment')}>
                {copy.closeEarly}
              </LinkButton>
            </PaidCard>
          </>
        }
        second={
          <>
            <SecondaryCards
              isFirstFrame={isFirstFrame}
              facts={facts}
              optionalFacts={optionalFacts}
              linkTo={linkTo}
              isBusy={isPending}
              onRequestLink={isPayable ? () => send({ type: 'link.requested' }) : undefined}
            />
            {/* Last, since the contacts come after the loan: nothing in sight moves. */}
            {lenderContact !== null && !isFirstFrame && (
              <WhoMayCall contact={lenderContact} link={linkTo('contact')} />
            )}
          </>
        }
      />
      {!isFirstFrame && <LenderLine nbfc={loan.nbfc} />}
    </Page>
  );
}

function taskText(task: HomeTask): string {
  return task.kind === 'later' ? copy.task.later(formatDate(task.on)) : copy.task[task.kind];
}
