import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';

import { hasKnownLoan } from '../adapters/known-loan';
import { knownLoanContent, LandingPage } from '../screens/standalone/landing-page';
import type { RunningLanding } from './landing-journey';
import { useRouterContext } from './router-context';
import { StandaloneScreen } from './standalone-screen';

/**
 * The landing page; its general content needs no call. Once the merchant is known, the landing journey is loaded and adds the
 * merchant's own content. Where a loan was seen on this phone in the last day, the page says, as long as the services are asked, that its
 * button opens that loan. Without the journey (nobody signed in, no network), the page is the general one, and Start opens the loan entry.
 */
export function Landing(): ReactNode {
  const { history } = useRouter();
  const { app, session } = useRouterContext();
  const isMerchantKnown = useSelector(session, (snapshot) => snapshot.matches('ready'));
  const isAsking = useSelector(session, (snapshot) => snapshot.hasTag('pending')) || isMerchantKnown;
  const isInHost = useSelector(session, ({ context }) => context.host?.kind === 'native');
  const [running, setRunning] = useState<RunningLanding | null>(null);
  const [isLoanKnown, setIsLoanKnown] = useState(false);

  // Not in the first render, which must equal the document's.
  useEffect(() => {
    setIsLoanKnown(hasKnownLoan(app));
  }, [app]);

  useEffect(() => {
    if (!isMerchantKnown) return;
    let isMounted = true;
    let stop = () => {};
    import('./landing-journey').then(
      ({ startLanding }) => {
        if (isMounted) stop = startLanding(app, history, setRunning);
      },
      () => setIsLoanKnown(false),
    );
    return () => {
      isMounted = false;
      stop();
      setRunning(null);
    };
  }, [isMerchantKnown, app, history]);

  return (
    <StandaloneScreen name="landing">
      {/* Inside of the standalone screen, which has the same name: this is the journey's state. */}
      <div data-journey="landing" data-state={running?.state}>
        <LandingPage
          content={running?.content ?? (isLoanKnown && isAsking ? knownLoanContent : null)}
          onStart={running?.openLoan ?? (() => history.push('/termloan'))}
          onTerms={running?.openTerms ?? (() => history.push('/terms'))}
          onRights={running?.openRights ?? (() => history.push('/rights'))}
          onClose={isInHost ? () => history.push('/termloan/exit') : null}
        />
      </div>
    </StandaloneScreen>
  );
}
