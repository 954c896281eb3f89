import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy as copy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/pages/loading-screen';

/** The link's details are loading; until then the purpose in its URL is shown. */
export function LoadingLinkScreen({ snapshot }: ScreenProps<typeof payByLinkMachine>) {
  const { urlType } = snapshot.context;
  const awaiting = copy.loading(urlType === null ? null : copy.purpose[urlType]);
  return <LoadingScreen title={copy.title} awaiting={awaiting} cards={1} />;
}
