import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { wireMethods } from '../../machines/domain/mandate/mandate-fallback';
import type { MandateEntryUrl, MandateFacts, MandateRequest } from '../../machines/mandate/context';
import { mandateMachine } from '../../machines/mandate/machine';
import { isStatusEntryUrl } from '../../machines/mandate/setup';
import { createLoad } from '../../machines/shared/load';
import { getAutopayMandate, readAutopayMandate } from '../api/operations/mandate';
import { listLoanOffers } from '../api/operations/offers';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { leaveForBank } from './leave-for-bank';
import { loadMandateStatus } from './mandate-of-loan';
import { adaptPolling } from './polling';

/** Path to which the bank's page returns; the result is read from the service. */
const RETURN_PATH = '/termloan/enach?returned=true';

type StatusOutcome = Outcome<MandateFacts>;

/** Implements the ports of the mandate: its status, the approval methods, and opening the bank and the UPI app. */
export function adapt(app: App): AdaptedJourney<typeof mandateMachine, MandateEntryUrl> {
  const seed = app.newRequestKeySeed();
  return {
    machine: mandateMachine.provide({
      actors: {
        loadMandate: createLoad<MandateFacts, MandateRequest>(async (request, signal, loadId) => {
          const requestId = `${seed}-${loadId}`;
          if (!isStatusEntryUrl(request.entryUrl) || request.newMandate !== null)
            return loadOfConfirmedOffer(app, request, requestId, signal);
          return loadMandateStatus(app, request, signal, () =>
            loadOfConfirmedOffer(app, { ...request, isCheck: true }, requestId, signal),
          );
        }),
        openBankPage: fromPromise<void, { readonly url: string | null }>(({ input, signal }) =>
          leaveForBank(app, input.url, RETURN_PATH, signal),
        ),
        openUpiIntent: fromPromise<boolean, { readonly url: string | null }>(async ({ input }) => {
          if (input.url === null) return false;
          const capabilities = await app.bridge.capabilities();
          return (await capabilities.openUpiIntent(input.url)).outcome === 'done';
        }),
        ...adaptPolling(app),
      },
    }),
    input: ({ entryUrl, params, search }) => ({
      entryUrl,
      mandateId: params.mandateId ?? null,
      subscriptionId: search.subscriptionId ?? null,
      hasReturned: search.returned === 'true',
    }),
  };
}

/**
 * Loads the mandate of the primary lender. Opens a new one with the requested approval method; without one, on the page of e-NACH, and
 * by a UPI app where there is none yet, but neither for a check nor on a status page.
 */
async function loadOfConfirmedOffer(
  { termloan }: App,
  request: MandateRequest,
  requestId: string,
  signal: AbortSignal,
): Promise<StatusOutcome> {
  const { entryUrl, newMandate, isCheck } = request;
  const [userState, offers] = await Promise.all([
    getUserState(termloan, signal),
    listLoanOffers(termloan, 'SELECTED', signal),
  ]);
  if (!userState.ok) return userState;
  const nbfc = userState.data.primaryNbfc;
  const instalment = (offers.ok && offers.data.offers[0]?.instalment) || null;
  const factsWith = (mandate: MandateFacts['mandate']): StatusOutcome => ({
    ok: true,
    data: { nbfc, mandate, instalment, isLoanSigned: false },
  });
  if (newMandate !== null || (entryUrl === '/termloan/enach' && !isCheck)) {
    const args =
      newMandate === null
        ? { type: 'ENACH' as const, isRenewed: false }
        : { ...wireMethods[newMandate.approvalMethod], isRenewed: newMandate.isRenewed };
    const created = await getAutopayMandate(termloan, { nbfc: nbfc ?? '', ...args }, requestId, signal);
    return created.ok ? factsWith(created.data) : created;
  }
  const lastMandate = await readAutopayMandate(termloan, nbfc ?? '', signal);
  if (lastMandate.ok) return factsWith(lastMandate.data);
  if (lastMandate.failure.code !== 'mandate_not_found') return lastMandate;
  if (isStatusEntryUrl(entryUrl))
    return request.mandateId === null && request.subscriptionId === null ? factsWith(null) : lastMandate;
  if (isCheck) return lastMandate;
  const upiRequest = { nbfc: nbfc ?? '', ...wireMethods.upiApp, isRenewed: false };
  const created = await getAutopayMandate(termloan, upiRequest, requestId, signal);
  return created.ok ? factsWith(created.data) : created;
}
