import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { TermsPage } from '../screens/plain/terms-page';
import { PlainScreen } from './plain-screen';
import { useRouterContext } from './router-context';

/** The terms; the page needs no call. As the first page of a tab, Back leads to the landing page. */
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
