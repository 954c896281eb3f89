import { sharedCopy } from '#messages/shared';
import { standaloneCopy } from '#messages/standalone';
import { Card } from '../../ui/base/card';
import { Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { ProductTitle } from '../shared/product-title';

const copy = standaloneCopy.crash;

interface CrashPageProps {
  /** The HTTP status and status text, or the error's message (spec 2); '' where there is neither. */
  readonly detail: string;
  readonly onHome: () => void;
}

/** The page of the error boundary: an error that nothing else caught. */
export function CrashPage({ detail, onHome }: CrashPageProps) {
  return (
    <Page
      title={<ProductTitle />}
      heading={copy.heading}
      lead={copy.lead}
      status="failure"
      action={<Button onClick={onHome}>{copy.action}</Button>}
    >
      <Card tone="late">
        <Text>{detail === '' ? sharedCopy.defaultError : detail}</Text>
      </Card>
    </Page>
  );
}
