import type { autopayMachine } from '../../../machines/autopay/machine';
import { autopayCopy } from '../../copy/autopay';
import type { ScreenProps } from '../../journey/screen';
import { Unanswered } from '../shared/pages/unanswered';
import { LenderLine } from './lender-line';

const copy = autopayCopy.withdrawal;

/** It is not known yet whether autopay is stopped: never shown as a failure. */
export function WithdrawalUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  return (
    <Unanswered
      title={autopayCopy.title}
      heading={copy.notSure}
      lead={copy.notSureLead}
      snapshot={snapshot}
      send={send}
      back={back}
    >
      <LenderLine of={snapshot.context} />
    </Unanswered>
  );
}
