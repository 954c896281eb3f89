import { sharedCopy } from '#messages/shared';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy, selfieReasonCopy } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Strong, Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';

/** The status could not be loaded: the reason given in the URL, and a note that it may be outdated. */
export function ReasonFromUrlScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const texts = selfieReasonCopy(snapshot.context.urlReason);
  return (
    <Page
      title={selfieCopy.title}
      heading={texts.why}
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
        <Text>{texts.todo}</Text>
      </Card>
      <Banner>{selfieCopy.fromUrl.notAsked}</Banner>
    </Page>
  );
}
