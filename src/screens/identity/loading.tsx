import { useEffect } from 'react';

import type { IdentityPlace } from '../../../machines/identity/context';
import type { identityMachine } from '../../../machines/identity/machine';
import { identityCopy as copy } from '../../copy/identity';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import { laterIdentity } from './later-chunk';

const ofLater: readonly IdentityPlace[] = ['kyc', 'ekyc', 'ekyc-update-mobile'];

/** Where the checks of identity stand is on its way; the screens that will be needed come with it. */
export function LoadingIdentityScreen({ snapshot }: Pick<ScreenProps<typeof identityMachine>, 'snapshot'>) {
  const needsLater = ofLater.includes(snapshot.context.place);
  useEffect(() => {
    if (needsLater) laterIdentity.load().catch(() => {});
  }, [needsLater]);
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
