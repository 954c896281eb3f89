import { plainCopy } from '../../copy/plain';
import { sharedCopy } from '../../copy/shared';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Text } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

const copy = plainCopy.crash;

interface CrashPageProps {
  /** The status and its text, or the message (spec 2); empty when there is neither. */
  readonly detail: string;
  readonly onHome: () => void;
}

/** A rendering error that nothing caught. */
export function CrashPage({ detail, onHome }: CrashPageProps) {
  return (
    <Page
      title={plainCopy.product}
      heading={copy.heading}
      lead={copy.lead}
      status="failure"
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={onHome}>{copy.action}</Button>}
    >
      <Card tone="late">
        <Text>{detail === '' ? sharedCopy.defaultError : detail}</Text>
      </Card>
    </Page>
  );
}
