import { creditScoreCopy } from '#messages/credit-score';
import type { creditScoreMachine } from '../../../machines/credit-score/machine';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Page } from '../shared/pages/page';
import { ContinueButton } from './continue-button';

const copy = creditScoreCopy.notKnown;

/** The bureau has no score of this merchant: a normal answer, not an error. */
export function ScoreNotKnownScreen({ snapshot, send, back }: ScreenProps<typeof creditScoreMachine>) {
  return (
    <Page
      title={creditScoreCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      action={<ContinueButton snapshot={snapshot} send={send} />}
    >
      <Hint>{copy.pan}</Hint>
    </Page>
  );
}
