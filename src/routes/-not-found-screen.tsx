import { lazy, Suspense } from 'react';

const NotFound = lazy(async () => ({ default: (await import('./-not-found')).NotFound }));

/** Any unknown path (spec 2). */
export function NotFoundScreen() {
  return (
    <Suspense>
      <NotFound />
    </Suspense>
  );
}
