import { loanEntryCopy as copy } from '../../copy/loan-entry';
import { LoadingScreen } from '../shared/loading-screen';

/** The services are asked where the merchant stands. */
export function LoadingEntryScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.awaiting} />;
}
