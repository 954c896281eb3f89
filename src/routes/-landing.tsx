import { useRouter } from '@tanstack/react-router';

import { LandingPage } from '../screens/plain/landing-page';

/** The landing page: it waits for nothing, and opens the loan entry. */
export function Landing() {
  const router = useRouter();
  return (
    <div data-journey="landing" data-state="shown">
      <LandingPage
        onStart={() => router.history.push('/termloan')}
        onTerms={() => router.history.push('/terms')}
      />
    </div>
  );
}
