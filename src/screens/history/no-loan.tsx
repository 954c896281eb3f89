import type { historyMachine } from '../../../machines/history/machine';
import { historyCopy } from '../../copy/history';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = historyCopy.none;

/** There is no loan that could have a history. */
export function NoLoanScreen({ send, back }: ScreenProps<typeof historyMachine>) {
  return (
    <Page
      title={historyCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    />
  );
}
