import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/failure';
import type { Mandate } from '../../machines/domain/mandate';
import { enachMachine } from '../../machines/enach/machine';
import { createLoad } from '../../machines/shared/load';
import { getAutopayMandate } from '../api/operations/mandate';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';

/** Where the bank's page comes back to; the query is a hint, the service knows what happened. */
const RETURN_TO = '/termloan/enach?returned=true';

/** Fills e-NACH: the mandate of the primary lender, and the trip to the bank's page. */
export function adapt(app: App): AdaptedJourney<typeof enachMachine, '/termloan/enach'> {
  return {
    machine: enachMachine.provide({
      actors: {
        getAutopayMandate: createLoad<Mandate, { readonly isRenewed: boolean }>(({ isRenewed }, signal) =>
          loadMandate(app, isRenewed, signal),
        ),
        openBankPage: fromPromise<void, { readonly url: string | null }>(({ input }) =>
          input.url === null
            ? Promise.reject(new Error('The mandate has no page.'))
            : app.leaveFor(withReturn(input.url)),
        ),
      },
    }),
    input: ({ door, search }) => ({ door, hasReturned: search.returned === 'true' }),
  };
}

async function loadMandate(
  { termloan }: App,
  isRenewed: boolean,
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  const state = await getUserState(termloan, signal);
  if (!state.ok) return state;
  return getAutopayMandate(termloan, { nbfc: state.data.primaryNbfc ?? '', isRenewed }, signal);
}

function withReturn(url: string): string {
  const mark = url.includes('?') ? '&' : '?';
  return `${url}${mark}return_to=${encodeURIComponent(RETURN_TO)}`;
}
