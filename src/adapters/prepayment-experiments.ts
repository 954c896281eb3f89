import { type Features, withAbProfile } from '../../machines/domain/base/features';
import { getAbProfile } from '../api/operations/merchant-data';
import type { App } from './app';

/** An answer about experiments that comes later than this comes too late: the page does without it (ms). */
const PROFILE_WAIT = 4_000;

/** The merchant's own experiments laid over what is switched; without them the page stands by the features alone. */
export async function withExperiments(
  { termloan, clock }: App,
  features: Features,
  merchantId: string | null,
  signal: AbortSignal,
): Promise<Features> {
  if (merchantId === null) return features;
  const profile = await Promise.race([
    getAbProfile(termloan, merchantId, signal),
    clock.wait(PROFILE_WAIT, signal),
  ]);
  return profile?.ok === true ? withAbProfile(features, profile.data) : features;
}
