import { enabledLeadPartners, type LeadPartner } from '../../machines/domain/trade/lead-partners';
import { type NetworkEntryUrl, networkMachine } from '../../machines/network/machine';
import { createLoad } from '../../machines/shared/load';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import type { AdaptedJourney, App } from './app';

/** Implements the ports of the partner network; the feature flags say which partners are available. */
export function adapt({ termloan }: App): AdaptedJourney<typeof networkMachine, NetworkEntryUrl> {
  return {
    machine: networkMachine.provide({
      actors: {
        loadPartners: createLoad<readonly LeadPartner[]>(async (_, signal) => {
          const features = await getNbfcFeatureConfig(termloan, signal);
          return features.ok ? { ok: true, data: enabledLeadPartners(features.data) } : features;
        }),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl }),
  };
}
