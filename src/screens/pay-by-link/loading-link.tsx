import { payByLinkCopy as copy } from '#messages/pay-by-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/pages/loading-screen';

/** The link's details are loading; until then the purpose in its URL is shown. */
export function LoadingLinkScreen({ snapshot }: ScreenProps<typeof payByLinkMachine>) {
  const { urlType } = snapshot.context;
  const awaiting = urlType === null ? copy.loading : copy.loadingPurpose(copy.purpose[urlType]);
  return <LoadingScreen title={copy.title} awaiting={awaiting} cards={1} />;
}
