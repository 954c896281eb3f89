import { and, eq } from 'drizzle-orm';
import type { DatabaseAndClock } from '../control/merchant-context';
import { files } from '../database/schema';
import { authenticate } from '../wire/identity';
import { dateHeader, jsonAnswer } from '../wire/json-answer';

/** Serves an uploaded file. 401 without a merchant, 404 for the file of another merchant. */
export async function serveFile({ database, now }: DatabaseAndClock, request: Request): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const result = await database.write(async (tx) => {
    const merchant = await authenticate(tx, request);
    if (merchant === undefined) return undefined;
    const ownFile = and(eq(files.id, id), eq(files.merchantId, merchant.id));
    const [file] = await tx.select().from(files).where(ownFile);
    return { merchant, file };
  });
  if (result === undefined) return jsonAnswer(401, { error: 'unauthorized' }, dateHeader(now()));
  const { merchant, file } = result;
  const dateHeaders = dateHeader(now() + merchant.clockOffsetMs);
  if (file === undefined) return jsonAnswer(404, { error: 'document_not_found' }, dateHeaders);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.mediaType,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      ...dateHeaders,
    },
  });
}
