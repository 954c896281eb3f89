import { papersCopy as copy } from '#messages/papers';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { LinkButton } from '../../ui/controls/link-button';
import { appLink } from '../shared/app-link';
import { PapersSent } from '../shared/papers/papers-sent';

/** Where the signed papers were sent, and a link to the page on which they can be read. */
export function SignedPapers({
  snapshot,
  send,
}: Pick<ScreenProps<typeof loanStatusMachine>, 'snapshot' | 'send'>) {
  return (
    <Stack gap="xs">
      <PapersSent papers={snapshot.context.papersSent} />
      <LinkButton
        variant="ghost"
        {...appLink('/termloan/loan-details', () => send({ type: 'papers.opened' }))}
      >
        {copy.open}
      </LinkButton>
    </Stack>
  );
}
