import { plainPagesCopy } from '#messages/standalone-pages';
import { LinkButton } from '../../ui/controls/link-button';
import { appLink } from '../shared/app-link';
import { Page } from '../shared/pages/page';
import { ProductTitle } from '../shared/product-title';

const copy = plainPagesCopy.notFound;

/** The page of every unknown path (spec 2). */
export function NotFoundPage({ onHome }: { readonly onHome: () => void }) {
  return (
    <Page
      title={<ProductTitle />}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      action={<LinkButton {...appLink('/', onHome)}>{copy.action}</LinkButton>}
    />
  );
}
