import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type NewPaymentDestination,
  type PaymentDestination,
  paymentDestination,
} from '../../../machines/domain/payment/payment-destination';
import { call, type TermloanService } from '../service';

/** Where money that is paid to a merchant's QR goes; null while nothing is set. */
export function getPaymentDestination(
  service: TermloanService,
  merchantId: string,
  signal: AbortSignal,
): Promise<Outcome<PaymentDestination | null>> {
  return call(service, { operation: 'getPaymentDestination', schema: paymentDestination, signal }, (init) =>
    service.client.GET('/getPaymentDestination/{id}', {
      ...init,
      params: { ...init.params, path: { id: merchantId } },
    }),
  );
}

/** Sets where it goes, and waits until it is done (`async` false); once per key. */
export function setPaymentDestination(
  service: TermloanService,
  destination: NewPaymentDestination,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<PaymentDestination | null>> {
  const { paymentAddress, ...rest } = destination;
  return call(
    service,
    { operation: 'setPaymentDestination', schema: paymentDestination, signal, key },
    (init) =>
      service.client.POST('/setPaymentDestination', {
        ...init,
        body: { destination: { payment_address: paymentAddress, ...rest }, async: false },
      }),
  );
}
