import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { supplierTransactionCopy as copy } from '../../copy/supplier-transaction';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** What comes beside the payment's own page; loaded while the merchant reads it. */
export const laterTransaction = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A page of the later chunk: its screen, or what is awaited until it is here. */
export const later = laterScreen<ScreenProps<typeof supplierTransactionMachine>, keyof typeof laterScreens>(
  laterTransaction.usePart,
  copy.title,
  () => <LoadingScreen title={copy.title} awaiting={copy.loading} />,
);
