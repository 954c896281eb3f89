import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import { sharedCopy } from '../../copy/shared';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { LoadingScreen } from '../shared/loading-screen';
import { UnavailableScreen } from '../shared/unavailable-screen';
import type { aside } from './later/screens';

/** What stands beside and below the usual way: it may be needed without a network, so it is loaded while the merchant reads. */
export const homeAside = laterPart(async () => (await import('./later/screens')).aside);

/** One of those screens; until it is here the journey waits where it stands, and the merchant can ask again. */
export function fromAside(name: keyof (typeof aside)['screens']): Screen<typeof homeMachine> {
  return function FromAside(props) {
    const { part, isMissing } = homeAside.usePart();
    if (part !== null) {
      const There = part.screens[name];
      return <There {...props} />;
    }
    if (!isMissing) return <LoadingScreen title={homeCopy.greeting} awaiting={homeCopy.loading} />;
    return (
      <UnavailableScreen
        title={homeCopy.greeting}
        heading={sharedCopy.defaultError}
        message={homeCopy.pageMissing}
        onRetry={() => void homeAside.load().catch(() => {})}
        onBack={props.back}
      />
    );
  };
}
