import { changeMerchant, flagsOf } from '../database/merchant';
import { passTime } from '../operations/pass-time';
import { mergeFlags } from '../people/flags';
import { jsonAnswer } from '../wire/json-answer';
import { type MerchantContext, virtualMs } from './merchant-context';
import { merchantView } from './merchant-view';
import { timeProblem } from './time-bounds';

/** `{now?, advance_ms?, flags?}`: sets or moves the virtual clock (ms), merges flags (null: back to the default). */
export async function changeClockAndFlags(
  scene: MerchantContext,
  body: Record<string, unknown>,
): Promise<Response> {
  const { tx, merchant } = scene;
  const { now: at, advance_ms: by, flags } = body;
  if (!isMillis(at) || !isMillis(by)) return bad('now and advance_ms are numbers of milliseconds');
  const base = at === undefined ? merchant.clockOffsetMs : at - scene.now();
  const offset = Math.round(base + (by ?? 0));
  const problem = timeProblem(scene.now() + offset, scene.now());
  if (problem !== null) return bad(problem);
  if (flags !== undefined) {
    if (!isRecord(flags)) return bad('flags is an object');
    const merged = mergeFlags(merchant.flags, flags);
    if ('problem' in merged) return bad(merged.problem);
    await changeMerchant(tx, merchant, { flags: merged.flags });
  }
  await changeMerchant(tx, merchant, { clockOffsetMs: offset });
  await passTime({ tx, merchant, flags: flagsOf(merchant), now: Math.floor(virtualMs(scene) / 1000) });
  return jsonAnswer(200, merchantView(scene));
}

const bad = (message: string) => jsonAnswer(400, { code: 'bad_request', message });
const isMillis = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
