import { howOften } from '#messages/frequency';
import { mandateCopy, methodLabels } from '#messages/mandate';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import type { ApprovalMethod } from '../../../machines/domain/mandate/mandate-fallback';
import { formatDate } from '../../copy/dates';
import { mandateAccount } from '../../copy/mandate-account';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { DebitAmounts } from '../shared/debit-amounts';
import { LenderLine } from '../shared/lender';

const copy = mandateCopy.terms;

interface MandateTermsProps {
  readonly mandate: Mandate;
  /** The instalment of the confirmed offer, in paise; null where it is not known. */
  readonly instalment: number | null;
  /** The approval method where it is already chosen; null hides its row. */
  readonly approvalMethod?: ApprovalMethod | null;
}

/** The terms of a mandate that a merchant reads before approving it (assumed). */
export function MandateTerms({ mandate, instalment, approvalMethod = null }: MandateTermsProps) {
  return (
    <>
      <Card>
        <Stack>
          <DebitAmounts mandate={mandate} instalment={instalment} />
          <Rows>
            <Row label={copy.howOften} value={howOften[mandate.frequency]} />
            <Row label={copy.firstDebit} value={dateText(mandate.firstDebit)} />
            <Row label={copy.until} value={dateText(mandate.endDate)} />
            {approvalMethod !== null && (
              <Row label={copy.approvedBy} value={methodLabels[approvalMethod].title} />
            )}
            <Row label={copy.account} value={mandateAccount(mandate) ?? copy.notReported} />
            <Row label={copy.pause} {...permission(mandate.canBePaused)} />
            <Row label={copy.cancel} {...permission(mandate.canBeCancelled)} />
          </Rows>
        </Stack>
      </Card>
      <LenderLine nbfc={mandate.nbfc} />
    </>
  );
}

/** Says whether the merchant may do this, and where. */
function permission(isAllowed: boolean): { readonly value: string; readonly hint?: string } {
  return isAllowed ? { value: copy.yes, hint: copy.atBank } : { value: copy.no };
}

function dateText(time: number | null): string {
  return time === null ? copy.notReported : formatDate(time);
}
