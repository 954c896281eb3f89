import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { autopayCopy } from '../../copy/autopay';
import type { ScreenProps } from '../../journey/screen';
import { LenderLine } from '../shared/lender-line';
import { Unanswered } from '../shared/pages/unanswered';

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
      <LenderLine nbfc={lenderOf(snapshot.context)} />
    </Unanswered>
  );
}
