import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy as copy } from '../../copy/prepayment';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { lenderOf } from './facts-of';

/** There is no loan to pay: there is a start to go to. */
export function NoLoanScreen({ send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { heading, lead, action } = copy.none;
  return (
    <Page
      title={copy.title}
      heading={heading}
      lead={lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{action}</Button>}
    />
  );
}

/** Nothing is left to pay. */
export function NothingLeftScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { heading, lead, action } = copy.nothingLeft;
  return (
    <Page
      title={copy.title}
      heading={heading}
      lead={lead(lenderOf(snapshot.context))}
      status="success"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{action}</Button>}
    />
  );
}
