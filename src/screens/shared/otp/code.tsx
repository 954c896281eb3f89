import { maskedMobile } from '../../../../machines/domain/merchant/merchant';
import { otpCopy as copy } from '../../../copy/otp';
import { whyItFailed } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Stack } from '../../../ui/base/stack';
import { TextButton } from '../../../ui/base/text-button';
import { Button } from '../../../ui/controls/button';
import { Banner } from '../../../ui/feedback/banner';
import { CodeForm } from '../code-form';
import { Page } from '../pages/page';
import { ResendCode } from '../resend-code';
import type { OtpChart, OtpWords } from './words';

interface CodeScreenProps extends ScreenProps<OtpChart> {
  readonly words: OtpWords;
}

const FORM = 'otp-form';

/** The code is typed; it can be sent again after the service's wait. */
export function CodeScreen({ snapshot, send, back, words }: CodeScreenProps) {
  const { args, sent, failure, isResendOpen } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const refusal = failure?.kind === 'other' && !isChecking ? failure.failure : null;
  const sentTo = sent?.sentTo ?? null;
  return (
    <Page
      title={words.title}
      heading={words.heading}
      lead={words.lead(sentTo === null ? null : maskedMobile(sentTo))}
      onBack={back}
      busy={isChecking}
      {...(words.steps === undefined ? {} : { steps: words.steps })}
      action={
        <Button type="submit" form={FORM} busy={isChecking}>
          {words.action}
        </Button>
      }
    >
      <CodeForm
        id="otp-code"
        form={FORM}
        failure={failure}
        isBusy={isChecking}
        channel={words.channel ?? 'SMS'}
        triesLeft={sent?.attemptsLeft ?? null}
        onCode={(code) => send({ type: 'otp.submitted', code })}
        news={
          refusal !== null && (
            <Banner tone="late" title={copy.notTaken}>
              {whyItFailed(refusal)}
            </Banner>
          )
        }
        resend={
          args === null ? (
            <TextButton disabled={isChecking} onClick={() => send({ type: 'back' })}>
              {copy.askAnew}
            </TextButton>
          ) : (
            <ResendCode
              after={sent?.resendAfter ?? 0}
              isOpen={snapshot.can({ type: 'otp.resent' })}
              isWaiting={!isResendOpen && !isChecking && sent !== null}
              isSpent={sent !== null && sent.sendsLeft <= 0}
              onResend={() => send({ type: 'otp.resent' })}
            />
          )
        }
      />
      {words.change !== undefined && args !== null && !isChecking && (
        <Stack align="center">
          <TextButton onClick={() => send({ type: 'back' })}>{words.change}</TextButton>
        </Stack>
      )}
    </Page>
  );
}
