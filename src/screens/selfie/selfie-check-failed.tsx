import { selfieCopy } from '#messages/selfie';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { attemptsLeftText, selfieReasonCopy } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Hint, Strong, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.failed;

/** The picture was rejected: why, what to do, and the remaining attempts. */
export function SelfieCheckFailedScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { selfie } = snapshot.context;
  const texts = selfieReasonCopy(selfie?.reason ?? null);
  const attemptsText = attemptsLeftText(selfie?.attemptsLeft ?? -1);
  return (
    <Page
      title={selfieCopy.title}
      heading={texts.why}
      status="failure"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'selfie.retaken' })}>{copy.again}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {selfieCopy.status.steps}
          </Button>
        </>
      }
    >
      <Card>
        <Strong>{copy.todo}</Strong>
        <Text>{texts.todo}</Text>
      </Card>
      {attemptsText !== null && <Hint>{attemptsText}</Hint>}
    </Page>
  );
}
