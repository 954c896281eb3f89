import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { accountFlowCopy as copy } from '../../copy/account-flow';
import type { ScreenProps } from '../../journey/screen';
import { Unanswered } from '../shared/pages/unanswered';
import { flowTexts } from './flow-texts';

type Props = ScreenProps<typeof accountFlowMachine>;

/** It is unknown whether the account was added: never shown as a failure. */
export function AccountUnansweredScreen(props: Props) {
  return <OfAccount {...props} text={copy.accountNotSure} />;
}

/** It is unknown whether the offer was confirmed: never shown as a failure. */
export function ConfirmationUnansweredScreen(props: Props) {
  return <OfAccount {...props} text={copy.confirmationNotSure} />;
}

function OfAccount({ snapshot, send, back, text }: Props & { readonly text: string }) {
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
