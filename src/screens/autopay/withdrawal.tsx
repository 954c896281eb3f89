import { autopayCopy } from '#messages/autopay';
import { sharedCopy } from '#messages/shared';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { isEndedOrRejectedLoan } from '../../../machines/domain/loan/loan';
import { notWithdrawnText } from '../../copy/autopay';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { NextManualPayment } from './next-manual-payment';

const copy = autopayCopy.withdrawal;

/** What changes when autopay is stopped: one button stops it, the other keeps it. */
export function WithdrawalScreen({ snapshot, send }: ScreenProps<typeof autopayMachine>) {
  const { loan, failure } = snapshot.context;
  const hasLoanEnded = loan !== null && isEndedOrRejectedLoan(loan);
  const isPending = snapshot.hasTag('pending');
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.heading}
      lead={copy.lead(lenderName(lenderOf(snapshot.context)))}
      leading="close"
      backLabel={sharedCopy.close}
      onBack={() => send({ type: 'back' })}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.stopping}</Hint>}
          <Button variant="danger" busy={isPending} onClick={() => send({ type: 'withdrawal.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'withdrawal.dismissed' })}>
            {copy.keep}
          </Button>
        </>
      }
    >
      {failure !== null && !isPending && (
        <Banner tone="late" title={copy.notStopped}>
          {notWithdrawnText(failure)}
        </Banner>
      )}
      {!hasLoanEnded && <NextManualPayment loan={loan} />}
      <Card>
        <Stack>
          {(hasLoanEnded ? copy.changesOfEnded : copy.changes).map(({ title, detail }) => (
            <div key={title}>
              <Strong>{title}</Strong>
              <Hint>{detail}</Hint>
            </div>
          ))}
        </Stack>
      </Card>
    </Page>
  );
}
