import { homeCopy } from '#messages/home';
import { settledCopy } from '#messages/settled';
import { formatMoney } from '../../../machines/domain/base/money';
import { endingOf, isGoodEnding } from '../../../machines/domain/loan/ending';
import type { Loan } from '../../../machines/domain/loan/loan';
import type { homeMachine } from '../../../machines/home/machine';
import type { HomePage } from '../../../machines/home/setup';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { homeLinkBuilder } from './home-link';

const copy = homeCopy.ended;

/** How the loan ended, as the lender reports it; links to its documents, or its status where it was never disbursed, and to offers. */
export function LoanEndedScreen({ snapshot, send }: ScreenProps<typeof homeMachine>) {
  const loan = snapshot.context.facts?.loan ?? null;
  if (loan === null) return <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />;
  const { heading, lead, link, isGood } = endedLoanContent(loan);
  return (
    <Page
      title={homeCopy.greeting}
      heading={heading}
      lead={lead}
      status={isGood ? 'success' : 'info'}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{copy.offers}</Button>
          <LinkButton variant="ghost" {...homeLinkBuilder({ snapshot, send })(link)}>
            {copy.see}
          </LinkButton>
        </>
      }
    >
      <Card>
        <Rows>
          {loan.totalPaid > 0 && <Row label={copy.paid} value={formatMoney(loan.totalPaid)} strong />}
          {loan.endedOn !== null && <Row label={copy.closedOn} value={formatDate(loan.endedOn)} />}
          <Row label={copy.lender} value={lenderName(loan.nbfc)} />
        </Rows>
      </Card>
    </Page>
  );
}

interface EndedLoanContent {
  readonly heading: string;
  readonly lead: string;
  readonly link: HomePage;
  readonly isGood: boolean;
}

/** Texts by the final status. A loan that was disbursed links to its closing documents, another one to its status. */
function endedLoanContent(loan: Loan): EndedLoanContent {
  const lender = lenderName(loan.nbfc);
  if (loan.status === 'REJECTED')
    return { heading: copy.rejected, lead: copy.rejectedLead(lender), link: 'status', isGood: false };
  const ending = endingOf(loan);
  const isGood = isGoodEnding(ending);
  const heading = copy[ending];
  if (ending === 'cancelled') return { heading, lead: copy.cancelledLead, link: 'status', isGood };
  const lead = ending === 'settled' ? settledCopy.leads.settled(lender) : copy.owesNothing(lender);
  return { heading, lead, link: 'settled', isGood };
}
