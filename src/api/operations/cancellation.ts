import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type Cancellation,
  type CancelledLoan,
  cancellationSchema,
  cancelledLoanSchema,
} from '../../../machines/domain/loan/cancellation';
import { omitUndefined } from '../omit-undefined';
import { call, type TermloanService } from '../service';

/** Whether the loan can be cancelled, and the cost of that. */
export function getCancellation(
  service: TermloanService,
  loanId: string,
  signal: AbortSignal,
): Promise<Outcome<Cancellation>> {
  return call(service, { operation: 'getCancellation', schema: cancellationSchema, signal }, (init) =>
    service.client.GET('/cancelLoan/{loan_id}', {
      ...init,
      params: { ...init.params, path: { loan_id: loanId } },
    }),
  );
}

/** Cancels the loan; idempotent by key; the reason is optional. */
export function cancelLoan(
  service: TermloanService,
  args: { readonly loanId: string; readonly reason?: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<CancelledLoan>> {
  return call(service, { operation: 'cancelLoan', schema: cancelledLoanSchema, signal, key }, (init) =>
    service.client.POST('/cancelLoan', {
      ...init,
      body: { loan_id: args.loanId, ...omitUndefined({ reason: args.reason }) },
    }),
  );
}
