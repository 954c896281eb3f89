import type { BusinessDetails } from '../../machines/domain/business-details';
import { registerBusinessMachine } from '../../machines/register-business/machine';
import { createLoad } from '../../machines/shared/load';
import { getBusinessDetails } from '../api/operations/business-details';
import type { AdaptedJourney, App } from './app';

/** Fills the page of how the business is registered. */
export function adapt({ termloan }: App): AdaptedJourney<typeof registerBusinessMachine> {
  return {
    machine: registerBusinessMachine.provide({
      actors: {
        getBusinessDetails: createLoad<BusinessDetails>((_, signal) => getBusinessDetails(termloan, signal)),
      },
    }),
    input: ({ search }) => ({ query: new URLSearchParams(search).toString() }),
  };
}
