import { type EarlierPayment, earlierPaymentTo, payBlockReason } from '../domain/trade/supplier-credit';
import type { PathParams } from '../shared/journey';
import type { SupplierContext } from './context';

/** Id of the supplier to pay; empty when the URL has none. */
export function supplierIdOf({ pathParams }: PathParams): string {
  return pathParams.supplierId ?? '';
}

/** Why the merchant can't pay this supplier. */
export function payBlockReasonOf(context: Pick<SupplierContext, 'facts' | 'pathParams'>) {
  return context.facts === null ? null : payBlockReason(context.facts.credit, supplierIdOf(context));
}

/** An earlier payment to this supplier that a new payment could duplicate; null when there is none. */
export function earlierPayment(
  context: Pick<SupplierContext, 'facts' | 'pathParams'>,
): EarlierPayment | null {
  return context.facts === null ? null : earlierPaymentTo(context.facts.credit, supplierIdOf(context));
}
