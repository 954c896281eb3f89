import { homeCopy } from '#messages/home';
import type { homeMachine } from '../../../machines/home/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = homeCopy.none;

/** There is no loan to repay; the page offers to apply. */
export function NoLoanScreen({ send }: ScreenProps<typeof homeMachine>) {
  return (
    <Page
      title={homeCopy.greeting}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    />
  );
}
