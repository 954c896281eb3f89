import { setTimeout as sleep } from 'node:timers/promises';
import type { Merchant } from '../database/merchant';
import type { Database, DbTransaction } from '../database/open-database';
import type { Contract, ContractOperation } from './contract';
import { FAULT_HEADER, type Fault, faultAnswer, LostAnswer } from './fault-kinds';
import { guessLimit } from './guess-limit';
import { authenticate } from './identity';
import { dateHeader, jsonAnswer } from './json-answer';
import { ownerOf, ownerOfKey, unknownIn } from './owner-of';
import { type Performed, perform } from './perform';
import { forAudit, forValidation, readBody } from './read-body';
import { takeFault } from './take-fault';
import { writeAudit } from './write-audit';

interface Parts {
  database: Database;
  contract: Contract;
  /** Real time, ms. */
  now: () => number;
}

/** Serves all APIs: finds merchant, operation and fault, then runs the operation. */
export function contractServer({ database, contract, now }: Parts): (request: Request) => Promise<Response> {
  const pendingKeys = new Set<string>();
  const guesses = guessLimit();

  return async (request) => {
    const url = new URL(request.url);
    const sent = await readBody(request);
    const operation = contract.match({
      method: request.method,
      path: url.pathname,
      headers: Object.fromEntries(request.headers),
      query: url.search.slice(1),
      body: forValidation(sent),
    });
    const requestId = request.headers.get('x-request-id') ?? '';
    const operationId = operation?.id ?? 'unknown';
    const known = await database.write(async (tx) => {
      const publicOwner = operation?.isPublic === true ? await ownerOf(tx, sent) : undefined;
      const isStatusRequest = operationId === 'getRequestStatus';
      const key = isStatusRequest ? (url.pathname.split('/').at(-1) ?? '') : '';
      // A payment by a link belongs to the borrower's account, also when another merchant with a loan made it.
      const owner = publicOwner ?? (isStatusRequest ? await ownerOfKey(tx, key) : undefined);
      const requester = await authenticate(tx, request);
      const merchant = owner ?? requester;
      const isOther = isOtherMerchant(request, requester);
      const fault = merchant && !isOther ? await takeFault(tx, merchant.id, operationId) : undefined;
      return merchant && { merchant, requesterId: requester?.id, isOther, fault };
    });
    const missing = operation?.isPublic === true ? unknownIn(sent) : undefined;
    const retryAfter = known === undefined && missing !== undefined ? guesses.note(request, now()) : null;
    if (retryAfter !== null)
      return jsonAnswer(429, { error: 'too_many_requests', retry_after: retryAfter }, dateHeader(now()));
    if (known === undefined && missing !== undefined)
      return jsonAnswer(404, { error: missing }, dateHeader(now()));
    if (known === undefined && operationId === 'getRequestStatus')
      return jsonAnswer(200, { status: 'UNKNOWN' }, dateHeader(now()));
    if (known === undefined) return jsonAnswer(401, { error: 'unauthorized' }, dateHeader(now()));
    const { merchant, requesterId, isOther, fault } = known;
    const nowMs = () => now() + merchant.clockOffsetMs;
    if (isOther) return jsonAnswer(409, { error: 'other_merchant' }, dateHeader(nowMs()));
    const audit = (tx: DbTransaction, status: number, body: unknown) =>
      writeAudit(tx, {
        merchant,
        at: nowMs(),
        operationId,
        requestId,
        status,
        fault,
        sent: forAudit(sent),
        body,
      });
    const note = (status: number, body: unknown) => database.write((tx) => audit(tx, status, body));
    if (operation === undefined) {
      await note(404, null);
      return jsonAnswer(404, { error: 'not_found' }, dateHeader(nowMs()));
    }
    const spoiled = fault === undefined ? null : await strike(fault, nowMs, note);
    if (spoiled !== null) return spoiled;
    if (operation.isWrite && pendingKeys.has(`${merchant.id} ${requestId}`)) {
      const busy = { error: 'request_in_progress' };
      await note(409, busy);
      return jsonAnswer(409, busy, { ...dateHeader(nowMs()), 'retry-after': '1' });
    }
    const done = await performOnce(operation, merchant, requestId);
    if (fault?.kind === 'drop-after') throw new LostAnswer();
    if (fault?.kind === 'status-after') return spoiltAnswer(fault, nowMs());
    return jsonAnswer(done.status, done.body, dateHeader(nowMs()));

    function statusSeen({ status }: Performed): number {
      if (fault?.kind === 'drop-after') return 0;
      return fault?.kind === 'status-after' ? (fault.status ?? 500) : status;
    }

    /** Pending writes are tracked by their key: a second request with it does nothing. */
    async function performOnce(what: ContractOperation, who: Merchant, id: string): Promise<Performed> {
      const run = async () => {
        if (fault?.kind === 'latency') await sleep(fault.ms ?? 2000);
        return database.write(async (tx) => {
          const answer = await perform({
            tx,
            operation: what,
            merchantId: who.id,
            requesterId,
            requestId: id,
            sent,
            now,
            isPending: (pendingId) => pendingKeys.has(`${who.id} ${pendingId}`),
          });
          await audit(tx, statusSeen(answer), answer.body);
          return answer;
        });
      };
      if (!what.isWrite || id === '') return run();
      const key = `${who.id} ${id}`;
      pendingKeys.add(key);
      return run().finally(() => pendingKeys.delete(key));
    }
  };
}

/**
 * The page was opened for one merchant, and the credentials belong to another now: the cookie is that of the last sign-in.
 */
function isOtherMerchant({ headers }: Request, requester: Merchant | undefined): boolean {
  const named = headers.get('x-merchant-id');
  return named !== null && requester !== undefined && requester.id !== named;
}

/** The answer of a fault; null when the operation still runs. */
async function strike(
  fault: Fault,
  nowMs: () => number,
  note: (status: number, body: unknown) => Promise<void>,
): Promise<Response | null> {
  if (fault.kind === 'drop-before') {
    await note(0, null);
    throw new LostAnswer();
  }
  const answer = faultAnswer(fault);
  if (answer === null || fault.kind === 'status-after') return null;
  await note(answer.status, null);
  return spoiltAnswer(fault, nowMs());
}

function spoiltAnswer(fault: Fault, nowMs: number): Response {
  const { status, type, body } = faultAnswer(fault) ?? { status: 500, type: '', body: '' };
  const contentType: Record<string, string> = type === '' ? {} : { 'content-type': type };
  return new Response(body === '' ? null : body, {
    status,
    headers: { ...contentType, ...dateHeader(nowMs), [FAULT_HEADER]: fault.kind },
  });
}
