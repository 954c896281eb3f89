import type { agreementMachine } from '../../../machines/agreement/machine';
import { coolOff } from '../../../machines/agreement/setup';
import { agreementCopy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { CodeBlocked } from '../shared/pages/code-blocked';

/** Another page requested a code a moment ago: time until the next one, which is sent automatically. */
export function NextCodeScreen({ snapshot, back }: ScreenProps<typeof agreementMachine>) {
  return (
    <CodeBlocked
      title={agreementCopy.title}
      copy={agreementCopy.nextCode}
      wait={coolOff(snapshot.context)}
      onBack={back}
    />
  );
}
