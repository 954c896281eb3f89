import { plainPagesCopy } from '#messages/standalone-pages';
import { LinkButton } from '../../ui/controls/link-button';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';
import { ProductTitle } from '../shared/product-title';

const copy = plainPagesCopy.exit;

/** The merchant left the app: the page can be closed, or the app opened again. */
export function ExitPage({ onReturn }: { readonly onReturn: () => void }) {
  return (
    <Page
      help={null}
      title={<ProductTitle />}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      action={<LinkButton {...appLink('/termloan', onReturn)}>{copy.action}</LinkButton>}
    />
  );
}
