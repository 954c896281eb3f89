import { type ReactNode, useState } from 'react';
import { Hint } from '../../../ui/base/text';
import { Button } from '../../../ui/controls/button';
import { Checkbox } from '../../../ui/controls/checkbox';
import { ErrorSummary } from '../../../ui/feedback/error-summary';
import type { Steps } from '../../../ui/page/step-bar';
import { Page } from './page';

const CONSENT = 'consent';

interface ConsentPageProps {
  /** The title in the top row. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly steps?: Steps;
  /** The consent's text; never ticked in advance. */
  readonly consent: string;
  /** The error when the merchant continues without the tick. */
  readonly missing: { readonly title: string; readonly text: string };
  readonly action: string;
  /** Above the button: where it leads, or what is in progress. */
  readonly note?: string | undefined;
  readonly isPending: boolean;
  /** Why the action was refused; null when it was not. */
  readonly refusal: { readonly title: string; readonly text: string } | null;
  readonly onAgree: () => void;
  readonly onBack: () => void;
  /** Another action, below the button. */
  readonly aside?: ReactNode;
  /** A notice above the consent. */
  readonly banner?: ReactNode;
  /** Below the checkbox. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One consent for one purpose: all of it is shown above the checkbox, and nothing is sent before it is ticked. */
export function ConsentPage({
  consent,
  missing,
  action,
  note,
  isPending,
  refusal,
  onAgree,
  aside,
  banner,
  below,
  children,
  ...page
}: ConsentPageProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [misses, setMisses] = useState(0);
  const isMissing = misses > 0 && !hasAgreed;
  const submit = () => {
    setMisses(hasAgreed ? 0 : misses + 1);
    if (hasAgreed) onAgree();
  };
  return (
    <Page
      {...page}
      busy={isPending}
      action={
        <>
          {note !== undefined && <Hint role="status">{note}</Hint>}
          <Button busy={isPending} onClick={submit}>
            {action}
          </Button>
          {aside}
        </>
      }
    >
      {isMissing && (
        <ErrorSummary
          title={missing.title}
          errors={[{ id: CONSENT, message: missing.text }]}
          attempt={misses}
        />
      )}
      {banner}
      {refusal !== null && !isPending && misses === 0 && (
        <ErrorSummary title={refusal.title} errors={[{ id: CONSENT, message: refusal.text }]} />
      )}
      {children}
      <Checkbox
        id={CONSENT}
        name="consent"
        label={consent}
        checked={hasAgreed}
        disabled={isPending}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        {...(isMissing ? { error: missing.text } : {})}
      />
      {below}
    </Page>
  );
}
