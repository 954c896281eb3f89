import { autopayCopy } from '#messages/autopay';
import { debitCopy } from '#messages/mandate-account';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { pollWait } from '../../../machines/domain/base/polling';
import { moneyOrNotGiven } from '../../copy/money';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CheckAgain } from '../shared/check-again';
import { LenderLine } from '../shared/lender';
import { Page } from '../shared/pages/page';

const copy = autopayCopy.pending;

/**
 * The mandate is not active yet, and its status is polled. If it was only opened at the bank, the merchant may return to its
 * terms; if the bank has not decided, the merchant may withdraw it.
 */
export function MandatePendingScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { mandate, failure, polls } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const isOnlyOpened = mandate?.status === 'INITIATED';
  const texts = isOnlyOpened ? copy.opened : copy.undecided;
  return (
    <Page
      title={autopayCopy.title}
      heading={texts.heading}
      lead={texts.lead}
      status="waiting"
      onBack={back}
      action={
        <>
          <CheckAgain
            isPolling={pollWait('mandate', polls) !== null}
            isChecking={isChecking}
            onCheck={() => send({ type: 'retry' })}
          />
          {isOnlyOpened ? (
            <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'setup.reopened' })}>
              {copy.reopen}
            </Button>
          ) : (
            <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'withdrawal.opened' })}>
              {copy.stop}
            </Button>
          )}
        </>
      }
    >
      {failure !== null && !isChecking && <Banner tone="info">{copy.checkFailed}</Banner>}
      {mandate !== null && (
        <Card>
          <Rows>
            <Row label={copy.reference} value={mandate.id} />
            <Row label={debitCopy.atMost} value={moneyOrNotGiven(mandate.maxAmount)} />
          </Rows>
        </Card>
      )}
      <Hint>{copy.ask}</Hint>
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Page>
  );
}
