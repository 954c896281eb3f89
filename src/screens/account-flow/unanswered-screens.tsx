import type { accountFlowMachine } from '../../../machines/account-flow/machine';
import { accountFlowCopy as copy } from '../../copy/account-flow';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { flowWords } from './flow-words';

type Props = ScreenProps<typeof accountFlowMachine>;

/** Nobody knows yet whether the account was added: never called a failure. */
export function AccountUnansweredScreen(props: Props) {
  return <Unanswered {...props} text={copy.accountNotSure} />;
}

/** Nobody knows yet whether the offer was confirmed: never called a failure. */
export function ConfirmationUnansweredScreen(props: Props) {
  return <Unanswered {...props} text={copy.confirmationNotSure} />;
}

function Unanswered({ snapshot, send, back, text }: Props & { readonly text: string }) {
  const { title, steps } = flowWords(snapshot.context.flowType);
  return (
    <Page
      title={title}
      heading={copy.notSure}
      lead={text}
      status="waiting"
      steps={steps}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    />
  );
}
