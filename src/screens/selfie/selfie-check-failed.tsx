import type { selfieMachine } from '../../../machines/selfie/machine';
import { attemptsLeftWords, selfieCopy, selfieReasonWords } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Hint, Strong, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.failed;

/** The picture was refused: why, what to do, and how often one may try again. */
export function SelfieCheckFailedScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { selfie } = snapshot.context;
  const words = selfieReasonWords(selfie?.reason ?? null);
  const left = attemptsLeftWords(selfie?.attemptsLeft ?? -1);
  return (
    <Page
      title={selfieCopy.title}
      heading={words.why}
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
        <Text>{words.todo}</Text>
      </Card>
      {left !== null && <Hint>{left}</Hint>}
    </Page>
  );
}
