import { loanEntryCopy as copy } from '#messages/loan-entry';
import { moneyCopy } from '#messages/money';
import { sharedCopy } from '#messages/shared';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { lenderName } from '../../copy/lender';
import { instalmentLine, lastInstalment, moneyOrNotGiven } from '../../copy/money';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Notice } from '../shared/pages/notice';

/** The offer is confirmed; the lender contacts the merchant and handles the next steps outside the app. */
export function AwaitingLenderScreen({ snapshot, send, back }: ScreenProps<typeof loanEntryMachine>) {
  const { entry } = snapshot.context;
  const offer = entry?.selectedOffer ?? null;
  return (
    <Notice
      title={copy.title}
      status="waiting"
      heading={copy.lenderWillCall}
      lead={copy.lenderWillCallDetail}
      action={sharedCopy.checkAgain}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    >
      {offer !== null && (
        <Card>
          <Rows>
            <Row
              label={moneyCopy.lender}
              value={lenderName(offer.nbfc ?? entry?.userState.primaryNbfc ?? null)}
            />
            <Row label={moneyCopy.loanAmount} value={moneyOrNotGiven(offer.loanAmount)} />
            <Row label={moneyCopy.inBank} value={moneyOrNotGiven(offer.transferableAmount)} />
            <Row
              label={moneyCopy.instalment}
              value={instalmentLine(offer.instalment, offer.instalments)}
              {...lastInstalment(offer.instalment, offer.instalments, offer.payableAmount)}
            />
          </Rows>
        </Card>
      )}
    </Notice>
  );
}
