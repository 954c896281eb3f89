import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { TermsPage } from '../screens/plain/terms-page';
import { PlainScreen } from './plain-screen';
import { useRouterContext } from './router-context';

/** The terms: they wait for nothing, and who came by a link goes on to the landing page. */
export function Terms(): ReactNode {
  const router = useRouter();
  const { back } = useRouterContext();
  const start = () => router.history.push('/');
  return (
    <PlainScreen name="terms">
      <TermsPage onBack={back} onStart={start} />
    </PlainScreen>
  );
}
