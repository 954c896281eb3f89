import { sharedCopy } from '../../copy/shared';
import { standingCopy } from '../../copy/standing';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import type { StandingProps } from './standing-page';

const copy = standingCopy.nothing;

/** None of these pages is about this merchant: on to where they stand. */
export function NothingInTheWayScreen({ send, back }: StandingProps) {
  return (
    <Page
      title={standingCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    />
  );
}
