import type { summaryMachine } from '../../../machines/summary/machine';
import { summaryCopy as copy } from '../../copy/summary';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Account } from './account';

/** The account of a running loan. It stays while it is read again. */
export function SummaryScreen(props: ScreenProps<typeof summaryMachine>) {
  const isReading = props.snapshot.hasTag('pending');
  return (
    <Account
      {...props}
      action={
        <Button disabled={isReading} onClick={() => props.send({ type: 'prepayment.opened' })}>
          {copy.pay}
        </Button>
      }
    />
  );
}
