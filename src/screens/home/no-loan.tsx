import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = homeCopy.none;

/** There is no loan to repay: there is one to take. */
export function NoLoanScreen({ send }: ScreenProps<typeof homeMachine>) {
  return (
    <Page
      title={homeCopy.greeting}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    />
  );
}
