import { useRouter } from '@tanstack/react-router';

import { NotFoundPage } from '../screens/plain/not-found-page';
import { PlainScreen } from './plain-screen';

/** Page of an unknown path. */
export function NotFound() {
  const { history } = useRouter();
  return (
    <PlainScreen name="not-found">
      <NotFoundPage onHome={() => history.push('/')} />
    </PlainScreen>
  );
}
