import { plainCopy } from '../../copy/plain';
import { sharedCopy } from '../../copy/shared';
import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';

/** While a screen loads: the four dots (spec 2.2), and what is awaited. */
export function OpeningPage({ label }: { readonly label: string }) {
  return (
    <Page title={plainCopy.product} backLabel={sharedCopy.back} busy>
      <Spinner label={label} />
    </Page>
  );
}
