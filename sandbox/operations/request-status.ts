import { and, eq } from 'drizzle-orm';
import type { operations as AccountOperations } from '../../openapi/generated/account';
import { type Answer, type Call, type Operation, ok, type Schemas } from '../base/operation';
import { answers } from '../database/schema';

/** Writes of the account service (supplier credit). Each service knows the status of its own writes only. */
const ACCOUNT_OPERATIONS: readonly (keyof AccountOperations)[] = [
  'whitelistSupplier',
  'addSupplier',
  'encryptPayment',
  'decryptPayment',
  'uploadInvoice',
  'confirmTransaction',
];

export const getRequestStatus: Operation<'getRequestStatus'> = (call, { path }) =>
  outcomeOf(call, path.request_id, (id) => !ACCOUNT_OPERATIONS.some((candidate) => candidate === id));

export const getAccountRequestStatus: Operation<'getAccountRequestStatus'> = (call, { path }) =>
  outcomeOf(call, path.request_id, (id) => ACCOUNT_OPERATIONS.some((candidate) => candidate === id));

/** Status of a write by its request id: unknown, in progress, or done, with the stored answer. */
async function outcomeOf(
  { tx, merchant, isPending }: Call,
  requestId: string,
  isOfThisService: (operationId: string) => boolean,
): Promise<Answer<Schemas['RequestStatus']>> {
  const [stored] = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.merchantId, merchant.id), eq(answers.requestId, requestId)));
  if (stored !== undefined && isOfThisService(stored.operationId))
    return ok({ status: 'DONE', http_status: stored.httpStatus, body: JSON.parse(stored.body) });
  return ok({ status: isPending(requestId) ? 'PENDING' : 'UNKNOWN' });
}
