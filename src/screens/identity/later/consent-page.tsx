import { type ReactNode, useState } from 'react';

import { registryCopy } from '../../../copy/identity-later';
import { sharedCopy } from '../../../copy/shared';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { ErrorSummary } from '../../../ui/error-summary';
import { Page } from '../../../ui/page';
import { Hint } from '../../../ui/text';
import { SupportLink } from '../../shared/support-link';

const CONSENT = 'identity-consent';

interface ConsentPageProps {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** What the merchant agrees to; nothing is ticked for them. */
  readonly consent: string;
  readonly action: string;
  /** Said over the button: where it leads, or what is under way. */
  readonly note?: string;
  readonly isPending: boolean;
  /** Why it was not done; null while nothing was refused. */
  readonly refusal: { readonly title: string; readonly text: string } | null;
  readonly onAgree: () => void;
  readonly onBack: () => void;
  /** Another way, under the button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One consent for one purpose, read before it is given. */
export function ConsentPage({
  title,
  heading,
  lead,
  consent,
  action,
  note,
  isPending,
  refusal,
  onAgree,
  onBack,
  aside,
  children,
}: ConsentPageProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [misses, setMisses] = useState(0);
  const isMissing = misses > 0 && !hasAgreed;
  return (
    <Page
      title={title}
      heading={heading}
      lead={lead}
      onBack={onBack}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      busy={isPending}
      action={
        <>
          {note !== undefined && <Hint role="status">{note}</Hint>}
          <Button busy={isPending} onClick={() => (hasAgreed ? onAgree() : setMisses(misses + 1))}>
            {action}
          </Button>
          {aside}
        </>
      }
    >
      {isMissing && (
        <ErrorSummary
          title={registryCopy.consentTitle}
          errors={[{ id: CONSENT, message: registryCopy.consentMissing }]}
          attempt={misses}
        />
      )}
      {refusal !== null && !isPending && (
        <Banner tone="late" title={refusal.title}>
          {refusal.text}
        </Banner>
      )}
      {children}
      <Checkbox
        id={CONSENT}
        name="consent"
        label={consent}
        checked={hasAgreed}
        disabled={isPending}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        {...(isMissing ? { error: registryCopy.consentMissing } : {})}
      />
    </Page>
  );
}
