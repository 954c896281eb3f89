import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { Instalment } from '../../../machines/domain/loan/instalment';
import { isSplitConsistent } from '../../../machines/domain/loan/schedule';
import { formatDate } from '../../copy/dates';
import { instalmentStatusLabels, summaryCopy } from '../../copy/summary';
import { Amount } from '../../ui/base/amount';
import { Row, Rows } from '../../ui/base/rows';
import { Hint } from '../../ui/base/text';
import { Sheet } from '../../ui/overlays/sheet';

const copy = summaryCopy.instalment;

interface InstalmentSheetProps {
  /** Null closes the sheet. */
  readonly instalment: Instalment | null;
  readonly onClose: () => void;
}

/** A sheet with one instalment: principal and interest, what is paid, what is left, and the late charge. */
export function InstalmentSheet({ instalment, onClose }: InstalmentSheetProps) {
  return (
    <Sheet
      open={instalment !== null}
      title={instalment === null ? '' : copy.title(instalment.number)}
      closeLabel={sharedCopy.close}
      onClose={onClose}
    >
      {instalment !== null && (
        <>
          <Amount>{formatMoney(instalment.amount)}</Amount>
          <Rows>
            {isSplitConsistent(instalment) && (
              <>
                <Row
                  label={copy.principal}
                  hint={copy.principalHint}
                  value={formatMoney(instalment.principal)}
                />
                <Row label={copy.interest} value={formatMoney(instalment.interest)} />
              </>
            )}
            {instalment.dueDate !== null && <Row label={copy.due} value={formatDate(instalment.dueDate)} />}
            <Row label={copy.status} value={instalmentStatusLabels[instalment.status]} />
            <Row label={copy.paid} value={formatMoney(instalment.amountPaid)} />
            {instalment.paidOn !== null && <Row label={copy.paidOn} value={formatDate(instalment.paidOn)} />}
            <Row label={copy.left} value={formatMoney(instalment.amount - instalment.amountPaid)} />
            {instalment.lateCharge > 0 && (
              <>
                <Row label={copy.lateCharge} value={formatMoney(instalment.lateCharge)} />
                <Row label={copy.lateChargePaid} value={formatMoney(instalment.lateChargePaid)} />
              </>
            )}
          </Rows>
          <Hint>{copy.order}</Hint>
        </>
      )}
    </Sheet>
  );
}
