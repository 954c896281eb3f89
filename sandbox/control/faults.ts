import { and, eq } from 'drizzle-orm';
import { faults } from '../database/schema';
import { operationMap } from '../operations/operation-map';
import { EVERY_OPERATION, FAULT_KINDS, isFaultKind } from '../wire/fault-kinds';
import { jsonAnswer } from '../wire/json-answer';
import type { MerchantContext } from './merchant-context';

/**
 * Sets the fault of one operation, or of all (`*`), and replaces the previous one: `{kind, times?, chance?, seed?, status?,
 * body?, ms?}`. Defaults: `times` 1 (0: unlimited), `chance` 100 percent, `seed` 1.
 */
export async function setFault(
  { tx, merchant }: MerchantContext,
  operationId: string,
  body: Record<string, unknown>,
) {
  const { kind, times = 1, chance = 100, seed = 1, status = null, ms = null, body: faultBody } = body;
  if (operationId !== EVERY_OPERATION && !Object.hasOwn(operationMap, operationId))
    return badRequest(`there is no operation ${operationId}`);
  if (!isFaultKind(kind)) return badRequest(`kind is one of ${FAULT_KINDS.join(', ')}`);
  if (!isNonNegativeInteger(times)) return badRequest('times is a whole number, 0 for ever');
  if (!isNonNegativeInteger(chance) || chance < 1 || chance > 100)
    return badRequest('chance is a percentage of 1 to 100');
  if (!isNonNegativeInteger(seed)) return badRequest('seed is a whole number');
  if (status !== null && !(isNonNegativeInteger(status) && status >= 200 && status <= 599))
    return badRequest('status is 200 to 599');
  if (ms !== null && !(isNonNegativeInteger(ms) && ms <= 600_000))
    return badRequest('ms is a whole number up to 600000');
  const row = {
    merchantId: merchant.id,
    operationId,
    kind,
    times,
    status,
    body: faultBody === undefined ? null : JSON.stringify(faultBody),
    ms,
    chance,
    seed,
    seen: 0,
  };
  await deleteFaults({ tx, merchant }, operationId);
  await tx.insert(faults).values(row);
  return jsonAnswer(200, {
    operation_id: operationId,
    kind,
    times,
    chance,
    seed,
    status,
    body: faultBody ?? null,
    ms,
  });
}

export async function clearFaults(
  context: MerchantContext,
  operationId: string | undefined,
): Promise<Response> {
  await deleteFaults(context, operationId);
  return jsonAnswer(200, { cleared: operationId ?? 'all' });
}

async function deleteFaults(
  { tx, merchant }: Pick<MerchantContext, 'tx' | 'merchant'>,
  operationId: string | undefined,
) {
  const ofMerchant = eq(faults.merchantId, merchant.id);
  await tx
    .delete(faults)
    .where(operationId === undefined ? ofMerchant : and(ofMerchant, eq(faults.operationId, operationId)));
}

const badRequest = (message: string) => jsonAnswer(400, { code: 'bad_request', message });
const isNonNegativeInteger = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
