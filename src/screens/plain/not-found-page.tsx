import { plainCopy } from '../../copy/plain';
import { plainPagesCopy } from '../../copy/plain-pages';
import { sharedCopy } from '../../copy/shared';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { ownLink } from '../shared/own-link';
import { SupportLink } from '../shared/support-link';

const copy = plainPagesCopy.notFound;

/** Any unknown path (spec 2). */
export function NotFoundPage({ onHome }: { readonly onHome: () => void }) {
  return (
    <Page
      title={plainCopy.product}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<LinkButton {...ownLink('/', onHome)}>{copy.action}</LinkButton>}
    />
  );
}
