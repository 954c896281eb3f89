import { type ReactNode, useState } from 'react';
import { sharedCopy } from '#messages/shared';
import { Hint } from '../../../ui/base/text';
import { Button } from '../../../ui/controls/button';
import { Checkbox } from '../../../ui/controls/checkbox';
import { ErrorSummary } from '../../../ui/feedback/error-summary';
import type { Steps } from '../../../ui/page/step-bar';
import { Page } from './page';

const CHECKBOX_ID = 'consent';

interface ConsentPageProps {
  /** The title in the top row. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly steps?: Steps;
  /** Label of the checkbox, which is never ticked in advance. */
  readonly consent: string;
  /** The error when the merchant continues without ticking the checkbox. */
  readonly missing: { readonly title: string; readonly text: string };
  readonly action: string;
  /** Above the button: where the button leads, or what is in progress. */
  readonly note?: string | undefined;
  readonly isPending: boolean;
  /** Why the action was refused; null when it was not. */
  readonly refusal: { readonly title: string; readonly text: string } | null;
  readonly onAgree: () => void;
  readonly onBack: () => void;
  /** Another action, below the button. */
  readonly otherActions?: ReactNode;
  /** Shows “Not now” below the other actions, and below the checkbox what follows from it, where that is not obvious. */
  readonly decline?: { readonly onDecline: () => void; readonly whatFollows?: string };
  /** A notice above the consent. */
  readonly banner?: ReactNode;
  /** Below the checkbox. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One consent for one purpose: the page shows what is agreed to, and sends nothing before the checkbox is ticked. */
export function ConsentPage({
  consent,
  missing,
  action,
  note,
  isPending,
  refusal,
  onAgree,
  otherActions,
  decline,
  banner,
  below,
  children,
  ...page
}: ConsentPageProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [attemptsWithoutConsent, setAttemptsWithoutConsent] = useState(0);
  const isConsentMissing = attemptsWithoutConsent > 0 && !hasAgreed;
  const submit = () => {
    setAttemptsWithoutConsent(hasAgreed ? 0 : attemptsWithoutConsent + 1);
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
          {otherActions}
          {decline !== undefined && (
            <Button variant="ghost" disabled={isPending} onClick={decline.onDecline}>
              {sharedCopy.notNow}
            </Button>
          )}
        </>
      }
    >
      {isConsentMissing && (
        <ErrorSummary
          title={missing.title}
          errors={[{ id: CHECKBOX_ID, message: missing.text }]}
          attempt={attemptsWithoutConsent}
        />
      )}
      {banner}
      {refusal !== null && !isPending && attemptsWithoutConsent === 0 && (
        <ErrorSummary title={refusal.title} errors={[{ id: CHECKBOX_ID, message: refusal.text }]} />
      )}
      {children}
      <Checkbox
        id={CHECKBOX_ID}
        name="consent"
        label={consent}
        checked={hasAgreed}
        disabled={isPending}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
        {...(isConsentMissing ? { error: missing.text } : {})}
      />
      {decline?.whatFollows !== undefined && <Hint>{decline.whatFollows}</Hint>}
      {below}
    </Page>
  );
}
