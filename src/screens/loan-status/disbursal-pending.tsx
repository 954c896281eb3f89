import { loanStatusCopy } from '#messages/loan-status';
import { moneyCopy } from '#messages/money';
import { formatMoney } from '../../../machines/domain/base/money';
import { cancelLoanPath } from '../../../machines/domain/loan/cancellation-path';
import { isPolling, type loanStatusMachine } from '../../../machines/loan-status/machine';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead } from '../../ui/base/text';
import { LinkButton } from '../../ui/controls/link-button';
import { Banner } from '../../ui/feedback/banner';
import { CheckAgain } from '../shared/check-again';
import { loanSteps, underWay } from '../shared/loan-steps';
import { DisbursalPath } from '../shared/money-path';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';
import { bankAccountText } from './bank-account-text';
import { SignedPapers } from './signed-papers';

const copy = loanStatusCopy.pending;

/** The disbursal is pending. The status is polled; the merchant may also check it, or cancel the loan. */
export function DisbursalPendingScreen({ snapshot, send, back }: ScreenProps<typeof loanStatusMachine>) {
  const { loan, agreedAmount, failure } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const signedOn = loan?.createTime ?? null;
  const bankAccount = bankAccountText(loan);
  // A lender that disburses manually may report no known status: the normal texts are shown.
  const isStatusUnknown = loan?.status === 'UNKNOWN' && !loan.isManualDisbursalEnabled;
  const texts = isStatusUnknown ? copy.unknown : copy;
  const lender = lenderName(loan?.nbfc ?? null);
  return (
    <Page
      title={loanStatusCopy.title}
      heading={texts.heading}
      lead={texts.lead}
      status="waiting"
      drawing={isStatusUnknown ? undefined : <DisbursalPath nbfc={loan?.nbfc ?? null} hasArrived={false} />}
      onBack={back}
      steps={underWay(loanSteps('money'))}
      action={
        <CheckAgain
          isPolling={isPolling(snapshot.context)}
          isChecking={isChecking}
          onCheck={() => send({ type: 'retry' })}
        />
      }
    >
      {failure !== null && !isChecking && <Banner tone="info">{copy.checkFailed}</Banner>}
      {agreedAmount !== null && (
        <Stack align="center" gap="xs">
          <Lead>{moneyCopy.inBank}</Lead>
          <Amount size="xl">{formatMoney(agreedAmount)}</Amount>
        </Stack>
      )}
      <ProgressList
        done={{
          title: copy.signed,
          detail: signedOn === null ? undefined : formatDayAndTime(signedOn),
        }}
        now={{
          title: isStatusUnknown ? copy.unknown.asking(lender) : copy.sending(lender),
          detail: loan?.isManualDisbursalEnabled === true ? copy.byHand : copy.sendingDetail,
        }}
        next={{ title: copy.inBank, detail: bankAccount ?? undefined }}
      />
      <SignedPapers snapshot={snapshot} send={send} />
      {loan !== null && (
        <Stack gap="xs">
          <Hint>{copy.cancelHint}</Hint>
          <LinkButton
            variant="ghost"
            href={cancelLoanPath(loan.id)}
            onClick={(event) => {
              event.preventDefault();
              send({ type: 'cancellation.opened' });
            }}
          >
            {copy.cancel}
          </LinkButton>
        </Stack>
      )}
    </Page>
  );
}
