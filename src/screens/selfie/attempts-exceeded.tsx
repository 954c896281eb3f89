import { sharedCopy } from '#messages/shared';
import type { SelfieStatus } from '../../../machines/domain/identity/selfie';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy, selfieReasonCopy } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Strong, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { formatCountdown, useCountdown } from '../shared/use-countdown';

const copy = selfieCopy.attemptsExceeded;

/** All attempts are used up: when the next one is allowed. At that time, if the service names one, the chart loads the status again. */
export function AttemptsExceededScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { selfie } = snapshot.context;
  return (
    <Page
      title={selfieCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{selfieCopy.status.steps}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
        </>
      }
    >
      <Card tone="due">
        <Stack gap="xs" align="center">
          <RetryCountdown retryAfter={selfie?.retryAfter ?? 0} />
        </Stack>
      </Card>
      <LastReason selfie={selfie} />
    </Page>
  );
}

/** The countdown to the next attempt. @param retryAfter milliseconds; 0 where the service names no time */
function RetryCountdown({ retryAfter }: { readonly retryAfter: number }) {
  const leftMs = useCountdown(retryAfter);
  if (retryAfter <= 0) return <Text>{copy.unknown}</Text>;
  if (leftMs <= 0) return <Text role="status">{copy.ended}</Text>;
  return (
    <>
      <Text>{copy.wait}</Text>
      <Amount>{formatCountdown(leftMs)}</Amount>
    </>
  );
}

/** Why the last picture was rejected; renders nothing where the service only says that the attempts are used up. */
function LastReason({ selfie }: { readonly selfie: SelfieStatus | null }) {
  if (selfie === null || selfie.reason === null || selfie.reason === 'ATTEMPTS_EXCEEDED') return null;
  const texts = selfieReasonCopy(selfie.reason);
  return (
    <Card>
      <Strong>{copy.last}</Strong>
      <Text>
        {texts.why}. {texts.todo}
      </Text>
    </Card>
  );
}
