import { type Features, withAbProfile } from '../../machines/domain/base/features';
import { getAbProfile } from '../api/operations/merchant-data';
import type { App } from './app';

/** Timeout of reading the experiments (ms); the page continues without them. */
const PROFILE_WAIT = 4_000;

/** Features with the merchant's own experiments; without those, the features alone. */
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
