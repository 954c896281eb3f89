import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { TermsPage } from '../screens/standalone/terms-page';
import { useRouterContext } from './router-context';
import { StandaloneScreen } from './standalone-screen';

/** The terms; the page needs no call. As the first page of a tab, Back leads to the landing page. */
export function Terms(): ReactNode {
  const router = useRouter();
  const { back } = useRouterContext();
  const start = () => router.history.push('/');
  return (
    <StandaloneScreen name="terms">
      <TermsPage onBack={back} onStart={start} />
    </StandaloneScreen>
  );
}
