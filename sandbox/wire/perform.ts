import { and, eq } from 'drizzle-orm';
import type { Call, Operation, OperationId } from '../base/operation';
import { changeMerchant, findMerchant, flagsOf, recordEvent } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { answers } from '../database/schema';
import type { Language } from '../language/language';
import { applyElapsedTime } from '../operations/apply-elapsed-time';
import { operationMap } from '../operations/operation-map';
import type { ContractOperation } from './contract';

export interface OperationResult {
  status: number;
  body: unknown;
}

interface OperationRequest {
  tx: DbTransaction;
  operation: ContractOperation;
  merchantId: string;
  /** Id of the merchant whose credentials the call has; undefined without credentials. */
  requesterId: string | undefined;
  requestId: string;
  /** Language of the answer. */
  language: Language;
  sent: unknown;
  /** Real time, ms. */
  now: () => number;
  isPending: (requestId: string) => boolean;
}

/**
 * Performs an operation: validates the request, returns a stored answer, or runs the handler, validates and stores its
 * answer.
 */
export async function perform(request: OperationRequest): Promise<OperationResult> {
  const { tx, operation, merchantId, requestId } = request;
  const merchant = await findMerchant(tx, merchantId);
  if (merchant === undefined) return { status: 401, body: { error: 'unauthorized' } };
  const problem = operation.requestProblem();
  if (problem !== null) return { status: 400, body: { code: 'bad_request', message: problem } };
  if (operation.isAnswerStored) {
    const storedBefore = await storedAnswer(request);
    if (storedBefore !== undefined) return storedBefore;
  }
  const nowSeconds = Math.floor((request.now() + merchant.clockOffsetMs) / 1000);
  const isOwner = request.requesterId === merchantId;
  if (isOwner && merchant.language !== request.language)
    await changeMerchant(tx, merchant, { language: request.language });
  const call: Call = {
    tx,
    merchant,
    isOwner,
    language: request.language,
    flags: flagsOf(merchant),
    now: nowSeconds,
    isPending: request.isPending,
  };
  await applyElapsedTime(call);
  const answer = await run(call, operation, request.sent);
  const contractProblem = operation.answerProblem(answer.status, answer.body);
  if (contractProblem !== null) {
    await recordEvent(tx, merchantId, nowSeconds, 'contract.broken', {
      operationId: operation.id,
      problem: contractProblem,
    });
    return { status: 500, body: { code: 'contract_broken', message: `${operation.id}: ${contractProblem}` } };
  }
  if (operation.isAnswerStored && isDefinitive(answer.status)) {
    await tx.insert(answers).values({
      merchantId,
      requestId,
      operationId: operation.id,
      httpStatus: answer.status,
      body: JSON.stringify(answer.body),
      at: nowSeconds,
    });
  }
  return answer;
}

const isDefinitive = (status: number): boolean => status < 500 && status !== 401 && status !== 429;

async function storedAnswer({
  tx,
  operation,
  merchantId,
  requestId,
}: OperationRequest): Promise<OperationResult | undefined> {
  const [row] = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.merchantId, merchantId), eq(answers.requestId, requestId)));
  if (row === undefined) return undefined;
  if (row.operationId !== operation.id) return { status: 409, body: { error: 'request_id_reused' } };
  return { status: row.httpStatus, body: JSON.parse(row.body) };
}

function run(call: Call, operation: ContractOperation, sent: unknown): Promise<OperationResult> {
  // SAFETY: the request was validated against this operation of the contract, whose types the handler declares.
  const handler = operationMap[operation.id] as Operation<OperationId>;
  // SAFETY: as above; the same validation coerced path and query.
  const input = { ...operation.parameters(), body: sent } as Parameters<typeof handler>[1];
  return handler(call, input);
}
