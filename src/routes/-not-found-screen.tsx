import { useRouter } from '@tanstack/react-router';

import { NotFoundPage } from '../screens/plain/not-found-page';

/** Any unknown path (spec 2). */
export function NotFoundScreen() {
  const router = useRouter();
  return (
    <div data-journey="not-found" data-state="shown">
      <NotFoundPage onHome={() => router.history.push('/')} />
    </div>
  );
}
