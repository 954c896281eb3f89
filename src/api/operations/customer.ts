import type { Outcome } from '../../../machines/domain/base/failure';
import { type Customer, customerSchema } from '../../../machines/domain/merchant/customer';
import { type AccountService, call } from '../service';

/** The merchant's pay-later credit. */
export function getCustomer(service: AccountService, signal: AbortSignal): Promise<Outcome<Customer>> {
  return call(service, { operation: 'getCustomer', schema: customerSchema, signal }, (init) =>
    service.client.GET('/v1/customer', init),
  );
}
