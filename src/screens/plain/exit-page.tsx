import { plainCopy } from '../../copy/plain';
import { plainPagesCopy } from '../../copy/plain-pages';
import { sharedCopy } from '../../copy/shared';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { ownLink } from '../shared/own-link';

const copy = plainPagesCopy.exit;

/** The merchant left: the page can be closed, or the loan opened again. */
export function ExitPage({ onReturn }: { readonly onReturn: () => void }) {
  return (
    <Page
      title={plainCopy.product}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      backLabel={sharedCopy.back}
      action={<LinkButton {...ownLink('/termloan', onReturn)}>{copy.action}</LinkButton>}
    />
  );
}
