import { otpCopy as copy } from '#messages/otp';
import { maskedMobile } from '../../../../machines/domain/merchant/merchant';
import { whyItFailed } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Stack } from '../../../ui/base/stack';
import { TextButton } from '../../../ui/base/text-button';
import { Button } from '../../../ui/controls/button';
import { Banner } from '../../../ui/feedback/banner';
import { CodeForm } from '../code-form';
import { Page } from '../pages/page';
import { ResendCode } from '../resend-code';
import type { OtpChart, OtpTexts } from './otp-copy';

interface CodeScreenProps extends ScreenProps<OtpChart> {
  readonly texts: OtpTexts;
}

const FORM_ID = 'otp-form';

/** The form for the code. A new code can be requested after the wait that the service asks for. */
export function CodeScreen({ snapshot, send, back, texts }: CodeScreenProps) {
  const { args, sent, failure, isResendAllowed } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const refusal = (failure?.kind === 'other' || failure?.kind === 'notSent') && !isChecking ? failure : null;
  const sentTo = sent?.sentTo ?? null;
  // After a reload the number is unknown: a new code can be sent only from the start of the journey.
  const isNumberUnknown = args === null;
  return (
    <Page
      title={texts.title}
      heading={texts.heading}
      lead={texts.lead(sentTo === null ? null : maskedMobile(sentTo))}
      onBack={back}
      busy={isChecking}
      steps={texts.steps}
      action={
        <Button type="submit" form={FORM_ID} busy={isChecking}>
          {texts.action}
        </Button>
      }
    >
      <CodeForm
        id="otp-code"
        form={FORM_ID}
        failure={failure}
        isBusy={isChecking}
        channel={texts.channel}
        triesLeft={sent?.attemptsLeft ?? null}
        onCode={(code) => send({ type: 'otp.submitted', code })}
        banner={
          refusal !== null && (
            <Banner tone="late" title={refusal.kind === 'notSent' ? copy.notSent : texts.pages.notAccepted}>
              {whyItFailed(refusal.failure)}
            </Banner>
          )
        }
        resend={
          isNumberUnknown ? (
            <TextButton disabled={isChecking} onClick={() => send({ type: 'back' })}>
              {copy.restart}
            </TextButton>
          ) : (
            <ResendCode
              waitMs={sent?.resendAfter ?? 0}
              canResend={snapshot.can({ type: 'otp.resent' })}
              isWaiting={!isResendAllowed && !isChecking && sent !== null}
              hasNoSendsLeft={sent !== null && sent.sendsLeft <= 0}
              onResend={() => send({ type: 'otp.resent' })}
            />
          )
        }
      />
      {texts.change !== undefined && !isNumberUnknown && !isChecking && (
        <Stack align="center">
          <TextButton onClick={() => send({ type: 'back' })}>{texts.change}</TextButton>
        </Stack>
      )}
      {texts.details?.code}
    </Page>
  );
}
