import { payByLinkCopy } from '#messages/pay-by-link';
import { formatMoney } from '../../../machines/domain/base/money';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { UnusableLinkPage } from './unusable-link-page';

const copy = payByLinkCopy.expired;

/** The link has expired: when, its amount, what was paid by it, and how to get a new link. */
export function LinkExpiredScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { link } = snapshot.context;
  if (link === null) return null;
  return (
    <UnusableLinkPage
      send={send}
      back={back}
      heading={copy.heading}
      lead={copy.lead(link.merchantName)}
      status="info"
      canRequestNewLink
    >
      <Card>
        <Rows>
          {link.expiresAt !== null && (
            <Row label={copy.validUntil} value={formatDayAndTime(link.expiresAt)} />
          )}
          <Row label={payByLinkCopy.bill.asksFor} value={formatMoney(link.amount)} />
          {link.amountPaid > 0 && (
            <Row label={payByLinkCopy.bill.alreadyPaid} value={formatMoney(-link.amountPaid)} />
          )}
          <Row label={payByLinkCopy.bill.paidTo} value={lenderName(link.nbfc)} />
        </Rows>
      </Card>
    </UnusableLinkPage>
  );
}
