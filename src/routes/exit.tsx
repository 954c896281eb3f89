import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

import { ExitPage } from '../screens/plain/exit-page';
import { PlainScreen } from './plain-screen';
import { useRouterContext } from './router-context';

/** Leaves the app: a host closes the web view; in a browser, the page says that it can be closed. */
export function Exit(): ReactNode {
  const { app } = useRouterContext();
  const router = useRouter();
  useEffect(() => {
    app.bridge.close();
  }, [app]);
  return (
    <PlainScreen name="exit">
      <ExitPage onReturn={() => router.history.push('/termloan')} />
    </PlainScreen>
  );
}
