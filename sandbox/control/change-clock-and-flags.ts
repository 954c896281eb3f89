import { mergeFlags } from '../base/flags';
import { changeMerchant } from '../database/merchant';
import { jsonAnswer } from '../wire/json-answer';
import { applyTimeOf } from './apply-time-of';
import type { MerchantContext } from './merchant-context';
import { merchantView } from './merchant-view';
import { timeProblem } from './time-bounds';

/** `{now?, advance_ms?, flags?}`: sets or advances the virtual clock (ms), and merges flags (null resets a flag). */
export async function changeClockAndFlags(
  context: MerchantContext,
  body: Record<string, unknown>,
): Promise<Response> {
  const { tx, merchant } = context;
  const { now: newTimeMs, advance_ms: advanceMs, flags } = body;
  if (!isOptionalMs(newTimeMs) || !isOptionalMs(advanceMs))
    return badRequest('now and advance_ms are numbers of milliseconds');
  const baseMs = newTimeMs === undefined ? merchant.clockOffsetMs : newTimeMs - context.now();
  const offsetMs = Math.round(baseMs + (advanceMs ?? 0));
  const problem = timeProblem(context.now() + offsetMs, context.now());
  if (problem !== null) return badRequest(problem);
  if (flags !== undefined) {
    if (!isRecord(flags)) return badRequest('flags is an object');
    const merged = mergeFlags(merchant.flags, flags);
    if ('problem' in merged) return badRequest(merged.problem);
    await changeMerchant(tx, merchant, { flags: merged.flags });
  }
  await changeMerchant(tx, merchant, { clockOffsetMs: offsetMs });
  await applyTimeOf(context);
  return jsonAnswer(200, merchantView(context));
}

const badRequest = (message: string) => jsonAnswer(400, { code: 'bad_request', message });
const isOptionalMs = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
