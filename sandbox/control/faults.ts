import { and, eq } from 'drizzle-orm';
import { faults } from '../database/schema';
import { operationMap } from '../operations/operation-map';
import { EVERY_OPERATION, FAULT_KINDS, isFaultKind } from '../wire/fault-kinds';
import { jsonAnswer } from '../wire/json-answer';
import type { MerchantContext } from './merchant-context';

/**
 * `{kind, times? (1; 0 forever), chance? (100, percent), seed? (1), status?, body?, ms?}` for one operation, or `*` for all;
 * a later one replaces an earlier one.
 */
export async function setFault(
  { tx, merchant }: MerchantContext,
  operationId: string,
  body: Record<string, unknown>,
) {
  const { kind, times = 1, chance = 100, seed = 1, status = null, ms = null, body: answer } = body;
  if (operationId !== EVERY_OPERATION && !Object.hasOwn(operationMap, operationId))
    return bad(`there is no operation ${operationId}`);
  if (!isFaultKind(kind)) return bad(`kind is one of ${FAULT_KINDS.join(', ')}`);
  if (!isCount(times)) return bad('times is a whole number, 0 for ever');
  if (!isCount(chance) || chance < 1 || chance > 100) return bad('chance is a percentage of 1 to 100');
  if (!isCount(seed)) return bad('seed is a whole number');
  if (status !== null && !(isCount(status) && status >= 200 && status <= 599))
    return bad('status is 200 to 599');
  if (ms !== null && !(isCount(ms) && ms <= 600_000)) return bad('ms is a whole number up to 600000');
  const row = {
    merchantId: merchant.id,
    operationId,
    kind,
    times,
    status,
    body: answer === undefined ? null : JSON.stringify(answer),
    ms,
    chance,
    seed,
    seen: 0,
  };
  await clear({ tx, merchant }, operationId);
  await tx.insert(faults).values(row);
  return jsonAnswer(200, {
    operation_id: operationId,
    kind,
    times,
    chance,
    seed,
    status,
    body: answer ?? null,
    ms,
  });
}

export async function clearFaults(
  scene: MerchantContext,
  operationId: string | undefined,
): Promise<Response> {
  await clear(scene, operationId);
  return jsonAnswer(200, { cleared: operationId ?? 'all' });
}

async function clear(
  { tx, merchant }: Pick<MerchantContext, 'tx' | 'merchant'>,
  operationId: string | undefined,
) {
  const mine = eq(faults.merchantId, merchant.id);
  await tx
    .delete(faults)
    .where(operationId === undefined ? mine : and(mine, eq(faults.operationId, operationId)));
}

const bad = (message: string) => jsonAnswer(400, { code: 'bad_request', message });
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
