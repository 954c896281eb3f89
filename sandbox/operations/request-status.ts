import { and, eq } from 'drizzle-orm';
import { answers } from '../books/schema';
import { type Operation, ok } from '../wire/operation';

/** What became of a write: never seen, still under way, or done with the stored answer. */
export const getRequestStatus: Operation<'getRequestStatus'> = async (call, { path }) => {
  const [stored] = await call.books
    .select()
    .from(answers)
    .where(and(eq(answers.merchantId, call.merchant.id), eq(answers.requestId, path.request_id)));
  if (stored !== undefined)
    return ok({ status: 'DONE', http_status: stored.httpStatus, body: JSON.parse(stored.body) });
  return ok({ status: call.isPending(path.request_id) ? 'PENDING' : 'UNKNOWN' });
};
