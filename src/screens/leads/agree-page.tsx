import { type ReactNode, useState } from 'react';

import type { Failure } from '../../../machines/domain/failure';
import { leadsCopy as copy } from '../../copy/leads';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ErrorSummary } from '../../ui/error-summary';
import { Page } from '../../ui/page';
import type { Steps } from '../../ui/step-bar';
import { Hint } from '../../ui/text';
import { SupportLink } from '../shared/support-link';

const CONSENT = 'lead-consent';

interface AgreePageProps {
  readonly heading: string;
  readonly lead: string;
  readonly steps: Steps;
  /** What the merchant agrees to; nothing is ticked for them. */
  readonly consent: string;
  readonly action: string;
  /** What is under way while the service is awaited. */
  readonly awaiting: string;
  readonly isPending: boolean;
  /** What the service said no to last, under its title; null while it said nothing. */
  readonly refusal: { readonly title: string; readonly failure: Failure } | null;
  readonly onAgree: () => void;
  readonly onBack: () => void;
  /** Another way, under the button. */
  readonly aside?: ReactNode;
  /** Under the tick. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One consent for one purpose: all of it is read before the tick, and nothing leaves before it. */
export function AgreePage({
  heading,
  lead,
  steps,
  consent,
  action,
  awaiting,
  isPending,
  refusal,
  onAgree,
  onBack,
  aside,
  below,
  children,
}: AgreePageProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [misses, setMisses] = useState(0);
  const isMissing = misses > 0 && !hasAgreed;
  return (
    <Page
      title={copy.title}
      heading={heading}
      lead={lead}
      steps={steps}
      {...(isPending ? {} : { onBack })}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{awaiting}</Hint>}
          <Button busy={isPending} onClick={() => (hasAgreed ? onAgree() : setMisses(misses + 1))}>
            {action}
          </Button>
          {aside}
        </>
      }
    >
      {isMissing && (
        <ErrorSummary
          title={copy.consentTitle}
          errors={[{ id: CONSENT, message: copy.consentMissing }]}
          attempt={misses}
        />
      )}
      {refusal !== null && !isPending && !isMissing && (
        <ErrorSummary
          title={refusal.title}
          errors={[{ id: CONSENT, message: whyItFailed(refusal.failure) }]}
        />
      )}
      {children}
      <Checkbox
        id={CONSENT}
        name="consent"
        label={consent}
        checked={hasAgreed}
        disabled={isPending}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        {...(isMissing ? { error: copy.consentMissing } : {})}
      />
      {below}
    </Page>
  );
}
