import { Spinner } from '../../ui/feedback/spinner';
import { Page } from '../shared/pages/page';
import { ProductTitle } from '../shared/product-title';

/** Shown while a screen loads: a spinner of four dots (spec 2.2), and what is loading. */
export function AppLoadingPage({ label }: { readonly label: string }) {
  return (
    <Page help={null} title={<ProductTitle />} busy>
      <Spinner label={label} />
    </Page>
  );
}
