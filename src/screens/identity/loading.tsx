import { useEffect } from 'react';

import { identityCopy as copy } from '../../copy/identity';
import { LoadingScreen } from '../shared/loading-screen';
import { laterIdentity } from './later-chunk';

/** Where the checks of identity stand is on its way, and so are the screens that show it. */
export function LoadingIdentityScreen() {
  useEffect(() => {
    laterIdentity.load().catch(() => {});
  }, []);
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
