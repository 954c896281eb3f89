import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/setup';
import { lenderName } from '../../../machines/domain/lenders';
import { autopayCopy } from '../../copy/autopay';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

type Props = ScreenProps<typeof autopayMachine>;

/** There is no loan to pay by autopay. */
export function NoLoanScreen(props: Props) {
  return <NoAutopay {...props} {...autopayCopy.none} />;
}

/** The loan is over: nothing is debited any more. */
export function LoanEndedScreen(props: Props) {
  const { heading, lead, action } = autopayCopy.ended;
  const lender = lenderName(lenderOf(props.snapshot.context));
  return <NoAutopay {...props} heading={heading} lead={lead(lender)} action={action} />;
}

/** The lender opens no mandate: for this loan, or because no offer was confirmed. */
export function AutopayNotOfferedScreen(props: Props) {
  const { context } = props.snapshot;
  const copy = autopayCopy.notOffered;
  if (context.failure?.code === 'offer_not_confirmed') {
    return (
      <NoAutopay
        {...props}
        heading={copy.noOfferHeading}
        lead={copy.noOfferLead}
        action={copy.noOfferAction}
      />
    );
  }
  const lender = lenderName(lenderOf(context));
  return <NoAutopay {...props} heading={copy.heading} lead={copy.lead(lender)} action={copy.home} />;
}

interface Words {
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
}

function NoAutopay({ send, back, heading, lead, action }: Props & Words) {
  return (
    <Page
      title={autopayCopy.title}
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
