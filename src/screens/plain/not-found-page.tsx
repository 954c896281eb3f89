import { plainCopy } from '../../copy/plain';
import { plainPagesCopy } from '../../copy/plain-pages';
import { sharedCopy } from '../../copy/shared';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
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
      action={<Button onClick={onHome}>{copy.action}</Button>}
    />
  );
}
