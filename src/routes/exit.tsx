import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

import { ExitPage } from '../screens/standalone/exit-page';
import { useRouterContext } from './router-context';
import { StandaloneScreen } from './standalone-screen';

/** Leaves the app: a host closes the web view; in a browser, the page says that it can be closed. */
export function Exit(): ReactNode {
  const { app } = useRouterContext();
  const router = useRouter();
  useEffect(() => {
    app.bridge.close();
  }, [app]);
  return (
    <StandaloneScreen name="exit">
      <ExitPage onReturn={() => router.history.push('/termloan')} />
    </StandaloneScreen>
  );
}
