import { useRouter } from '@tanstack/react-router';

import { NotFoundPage } from '../screens/standalone/not-found-page';
import { StandaloneScreen } from './standalone-screen';

/** Page of an unknown path. */
export function NotFound() {
  const { history } = useRouter();
  return (
    <StandaloneScreen name="not-found">
      <NotFoundPage onHome={() => history.push('/')} />
    </StandaloneScreen>
  );
}
