import { plainCopy } from '../../copy/plain';
import { sharedCopy } from '../../copy/shared';
import { Card } from '../../ui/base/card';
import { Text } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = plainCopy.crash;

interface CrashPageProps {
  /** The status and its text, or the message (spec 2); empty when there is neither. */
  readonly detail: string;
  readonly onHome: () => void;
}

/** A rendering error that no boundary inside the app caught. */
export function CrashPage({ detail, onHome }: CrashPageProps) {
  return (
    <Page
      title={plainCopy.product}
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
