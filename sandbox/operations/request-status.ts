import { and, eq } from 'drizzle-orm';
import type { operations as AccountOperations } from '../../openapi/generated/account';
import { answers } from '../books/schema';
import { type Answer, type Call, type Operation, ok, type Schemas } from '../wire/operation';

/** The writes of the supplier-credit service: a service knows of its own only. */
const ofAccount: readonly (keyof AccountOperations)[] = [
  'whitelistSupplier',
  'addSupplier',
  'encryptPayment',
  'decryptPayment',
  'uploadInvoice',
  'confirmTransaction',
];

export const getRequestStatus: Operation<'getRequestStatus'> = (call, { path }) =>
  whatBecameOf(call, path.request_id, (id) => !ofAccount.some((known) => known === id));

export const getAccountRequestStatus: Operation<'getAccountRequestStatus'> = (call, { path }) =>
  whatBecameOf(call, path.request_id, (id) => ofAccount.some((known) => known === id));

/** What became of a write: never seen, still under way, or done with the stored answer. */
async function whatBecameOf(
  { books, merchant, isPending }: Call,
  requestId: string,
  isOurs: (operationId: string) => boolean,
): Promise<Answer<Schemas['RequestStatus']>> {
  const [stored] = await books
    .select()
    .from(answers)
    .where(and(eq(answers.merchantId, merchant.id), eq(answers.requestId, requestId)));
  if (stored !== undefined && isOurs(stored.operationId))
    return ok({ status: 'DONE', http_status: stored.httpStatus, body: JSON.parse(stored.body) });
  return ok({ status: isPending(requestId) ? 'PENDING' : 'UNKNOWN' });
}
