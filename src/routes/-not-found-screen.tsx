import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(async () => ({
  default: (await import('../screens/plain/not-found-page')).NotFoundPage,
}));

/** Any unknown path (spec 2). */
export function NotFoundScreen() {
  const router = useRouter();
  return (
    <div data-journey="not-found" data-state="shown">
      <Suspense>
        <NotFoundPage onHome={() => router.history.push('/')} />
      </Suspense>
    </div>
  );
}
