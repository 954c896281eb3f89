import type { summaryMachine } from '../../../machines/summary/machine';
import { sharedCopy } from '../../copy/shared';
import { summaryCopy } from '../../copy/summary';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = summaryCopy.none;

/** There is no loan that could have a schedule. */
export function NoLoanScreen({ send, back }: ScreenProps<typeof summaryMachine>) {
  return (
    <Page
      title={summaryCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    />
  );
}
