import { summaryCopy as copy } from '#messages/summary';
import type { summaryMachine } from '../../../machines/summary/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Account } from './account';

/** The account of a closed loan. */
export function LoanOverScreen(props: ScreenProps<typeof summaryMachine>) {
  return (
    <Account
      {...props}
      banner={<Banner tone="success">{copy.loanClosed}</Banner>}
      action={<Button onClick={() => props.send({ type: 'settledPage.opened' })}>{copy.papers}</Button>}
    />
  );
}
