import { prepaymentCopy as copy } from '#messages/prepayment';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { lenderOf } from '../../../machines/prepayment/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

/** The whole loan is paid. */
export function NothingLeftScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { heading, lead, action } = copy.nothingLeft;
  return (
    <Notice
      title={copy.title}
      heading={heading}
      lead={lead(lenderName(lenderOf(snapshot.context)))}
      status="success"
      onBack={back}
      action={action}
      onAction={() => send({ type: 'leave' })}
    />
  );
}
