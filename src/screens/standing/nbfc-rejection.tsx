import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { decidingLender, rejectionReason } from '../../../machines/domain/entry/standing';
import { lenderName } from '../../../machines/domain/lender/lenders';
import type { StandingFacts } from '../../../machines/standing/machine';
import { sharedCopy } from '../../copy/shared';
import { standingCopy, whyRejected } from '../../copy/standing';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { StandingPage, type StandingProps } from './standing-page';

const copy = standingCopy.rejection;

/** The lender said no: why in plain words, from when one may ask again, whom to ask. */
export function NbfcRejectionScreen({ snapshot, send, back }: StandingProps) {
  const { facts } = snapshot.context;
  if (facts === null) return null;
  const nbfc = decidingLender(facts);
  const lender = lenderName(nbfc);
  const mayLook = snapshot.can({ type: 'offers.opened' });
  const ask = nbfc === null ? copy.askAll : copy.ask(lender);
  const seeOffers = () => send({ type: 'offers.opened' });
  return (
    <StandingPage
      snapshot={snapshot}
      back={back}
      status="info"
      heading={nbfc === null ? copy.headingAll : copy.heading(lender)}
      lead={copy.lead}
      action={
        <>
          {mayLook && <Button onClick={seeOffers}>{copy.otherOffers}</Button>}
          <Button variant={mayLook ? 'ghost' : 'primary'} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
        </>
      }
      facts={<Decision facts={facts} lender={nbfc === null ? copy.all : lender} />}
      options={
        <>
          <ListRow {...ask} strong onClick={() => send({ type: 'contact.opened' })} />
          {mayLook && (
            <ListRow title={copy.otherOffers} detail={copy.otherOffersDetail} strong onClick={seeOffers} />
          )}
          <ListRow {...copy.later} strong />
        </>
      }
    />
  );
}

/** Who decided what, and why. */
function Decision({ facts, lender }: { readonly facts: StandingFacts; readonly lender: string }) {
  const { loan, selectedOffer, retryOn } = facts;
  const rejected = loan?.status === 'REJECTED' ? loan : null;
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.whyTitle}</SectionHeading>
      <Text>{whyRejected(rejectionReason(rejected?.reason ?? null))}</Text>
      <Rows>
        <Row label={standingCopy.who} value={lender} />
        {selectedOffer !== null && (
          <Row label={standingCopy.askedFor} value={formatMoney(selectedOffer.loanAmount)} />
        )}
        {rejected !== null && rejected.endedOn !== null && (
          <Row label={standingCopy.decidedOn} value={formatDate(rejected.endedOn)} />
        )}
        {retryOn !== null && <Row label={standingCopy.tryFrom} value={formatDate(retryOn)} strong />}
      </Rows>
    </Stack>
  );
}
