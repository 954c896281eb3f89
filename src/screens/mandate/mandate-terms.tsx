import { formatDate } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import type { Mandate } from '../../../machines/domain/mandate/mandate';
import type { ApprovalMethod } from '../../../machines/domain/mandate/mandate-fallback';
import { howOften } from '../../copy/frequency';
import { mandateAccount, mandateCopy, methodLabels } from '../../copy/mandate';
import { sharedCopy } from '../../copy/shared';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { LenderTag } from '../../ui/base/lender-tag';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead } from '../../ui/base/text';

const copy = mandateCopy.before;

interface MandateTermsProps {
  readonly mandate: Mandate;
  /** The approval method, where it is fixed already. */
  readonly approvalMethod?: ApprovalMethod | null;
}

/** All that a merchant must know of a mandate before approving it (assumed: mandate ladder). */
export function MandateTerms({ mandate, approvalMethod = null }: MandateTermsProps) {
  return (
    <>
      <Card>
        <Stack>
          <div>
            <Lead>{copy.atMost}</Lead>
            <Amount>{formatMoney(mandate.maxAmount)}</Amount>
            <Hint>{copy.atMostHint}</Hint>
          </div>
          <Rows>
            <Row label={copy.howOften} value={howOften[mandate.frequency]} />
            <Row label={copy.firstDebit} value={date(mandate.firstDebit)} />
            <Row label={copy.until} value={date(mandate.endDate)} />
            {approvalMethod !== null && <Row label={copy.by} value={methodLabels[approvalMethod].title} />}
            <Row label={copy.account} value={mandateAccount(mandate) ?? copy.notSaid} />
            <Row label={copy.pause} {...possible(mandate.canBePaused)} />
            <Row label={copy.cancel} {...possible(mandate.canBeCancelled)} />
          </Rows>
        </Stack>
      </Card>
      <Stack end>
        <LenderTag
          initials={lenderInitials(mandate.nbfc)}
          name={`${sharedCopy.lender}: ${lenderName(mandate.nbfc)}`}
        />
      </Stack>
    </>
  );
}

/** Whether the merchant can do it, and where. */
function possible(can: boolean): { readonly value: string; readonly hint?: string } {
  return can ? { value: copy.yes, hint: copy.atBank } : { value: copy.no };
}

function date(time: number | null): string {
  return time === null ? copy.notSaid : formatDate(time);
}
