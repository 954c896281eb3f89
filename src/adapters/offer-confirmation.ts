import type { UserState } from '../../machines/domain/merchant/user-state';
import { type OfferConfirmation, offerConfirmationMachine } from '../../machines/offer-confirmation/machine';
import { createLoad } from '../../machines/shared/load';
import { confirmBankDetails, confirmedOfferSchema } from '../api/operations/bank-details';
import { getUserState } from '../api/operations/user-state';
import type { App } from './app';
import { write } from './writes';

/** Implements the ports of the offer confirmation, a chart that the account flow invokes. */
export function offerConfirmation(app: App): typeof offerConfirmationMachine {
  return offerConfirmationMachine.provide({
    actors: {
      confirmBankDetails: write(app, confirmedOfferSchema, (confirmation: OfferConfirmation, key, signal) =>
        confirmBankDetails(app.termloan, confirmation, key, signal),
      ),
      getUserState: createLoad<UserState>((_, signal) => getUserState(app.termloan, signal)),
    },
  });
}
