import { useEffect, useState } from 'react';

import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import { sharedCopy } from '../../copy/shared';
import type { Screen } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import { UnavailableScreen } from '../shared/unavailable-screen';
import type { aside } from './later/screens';

type Aside = typeof aside;

let loaded: Aside | null = null;

/** Loads what stands beside and below the usual way, while the merchant reads: it may be needed without a network. */
export async function loadAside(): Promise<void> {
  if (loaded !== null) return;
  loaded = (await import('./later/screens')).aside;
}

/** What is loaded apart: null until it is here. Each `attempt` loads it anew where it failed. */
export function useAside(attempt: number): { readonly aside: Aside | null; readonly isMissing: boolean } {
  const [state, setState] = useState({ aside: loaded, failed: Number.NaN });
  useEffect(() => {
    let isShown = true;
    // Asked also when it is there: it may have come between the drawing and this.
    loadAside().then(
      () =>
        isShown && setState((was) => (was.aside === loaded ? was : { aside: loaded, failed: Number.NaN })),
      () => isShown && setState({ aside: null, failed: attempt }),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);
  return { aside: state.aside, isMissing: state.failed === attempt };
}

/** One of those screens; until it is here the journey waits where it stands, and the merchant can ask again. */
export function fromAside(name: keyof Aside['screens']): Screen<typeof homeMachine> {
  return function FromAside(props) {
    const [attempt, setAttempt] = useState(0);
    const { aside, isMissing } = useAside(attempt);
    if (aside !== null) {
      const There = aside.screens[name];
      return <There {...props} />;
    }
    if (!isMissing) return <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />;
    return (
      <UnavailableScreen
        title={homeCopy.greeting}
        heading={sharedCopy.defaultError}
        message={homeCopy.pageMissing}
        onRetry={() => setAttempt(attempt + 1)}
        onBack={props.back}
      />
    );
  };
}
