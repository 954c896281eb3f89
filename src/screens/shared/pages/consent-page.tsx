import { type ReactNode, useState } from 'react';
import { Hint } from '../../../ui/base/text';
import { Button } from '../../../ui/controls/button';
import { Checkbox } from '../../../ui/controls/checkbox';
import { ErrorSummary } from '../../../ui/feedback/error-summary';
import type { Steps } from '../../../ui/page/step-bar';
import { Page } from './page';

const CONSENT = 'consent';

interface ConsentPageProps {
  /** The name of the place, in the top row. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly steps?: Steps;
  /** What the merchant agrees to; nothing is ticked for them. */
  readonly consent: string;
  /** What is said to whoever goes on without the tick. */
  readonly missing: { readonly title: string; readonly text: string };
  readonly action: string;
  /** Said over the button: where it leads, or what is under way. */
  readonly note?: string | undefined;
  readonly isPending: boolean;
  /** Why it was not done; null while nothing was refused. */
  readonly refusal: { readonly title: string; readonly text: string } | null;
  readonly onAgree: () => void;
  readonly onBack: () => void;
  /** Another way, under the button. */
  readonly aside?: ReactNode;
  /** Over what is agreed to: news about it. */
  readonly news?: ReactNode;
  /** Under the tick. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One consent for one purpose: all of it is read before the tick, and nothing leaves before it. */
export function ConsentPage({
  consent,
  missing,
  action,
  note,
  isPending,
  refusal,
  onAgree,
  aside,
  news,
  below,
  children,
  ...page
}: ConsentPageProps) {
  const [hasAgreed, setHasAgreed] = useState(false);
  const [misses, setMisses] = useState(0);
  const isMissing = misses > 0 && !hasAgreed;
  const goOn = () => {
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
          <Button busy={isPending} onClick={goOn}>
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
      {news}
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
