import { merchantStatusCopy } from '#messages/merchant-status';
import { sharedCopy } from '#messages/shared';
import { decidingLender, rejectionReason } from '../../../machines/domain/entry/stop-reason';
import type { MerchantStatusFacts } from '../../../machines/merchant-status/machine';
import { formatDate } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { whyRejected } from '../../copy/merchant-status';
import { moneyOrNotGiven } from '../../copy/money';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { SectionHeading, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ListRow } from '../../ui/lists/list-row';
import { MerchantStatusPage, type MerchantStatusProps } from './merchant-status-page';

const copy = merchantStatusCopy.rejection;

/** The lender rejected the application: why, when the merchant may apply again, whom to contact. */
export function NbfcRejectionScreen({ snapshot, send, back }: MerchantStatusProps) {
  const { facts } = snapshot.context;
  if (facts === null) return null;
  const nbfc = decidingLender(facts);
  const lender = lenderName(nbfc);
  const canSeeOffers = snapshot.can({ type: 'offers.opened' });
  const contactRow = nbfc === null ? copy.askAll : copy.ask(lender);
  const seeOffers = () => send({ type: 'offers.opened' });
  return (
    <MerchantStatusPage
      snapshot={snapshot}
      back={back}
      status="info"
      heading={nbfc === null ? copy.headingAll : copy.heading(lender)}
      lead={copy.lead}
      action={
        <>
          {canSeeOffers && <Button onClick={seeOffers}>{copy.otherOffers}</Button>}
          <Button variant={canSeeOffers ? 'ghost' : 'primary'} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
        </>
      }
      facts={<Decision facts={facts} lender={nbfc === null ? copy.all : lender} />}
      options={
        <>
          <ListRow {...contactRow} strong onClick={() => send({ type: 'contact.opened' })} />
          {canSeeOffers && (
            <ListRow title={copy.otherOffers} detail={copy.otherOffersDetail} strong onClick={seeOffers} />
          )}
          <ListRow {...copy.later} strong />
        </>
      }
    />
  );
}

/** Who decided what, and why. */
function Decision({ facts, lender }: { readonly facts: MerchantStatusFacts; readonly lender: string }) {
  const { loan, selectedOffer, retryOn } = facts;
  const rejectedLoan = loan?.status === 'REJECTED' ? loan : null;
  return (
    <Stack gap="sm">
      <SectionHeading>{copy.whyTitle}</SectionHeading>
      <Text>{whyRejected(rejectionReason(rejectedLoan?.reason ?? null))}</Text>
      <Rows>
        <Row label={merchantStatusCopy.who} value={lender} />
        {selectedOffer !== null && (
          <Row label={merchantStatusCopy.askedFor} value={moneyOrNotGiven(selectedOffer.loanAmount)} />
        )}
        {rejectedLoan !== null && rejectedLoan.endedOn !== null && (
          <Row label={merchantStatusCopy.decidedOn} value={formatDate(rejectedLoan.endedOn)} />
        )}
        {retryOn !== null && <Row label={merchantStatusCopy.tryFrom} value={formatDate(retryOn)} strong />}
      </Rows>
    </Stack>
  );
}
