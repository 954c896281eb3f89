import type { supplierMachine } from '../../../machines/supplier/machine';
import { supplierCopy as copy } from '../../copy/supplier';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { LoadingScreen } from '../shared/loading-screen';
import type { laterScreens } from './later/screens';

/** What comes after the credit's first page; loaded while the merchant reads it. */
export const laterSupplier = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A page after the first one: its screen, or what is awaited until it is here. */
export function later(name: keyof typeof laterScreens): Screen<typeof supplierMachine> {
  return function LaterScreen(props) {
    const Shown = laterSupplier.usePart().part?.[name];
    if (Shown !== undefined) return <Shown {...props} />;
    return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
  };
}
