import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy, selfieReasonWords } from '../../copy/selfie';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Strong, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';

/** The lender can't be asked: what the address says was wrong, and that it may be old news. */
export function ReasonToldScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const words = selfieReasonWords(snapshot.context.toldReason);
  return (
    <Page
      title={selfieCopy.title}
      heading={words.why}
      status="failure"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
            {selfieCopy.status.steps}
          </Button>
        </>
      }
    >
      <Card>
        <Strong>{selfieCopy.failed.todo}</Strong>
        <Text>{words.todo}</Text>
      </Card>
      <Banner>{selfieCopy.told.notAsked}</Banner>
    </Page>
  );
}
