import { sharedCopy } from '#messages/shared';
import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import { failure } from '../../../machines/domain/base/failure';
import { creditScoreCopy as copy } from '../../copy/credit-score';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { ContinueButton } from './continue-button';

/** The score could not be loaded: the merchant may retry, or continue without it. */
export function ScoreUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof creditScoreMachine>) {
  return (
    <Page
      title={copy.title}
      heading={copy.unavailable}
      lead={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      status="failure"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'retry' })}>{sharedCopy.retry}</Button>
          <ContinueButton snapshot={snapshot} send={send} variant="ghost" />
        </>
      }
    />
  );
}
