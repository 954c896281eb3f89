import { useEffect, useRef } from 'react';

import { applicationCopy as copy } from '../../copy/application';
import { LoadFailedScreen } from '../shared/pages/load-failed-screen';
import { LoadingScreen } from '../shared/pages/loading-screen';
import type { ApplicationProps, Typed } from './props';
import { StepPage } from './step-page';
import { StepsScreen } from './steps-screen';

/** The page of where the merchant stands on the way; what was typed on another one is kept while this one is shown. */
export function ApplicationScreen(props: ApplicationProps) {
  const { snapshot, send, back } = props;
  const { read, place } = snapshot.context;
  const typed = useRef<Typed>({ drafts: new Map() });
  const isListed = place === 'list' || place === 'elsewhere';
  const isUnavailable = snapshot.matches('applicationUnavailable');
  useHeading(`${isUnavailable} ${pageOf(props)}`);

  if (isUnavailable) {
    return (
      <LoadFailedScreen
        title={copy.title}
        heading={copy.unavailable}
        failure={snapshot.context.failure}
        onRetry={() => send({ type: 'retry' })}
        onBack={back}
      />
    );
  }
  if (read === null) return <LoadingScreen title={copy.title} awaiting={copy.loading} cards={3} />;
  if (isListed) return <StepsScreen {...props} />;
  return <StepPage {...props} typed={typed.current} />;
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
