import type { identityMachine } from '../../../machines/identity/machine';
import { checkCopy as copy } from '../../copy/identity';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

interface UnansweredPageProps extends ScreenProps<typeof identityMachine> {
  readonly title: string;
  readonly text: string;
}

/** Nobody knows yet what became of a write: never called a failure, and asked about before it is made again. */
export function UnansweredPage({ send, back, title, text }: UnansweredPageProps) {
  return (
    <Page
      title={title}
      heading={copy.notSure}
      lead={text}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    />
  );
}
