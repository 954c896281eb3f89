import { payByLinkCopy } from '#messages/pay-by-link';
import { formatMoney } from '../../../machines/domain/base/money';
import { linkAmountLeft } from '../../../machines/domain/payment/payment-link';
import type { RepaymentLinkDetails } from '../../../machines/domain/payment/repayment';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';

const copy = payByLinkCopy.bill;

/** The recipient, the purpose and the end of validity of the link; and what was already paid by it, if anything. */
export function BillRows({ link }: { readonly link: RepaymentLinkDetails }) {
  return (
    <>
      {link.amountPaid > 0 && (
        <Card>
          <Rows>
            <Row label={copy.asksFor} value={formatMoney(link.amount)} />
            <Row label={copy.alreadyPaid} value={formatMoney(-link.amountPaid)} />
            <Row label={copy.left} value={formatMoney(linkAmountLeft(link))} strong />
          </Rows>
        </Card>
      )}
      <Card>
        <Rows>
          <Row label={copy.paidTo} value={lenderName(link.nbfc)} />
          {link.merchantName !== null && <Row label={copy.loanOf} value={link.merchantName} />}
          <Row label={copy.purpose} value={payByLinkCopy.purpose[link.paymentType]} />
          {link.expiresAt !== null && (
            <Row label={copy.validUntil} value={formatDayAndTime(link.expiresAt)} />
          )}
        </Rows>
      </Card>
    </>
  );
}
