import { setTimeout as sleep } from 'node:timers/promises';
import type { Merchant } from '../database/merchant';
import type { Database, DbTransaction } from '../database/open-database';
import { acceptedLanguage, type Language } from '../language/language';
import { consumeFault } from './consume-fault';
import type { Contract, ContractOperation } from './contract';
import { FAULT_HEADER, type Fault, faultAnswer, LostAnswer } from './fault-kinds';
import { guessLimit } from './guess-limit';
import { authenticate } from './identity';
import { dateHeader, jsonAnswer } from './json-answer';
import { notFoundErrorFor, ownerOf, ownerOfKey } from './owner-of';
import { type OperationResult, perform } from './perform';
import { bodyForAudit, bodyForValidation, readBody } from './read-body';
import { writeAudit } from './write-audit';

interface Dependencies {
  database: Database;
  contract: Contract;
  /** Real time, ms. */
  now: () => number;
}

/** Serves the APIs of the contract: finds operation, merchant and fault of a request, then performs the operation. */
export function contractServer({
  database,
  contract,
  now,
}: Dependencies): (request: Request) => Promise<Response> {
  const pendingKeys = new Set<string>();
  /** By the request key of a payment that is being initiated: the merchant whose loan it is for. */
  const pendingPayments = new Map<string, Merchant>();
  const guesses = guessLimit();

  return async (request) => {
    const url = new URL(request.url);
    const language = acceptedLanguage(request.headers.get('accept-language'));
    const sent = await readBody(request);
    const operation = contract.match({
      method: request.method,
      path: url.pathname,
      headers: Object.fromEntries(request.headers),
      query: url.search.slice(1),
      body: bodyForValidation(sent),
    });
    const requestId = request.headers.get('x-request-id') ?? '';
    const operationId = operation?.id ?? 'unknown';
    const resolved = await database.write(async (tx) => {
      const publicOwner = operation?.isPublic === true ? await ownerOf(tx, sent) : undefined;
      const isStatusRequest = operationId === 'getRequestStatus';
      const statusKey = isStatusRequest ? (url.pathname.split('/').at(-1) ?? '') : '';
      // A payment by a link is for the borrower's loan, even when another merchant is signed in and makes it.
      const owner =
        publicOwner ??
        (isStatusRequest ? (pendingPayments.get(statusKey) ?? (await ownerOfKey(tx, statusKey))) : undefined);
      const requester = await authenticate(tx, request);
      const merchant = owner ?? requester;
      const isForeignMerchant = isOtherMerchant(request, requester);
      const fault =
        merchant && !isForeignMerchant ? await consumeFault(tx, merchant.id, operationId) : undefined;
      return merchant && { merchant, requesterId: requester?.id, isForeignMerchant, fault };
    });
    // Before the ids, whose existence a malformed call must not tell.
    const strangersProblem =
      resolved === undefined && operation?.isPublic === true ? operation.requestProblem() : null;
    if (strangersProblem !== null)
      return jsonAnswer(400, { code: 'bad_request', message: strangersProblem }, dateHeader(now()));
    const unknownIdError = operation?.isPublic === true ? notFoundErrorFor(sent) : undefined;
    const retryAfter =
      resolved === undefined && unknownIdError !== undefined ? guesses.countGuess(request, now()) : null;
    if (retryAfter !== null)
      return jsonAnswer(429, { error: 'too_many_requests', retry_after: retryAfter }, dateHeader(now()));
    if (resolved === undefined && unknownIdError !== undefined)
      return jsonAnswer(404, { error: unknownIdError }, dateHeader(now()));
    if (resolved === undefined && operationId === 'getRequestStatus')
      return jsonAnswer(200, { status: 'UNKNOWN' }, dateHeader(now()));
    if (resolved === undefined) return jsonAnswer(401, { error: 'unauthorized' }, dateHeader(now()));
    const { merchant, requesterId, isForeignMerchant, fault } = resolved;
    const nowMs = () => now() + merchant.clockOffsetMs;
    if (isForeignMerchant) return jsonAnswer(409, { error: 'other_merchant' }, dateHeader(nowMs()));
    const audit = (tx: DbTransaction, status: number, body: unknown) =>
      writeAudit(tx, {
        merchant,
        at: nowMs(),
        operationId,
        requestId,
        status,
        fault,
        sent: bodyForAudit(sent),
        body,
      });
    const recordAudit = (status: number, body: unknown) => database.write((tx) => audit(tx, status, body));
    if (operation === undefined) {
      await recordAudit(404, null);
      return jsonAnswer(404, { error: 'not_found' }, dateHeader(nowMs()));
    }
    const faultResult =
      fault === undefined ? null : await answerWithFault(fault, language, nowMs, recordAudit);
    if (faultResult !== null) return faultResult;
    if (operation.isWrite && pendingKeys.has(`${merchant.id} ${requestId}`)) {
      const inProgress = { error: 'request_in_progress' };
      await recordAudit(409, inProgress);
      return jsonAnswer(409, inProgress, { ...dateHeader(nowMs()), 'retry-after': '1' });
    }
    const result = await performOnce(operation, merchant, requestId);
    if (fault?.kind === 'drop-after') throw new LostAnswer();
    if (fault?.kind === 'status-after') return faultResponse(fault, language, nowMs());
    return jsonAnswer(result.status, result.body, dateHeader(nowMs()));

    function auditedStatus({ status }: OperationResult): number {
      if (fault?.kind === 'drop-after') return 0;
      return fault?.kind === 'status-after' ? (fault.status ?? 500) : status;
    }

    /** Performs the operation; while a write runs, its request key is pending, and a second request with it is refused. */
    async function performOnce(
      contractOperation: ContractOperation,
      owner: Merchant,
      id: string,
    ): Promise<OperationResult> {
      const run = async () => {
        if (fault?.kind === 'latency') await sleep(fault.ms ?? 2000);
        return database.write(async (tx) => {
          const answer = await perform({
            tx,
            operation: contractOperation,
            merchantId: owner.id,
            requesterId,
            requestId: id,
            language,
            sent,
            now,
            isPending: (pendingId) => pendingKeys.has(`${owner.id} ${pendingId}`),
          });
          await audit(tx, auditedStatus(answer), answer.body);
          return answer;
        });
      };
      if (!contractOperation.isWrite || id === '') return run();
      const pendingKey = `${owner.id} ${id}`;
      pendingKeys.add(pendingKey);
      const isPayment = contractOperation.id === 'initiateRepayment';
      if (isPayment) pendingPayments.set(id, owner);
      return run().finally(() => {
        pendingKeys.delete(pendingKey);
        if (isPayment) pendingPayments.delete(id);
      });
    }
  };
}

/**
 * Whether the app's page was opened for another merchant (`x-merchant-id`) than the credentials are of. It happens with a
 * cookie, after a sign-in as another merchant in the same browser.
 */
function isOtherMerchant({ headers }: Request, requester: Merchant | undefined): boolean {
  const named = headers.get('x-merchant-id');
  return named !== null && requester !== undefined && requester.id !== named;
}

/** The answer of a fault that prevents the operation; null when the operation is to be performed. */
async function answerWithFault(
  fault: Fault,
  language: Language,
  nowMs: () => number,
  recordAudit: (status: number, body: unknown) => Promise<void>,
): Promise<Response | null> {
  if (fault.kind === 'drop-before') {
    await recordAudit(0, null);
    throw new LostAnswer();
  }
  const answer = faultAnswer(fault, language);
  if (answer === null || fault.kind === 'status-after') return null;
  await recordAudit(answer.status, null);
  return faultResponse(fault, language, nowMs());
}

/** Answers that have no body; `Response` refuses to give them one. */
const NULL_BODY_STATUSES: readonly number[] = [204, 205, 304];

function faultResponse(fault: Fault, language: Language, nowMs: number): Response {
  const { status, type, body } = faultAnswer(fault, language) ?? { status: 500, type: '', body: '' };
  const contentType: Record<string, string> = type === '' ? {} : { 'content-type': type };
  const hasBody = body !== '' && !NULL_BODY_STATUSES.includes(status);
  return new Response(hasBody ? body : null, {
    status,
    headers: { ...contentType, ...dateHeader(nowMs), [FAULT_HEADER]: fault.kind },
  });
}
