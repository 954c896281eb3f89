import { useEffect, useRef } from 'react';

import { failure } from '../../../machines/domain/base/failure';
import { withoutSecrets } from '../../../machines/domain/udyam/udyam-draft';
import { type UdyamPage, udyamPages } from '../../../machines/domain/udyam/udyam-steps';
import { whyItFailed } from '../../copy/shared';
import { udyamCopy as copy } from '../../copy/udyam';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { NotOfferedScreen } from '../shared/pages/not-offered-screen';
import { Notice } from '../shared/pages/notice';
import type { Typed, UdyamProps } from './props';
import { StartScreen } from './start-screen';
import { StepPage } from './step-page';

/** The page of where the registration stands; what was typed on another one is kept while this one is shown. */
export function UdyamScreen(props: UdyamProps) {
  const { snapshot, send, back } = props;
  const typed = useTyped(props);
  useHeading(pageOf(props));

  if (snapshot.matches('udyamUnavailable')) {
    return (
      <Notice
        title={copy.title}
        heading={copy.unavailable}
        lead={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
        onAction={() => send({ type: 'retry' })}
        onBack={back}
      />
    );
  }
  if (snapshot.matches('loadingUdyam') || snapshot.context.read === null)
    return <LoadingScreen title={copy.title} awaiting={copy.loading} cards={3} />;
  if (snapshot.matches('notOffered')) {
    return (
      <NotOfferedScreen
        title={copy.title}
        {...copy.notOffered}
        onLeave={() => send({ type: 'leave' })}
        onBack={back}
      />
    );
  }
  if (snapshot.matches('start')) return <StartScreen {...props} />;
  return <StepPage {...props} typed={typed} />;
}

/**
 * What was typed, page by page. What the service has taken is forgotten: it shows what it knows by masks. Whoever goes
 * back from a page whose answer is lost finds its secrets gone.
 */
function useTyped({ snapshot }: UdyamProps): Typed {
  const { read, place } = snapshot.context;
  const typed = useRef<Typed>(new Map());
  const sent = useRef<{ readonly details: unknown; readonly page: UdyamPage | undefined }>({
    details: read?.details,
    page: undefined,
  });
  const { details, page } = sent.current;
  if (page !== undefined && details !== read?.details) typed.current.delete(page);
  const draft = page !== undefined && snapshot.matches('loadingUdyam') ? typed.current.get(page) : undefined;
  if (page !== undefined && draft !== undefined) typed.current.set(page, withoutSecrets(draft));
  const isSent = snapshot.matches('submittingDetails') || snapshot.matches('detailsUnanswered');
  sent.current = {
    details: read?.details,
    page: isSent ? udyamPages.find((one) => one === place) : undefined,
  };
  return typed.current;
}

/** What is one page for the merchant: waiting on it does not make it another one. */
function pageOf({ snapshot }: UdyamProps): string {
  const { place } = snapshot.context;
  if (snapshot.matches('submittingDetails')) return place;
  if (snapshot.matches('checkingRegistration')) return 'submitted';
  const isForm = udyamPages.some((page) => page === place) && !snapshot.matches('detailsUnanswered');
  return isForm && !snapshot.hasTag('pending') ? place : String(snapshot.value);
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
