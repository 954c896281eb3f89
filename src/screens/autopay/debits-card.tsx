import { autopayCopy } from '#messages/autopay';
import { howOften } from '#messages/frequency';
import { debitCopy } from '#messages/mandate-account';
import type { Loan } from '../../../machines/domain/loan/loan';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import { approvedBy } from '../../copy/autopay';
import { formatDate } from '../../copy/dates';
import { mandateAccount } from '../../copy/mandate-account';
import { moneyOrNotGiven } from '../../copy/money';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';

const copy = autopayCopy.debits;
const { terms } = autopayCopy;

/** The terms of the mandate that the merchant approved. */
export function MandateCard({ mandate }: { readonly mandate: Mandate }) {
  return (
    <Card>
      <Rows>
        <Row label={debitCopy.atMost} value={moneyOrNotGiven(mandate.maxAmount)} strong />
        <Row label={terms.howOften} value={howOften[mandate.frequency]} />
        {mandate.endDate !== null && <Row label={copy.until} value={formatDate(mandate.endDate)} />}
        <Row label={copy.method} value={approvedBy(mandate)} />
        <Row label={terms.account} value={mandateAccount(mandate) ?? terms.notReported} />
      </Rows>
    </Card>
  );
}

/** The status of the automatic debits of the loan, as the lender reports it (spec 3, auto_debit). */
export function DebitsCard({ loan }: { readonly loan: Loan }) {
  const { isEnabled, isConsented, isCurrentDuePaid } = loan.autoDebit;
  return (
    <Card>
      <Rows>
        <Row label={copy.isOn} value={isEnabled ? copy.on : copy.off} />
        <Row label={copy.consent} value={isConsented ? copy.given : copy.notGiven} />
        <Row label={copy.dues} value={isCurrentDuePaid ? copy.paid : copy.notPaid} />
      </Rows>
    </Card>
  );
}
