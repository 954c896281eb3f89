import type { Outcome } from '../../../machines/domain/base/failure';
import type { LenientList } from '../../../machines/domain/base/wire';
import {
  type Complaint,
  complaintSchema,
  complaintsSchema,
  type NewComplaint,
} from '../../../machines/domain/merchant/complaint';
import { call, type TermloanService } from '../service';

/** All complaints of the merchant, newest first. */
export function listComplaints(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<LenientList<Complaint>>> {
  return call(service, { operation: 'listComplaints', schema: complaintsSchema, signal }, (init) =>
    service.client.GET('/complaints', init),
  );
}

/** Lodges a complaint; idempotent by key. */
export function createComplaint(
  service: TermloanService,
  { about, category, text, loanId }: NewComplaint,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Complaint>> {
  return call(service, { operation: 'createComplaint', schema: complaintSchema, signal, key }, (init) =>
    service.client.POST('/complaints', { ...init, body: { about, category, text, loan_id: loanId } }),
  );
}

/** Says whether the answer solved the complaint, and why not; idempotent by key. */
export function replyToComplaint(
  service: TermloanService,
  reply: { readonly complaintId: string; readonly isSolved: boolean; readonly text: string | null },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Complaint>> {
  return call(service, { operation: 'replyToComplaint', schema: complaintSchema, signal, key }, (init) =>
    service.client.POST('/complaints/{id}/reply', {
      ...init,
      params: { ...init.params, path: { id: reply.complaintId } },
      body: { is_solved: reply.isSolved, text: reply.text },
    }),
  );
}
