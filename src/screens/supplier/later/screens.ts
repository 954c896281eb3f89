import { ClosedScreen } from './closed';
import { NoCreditScreen } from './no-credit';
import { PayScreen } from './pay';
import { SecondPaymentScreen } from './second-payment';
import { SupplierAddedScreen } from './supplier-added';
import { SupplierFormScreen } from './supplier-form';
import { SupplierNotFoundScreen } from './supplier-not-found';
import { UndecidedScreen } from './undecided';
import { UnsuccessfulScreen } from './unsuccessful';

/** What comes after the credit's first page: a chunk of its own, loaded while the merchant reads. */
export const laterScreens = {
  form: SupplierFormScreen,
  added: SupplierAddedScreen,
  pay: PayScreen,
  second: SecondPaymentScreen,
  closed: ClosedScreen,
  unsuccessful: UnsuccessfulScreen,
  undecided: UndecidedScreen,
  notFound: SupplierNotFoundScreen,
  noCredit: NoCreditScreen,
} as const;
