import { accountFlowCopy as copy } from '#messages/account-flow';
import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import type { ScreenProps } from '../../journey/screen';
import { Unanswered } from '../shared/pages/unanswered';
import { flowTexts } from './flow-texts';

type Props = ScreenProps<typeof accountFlowMachine>;

/** Shown while it is unknown whether the account was added; never an error page. */
export function AccountUnansweredScreen(props: Props) {
  return <UnansweredPage {...props} text={copy.accountNotSure} />;
}

/** Shown while it is unknown whether the offer was confirmed; never an error page. */
export function ConfirmationUnansweredScreen(props: Props) {
  return <UnansweredPage {...props} text={copy.confirmationNotSure} />;
}

function UnansweredPage({ snapshot, send, back, text }: Props & { readonly text: string }) {
  const { title, steps } = flowTexts(snapshot.context.flowType);
  return (
    <Unanswered
      title={title}
      heading={copy.notSure}
      lead={text}
      steps={steps}
      snapshot={snapshot}
      send={send}
      back={back}
    />
  );
}
