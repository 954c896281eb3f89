import type { autopayMachine } from '../../../machines/autopay/machine';
import { lenderOf } from '../../../machines/autopay/setup';
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

/** The loan is over. Its autopay ends with it; until the bank has confirmed that, it can be asked again. */
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
      mayAskAgain={isEnding}
    />
  );
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
  readonly mayAskAgain?: boolean;
}

function NoAutopay({ send, back, heading, lead, action, mayAskAgain = false }: Props & Words) {
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
          {mayAskAgain && (
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
