import type { Outcome } from '../../../machines/domain/base/failure';
import { type Foreclosure, foreclosureSchema } from '../../../machines/domain/loan/foreclosure';
import { call, type TermloanService } from '../service';

/** Cost of closing the loan early. @param date YYYY-MM-DD, the day of closing; today when null */
export function getForeclosure(
  service: TermloanService,
  date: string | null,
  signal: AbortSignal,
): Promise<Outcome<Foreclosure>> {
  return call(service, { operation: 'getForeclosure', schema: foreclosureSchema, signal }, (init) =>
    service.client.GET('/foreclosure', {
      ...init,
      params: { ...init.params, ...(date === null ? {} : { query: { date } }) },
    }),
  );
}
