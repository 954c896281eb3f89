import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/selectors';
import { lenderName } from '../../../machines/domain/lender/lenders';
import { autopayCopy } from '../../copy/autopay';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

type Props = ScreenProps<typeof autopayMachine>;

/** There is no loan to pay by autopay. */
export function NoLoanScreen(props: Props) {
  return <NoAutopay {...props} {...autopayCopy.none} />;
}

/** The loan has ended, and its autopay with it; until the bank has confirmed that, its status can be checked. */
export function LoanEndedScreen(props: Props) {
  const { heading, lead, ending, action } = autopayCopy.ended;
  const lender = lenderName(lenderOf(props.snapshot.context));
  const isEnding = props.snapshot.can({ type: 'retry' });
  return (
    <NoAutopay
      {...props}
      heading={heading}
      lead={isEnding ? ending(lender) : lead(lender)}
      action={action}
      canRetry={isEnding}
    />
  );
}

/** The lender offers no mandate: not for this loan, or because no offer was confirmed. */
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

interface Texts {
  readonly heading: string;
  readonly lead: string;
  readonly action: string;
  readonly canRetry?: boolean;
}

function NoAutopay({ send, back, heading, lead, action, canRetry = false }: Props & Texts) {
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
          {canRetry && (
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
