import type { supplierMachine } from '../../../machines/supplier/machine';
import { supplierCopy as copy } from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** What comes after the credit's first page; loaded while the merchant reads it. */
export const laterSupplier = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A page after the first one: its screen, or what is awaited until it is here. */
export const later = laterScreen<ScreenProps<typeof supplierMachine>, keyof typeof laterScreens>(
  laterSupplier.usePart,
  copy.title,
  () => <LoadingScreen title={copy.title} awaiting={copy.loading} />,
);
