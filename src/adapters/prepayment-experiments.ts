import { type Features, withAbProfile } from '../../machines/domain/base/features';
import { getAbProfile } from '../api/operations/merchant-data';
import type { App } from './app';

/** Timeout of reading the experiments, in milliseconds; the page continues without them. */
const AB_PROFILE_TIMEOUT_MS = 4_000;

/** Adds the merchant's experiments to the features; returns the features unchanged where the experiments are not available. */
export async function withExperiments(
  { termloan, clock }: App,
  features: Features,
  merchantId: string | null,
  signal: AbortSignal,
): Promise<Features> {
  if (merchantId === null) return features;
  const abProfile = await Promise.race([
    getAbProfile(termloan, merchantId, signal),
    clock.wait(AB_PROFILE_TIMEOUT_MS, signal),
  ]);
  return abProfile?.ok === true ? withAbProfile(features, abProfile.data) : features;
}
