import type { Outcome } from '../../machines/domain/base/failure';
import { isFeatureOn } from '../../machines/domain/base/features';
import { type BusinessFacts, registerBusinessMachine } from '../../machines/register-business/machine';
import { createLoad } from '../../machines/shared/load';
import { getBusinessDetails } from '../api/operations/business-details';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import type { AdaptedJourney, App } from './app';

/** Implements the ports of the business registration page. */
export function adapt({ termloan }: App): AdaptedJourney<typeof registerBusinessMachine> {
  return {
    machine: registerBusinessMachine.provide({
      actors: {
        getBusinessDetails: createLoad<BusinessFacts>((_, signal) => loadBusiness(termloan, signal)),
      },
    }),
    input: ({ search }) => ({ query: new URLSearchParams(search).toString() }),
  };
}

async function loadBusiness(termloan: App['termloan'], signal: AbortSignal): Promise<Outcome<BusinessFacts>> {
  const [business, features] = await Promise.all([
    getBusinessDetails(termloan, signal),
    getNbfcFeatureConfig(termloan, signal),
  ]);
  if (!business.ok) return business;
  if (!features.ok) return features;
  const isRegistrationOffered = isFeatureOn(features.data, 'UDYAM_REGISTRATION');
  return { ok: true, data: { business: business.data, isRegistrationOffered } };
}
