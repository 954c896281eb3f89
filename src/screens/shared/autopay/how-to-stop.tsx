import { expectedDebitCopy as copy } from '#messages/expected-debit';
import { TextLink } from '../../../ui/base/text-link';
import { appLink } from '../app-link';

/** How to stop the next debit: on the page of autopay. */
export function HowToStop({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <>
      <p>{copy.ifStopped}</p>
      <TextLink alone {...appLink('/autopay', onOpen)}>
        {copy.toAutopay}
      </TextLink>
    </>
  );
}
