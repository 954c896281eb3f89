import { useEffect, useRef } from 'react';

import type { applicationMachine } from '../../../machines/application/machine';
import type { ToldStep } from '../../../machines/domain/application-steps';
import { failure } from '../../../machines/domain/failure';
import type { ProfileDraft } from '../../../machines/domain/profile-fields';
import { applicationCopy as copy } from '../../copy/application';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { LoadingScreen } from '../shared/loading-screen';
import { UnavailableScreen } from '../shared/unavailable-screen';
import { StepsScreen } from './steps-screen';

export type ApplicationProps = ScreenProps<typeof applicationMachine>;

/** What stands in the forms, as typed: in this page's memory only, personal data included. */
export interface Typed {
  readonly drafts: Map<ToldStep, ProfileDraft>;
}

/** The pages of the steps: the list is shown before they are here. */
export const laterApplication = laterPart(async () => (await import('./later/screens')).stepPages.StepPage);

/** The page of where the merchant stands on the way; what was typed on another one is kept while this one is shown. */
export function ApplicationScreen(props: ApplicationProps) {
  const { snapshot, send, back } = props;
  const { read, place } = snapshot.context;
  const typed = useRef<Typed>({ drafts: new Map() });
  const { part: StepPage, isMissing } = laterApplication.usePart();
  const isListed = place === 'list' || place === 'elsewhere';
  const isUnavailable = snapshot.matches('applicationUnavailable');
  useHeading(`${isUnavailable} ${isListed || StepPage !== null} ${pageOf(props)}`);

  if (isUnavailable) {
    return (
      <UnavailableScreen
        title={copy.title}
        heading={copy.unavailable}
        message={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
        onRetry={() => send({ type: 'retry' })}
        onBack={back}
      />
    );
  }
  if (read === null) return <LoadingScreen title={copy.title} awaiting={copy.loading} cards={3} />;
  if (isListed) return <StepsScreen {...props} />;
  if (StepPage !== null) return <StepPage {...props} typed={typed.current} />;
  if (!isMissing) return <LoadingScreen title={copy.title} awaiting={sharedCopy.loading} onBack={back} />;
  return (
    <UnavailableScreen
      title={copy.title}
      heading={sharedCopy.defaultError}
      message={copy.pageMissing}
      onRetry={() => void laterApplication.load().catch(() => {})}
      onBack={back}
    />
  );
}

/** What is one page for the merchant: waiting on it does not make it another one. */
function pageOf({ snapshot }: ApplicationProps): string {
  const unanswered = ['profileUnanswered', 'photoUnanswered', 'accountUnanswered'] as const;
  return unanswered.find((state) => snapshot.matches(state)) ?? snapshot.context.place;
}

/** A new page is announced by its heading; the first one is the page itself. */
function useHeading(page: string): void {
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-journey] h1')?.focus({ preventScroll: true });
  }, [page]);
}
