import { autopayCopy } from '#messages/autopay';
import { sharedCopy } from '#messages/shared';
import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

type Props = ScreenProps<typeof autopayMachine>;

/** There is no loan to pay by autopay. */
export function NoLoanScreen(props: Props) {
  return <NoAutopay {...props} {...autopayCopy.none} />;
}

/** The loan has ended. Until the bank confirms that the mandate has ended too, it can be checked or withdrawn. */
export function LoanEndedScreen(props: Props) {
  const { heading, lead, ending, action } = autopayCopy.ended;
  const lender = lenderName(lenderOf(props.snapshot.context));
  const isMandateInForce = props.snapshot.can({ type: 'retry' });
  return (
    <NoAutopay
      {...props}
      heading={heading}
      lead={isMandateInForce ? ending(lender) : lead(lender)}
      action={action}
      isMandateInForce={isMandateInForce}
    />
  );
}

/** The lender offers no mandate for this loan, or no offer was confirmed yet. */
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

interface NoAutopayProps extends Props {
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
  /** The mandate is still in force: it can be checked or withdrawn. */
  readonly isMandateInForce?: boolean;
}

function NoAutopay({ send, back, heading, lead, action, isMandateInForce = false }: NoAutopayProps) {
  return (
    <Page
      title={autopayCopy.title}
      heading={heading}
      lead={lead}
      status="info"
      onBack={back}
      action={
        <>
          <Button onClick={() => send({ type: 'leave' })}>{action}</Button>
          {isMandateInForce && (
            <>
              <Button variant="secondary" onClick={() => send({ type: 'withdrawal.opened' })}>
                {autopayCopy.withdrawal.confirm}
              </Button>
              <Button variant="ghost" onClick={() => send({ type: 'retry' })}>
                {sharedCopy.checkAgain}
              </Button>
            </>
          )}
        </>
      }
    />
  );
}
