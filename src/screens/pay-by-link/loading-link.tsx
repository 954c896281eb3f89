import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy as copy } from '../../copy/pay-by-link';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/pages/loading-screen';

/** What the link is for is on its way; until then what its address says. */
export function LoadingLinkScreen({ snapshot }: ScreenProps<typeof payByLinkMachine>) {
  const { saidType } = snapshot.context;
  const awaiting = copy.loading(saidType === null ? null : copy.purpose(saidType));
  return <LoadingScreen title={copy.title} awaiting={awaiting} cards={1} />;
}
