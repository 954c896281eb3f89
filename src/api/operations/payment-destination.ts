import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type NewPaymentDestination,
  type PaymentDestination,
  paymentDestinationSchema,
} from '../../../machines/domain/payment/payment-destination';
import { call, type TermloanService } from '../service';

/** Account that receives payments to the merchant's QR; null while none is set. */
export function getPaymentDestination(
  service: TermloanService,
  merchantId: string,
  signal: AbortSignal,
): Promise<Outcome<PaymentDestination | null>> {
  return call(
    service,
    { operation: 'getPaymentDestination', schema: paymentDestinationSchema, signal },
    (init) =>
      service.client.GET('/getPaymentDestination/{id}', {
        ...init,
        params: { ...init.params, path: { id: merchantId } },
      }),
  );
}

/** Sets the account that receives the QR's payments; the answer is sent when it is set (`async` false). Idempotent by key. */
export function setPaymentDestination(
  service: TermloanService,
  destination: NewPaymentDestination,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<PaymentDestination | null>> {
  const { paymentAddress, ...rest } = destination;
  return call(
    service,
    { operation: 'setPaymentDestination', schema: paymentDestinationSchema, signal, key },
    (init) =>
      service.client.POST('/setPaymentDestination', {
        ...init,
        body: { destination: { payment_address: paymentAddress, ...rest }, async: false },
      }),
  );
}
