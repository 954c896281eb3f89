import type { SelfieStatus } from '../../../machines/domain/identity/selfie';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy, selfieReasonCopy } from '../../copy/selfie';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Stack } from '../../ui/base/stack';
import { Strong, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { clock, useCountdown } from '../shared/use-countdown';

const copy = selfieCopy.spent;

/** No attempts left: when there will be one. The chart checks again at that time by itself. */
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
          <Wait retryAfter={selfie?.retryAfter ?? 0} />
        </Stack>
      </Card>
      <LastReason selfie={selfie} />
    </Page>
  );
}

function Wait({ retryAfter }: { readonly retryAfter: number }) {
  const left = useCountdown(retryAfter);
  if (retryAfter <= 0) return <Text>{copy.unknown}</Text>;
  if (left <= 0) return <Text role="status">{copy.over}</Text>;
  return (
    <>
      <Text>{copy.wait}</Text>
      <Amount>{clock(left)}</Amount>
    </>
  );
}

/** What was wrong with the last picture, unless the reason is the number of attempts itself. */
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
