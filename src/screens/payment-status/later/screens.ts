import { NothingDueScreen } from './nothing-due';
import { OtherPaymentScreen } from './other-payment';
import { PaidScreen } from './paid';
import { PayerDoneScreen } from './payer-done';
import { PaymentLostScreen } from './payment-lost';
import { PaymentUnknownScreen } from './payment-unknown';
import { RefundScreen } from './refund';
import { ScanToPayScreen } from './scan-to-pay';
import { SettlingSupplierScreen } from './settling-supplier';
import { StillPendingScreen } from './still-pending';
import { SupplierFailedScreen } from './supplier-failed';
import { SupplierPaidScreen } from './supplier-paid';
import { SupplierUndecidedScreen } from './supplier-undecided';
import { WaysUnavailableScreen } from './ways-unavailable';

/** What is shown after the ways to pay: a chunk of its own, loaded while the payer pays. */
export const laterScreens = {
  other: OtherPaymentScreen,
  paid: PaidScreen,
  lost: PaymentLostScreen,
  payerDone: PayerDoneScreen,
  unknown: PaymentUnknownScreen,
  refund: RefundScreen,
  scan: ScanToPayScreen,
  pending: StillPendingScreen,
  settlingSupplier: SettlingSupplierScreen,
  supplierFailed: SupplierFailedScreen,
  supplierPaid: SupplierPaidScreen,
  supplierUndecided: SupplierUndecidedScreen,
  nothingDue: NothingDueScreen,
  waysUnavailable: WaysUnavailableScreen,
} as const;
