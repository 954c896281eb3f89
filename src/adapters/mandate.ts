import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import { wireMethods } from '../../machines/domain/mandate/mandate-fallback';
import type { MandateStanding } from '../../machines/mandate/context';
import { mandateMachine } from '../../machines/mandate/machine';
import { isStatusEntryUrl, type MandateEntryUrl, type MandateWish } from '../../machines/mandate/wish';
import { createLoad } from '../../machines/shared/load';
import { getAutopayMandate, readAutopayMandate } from '../api/operations/mandate';
import { getUserState } from '../api/operations/user-state';
import type { AdaptedJourney, App } from './app';
import { leaveForBank } from './leave-for-bank';
import { loadStatus } from './mandate-of-loan';
import { adaptPolling } from './polling';

/** Where the bank's page comes back to; the query is a hint, the service knows what happened. */
const RETURN_TO = '/termloan/enach?returned=true';

type Standing = Outcome<MandateStanding>;

/** Fills the mandate: where it stands, the ways to approve it, and the trips to bank and UPI app. */
export function adapt(app: App): AdaptedJourney<typeof mandateMachine, MandateEntryUrl> {
  const seed = app.newRequestSeed();
  return {
    machine: mandateMachine.provide({
      actors: {
        loadMandate: createLoad<MandateStanding, MandateWish>(async (wish, signal, load) => {
          const requestId = `${seed}-${load}`;
          if (!isStatusEntryUrl(wish.entryUrl) || wish.opens !== null)
            return loadOfLender(app, wish, requestId, signal);
          return loadStatus(app, wish, signal, () =>
            loadOfLender(app, { ...wish, isCheck: true }, requestId, signal),
          );
        }),
        openBankPage: fromPromise<void, { readonly url: string | null }>(({ input, signal }) =>
          leaveForBank(app, input.url, RETURN_TO, signal),
        ),
        openUpiIntent: fromPromise<boolean, { readonly url: string | null }>(async ({ input }) => {
          if (input.url === null) return false;
          const abilities = await app.bridge.abilities();
          return (await abilities.openUpiIntent(input.url)).outcome === 'done';
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

/** The mandate of the primary lender: as it stands, or opened on the way that is next. */
async function loadOfLender(
  { termloan }: App,
  wish: MandateWish,
  requestId: string,
  signal: AbortSignal,
): Promise<Standing> {
  const { entryUrl, opens, isCheck } = wish;
  const state = await getUserState(termloan, signal);
  if (!state.ok) return state;
  const nbfc = state.data.primaryNbfc;
  const of = (mandate: MandateStanding['mandate']): Standing => ({
    ok: true,
    data: { nbfc, mandate, isOfLoan: false },
  });
  if (opens !== null || (entryUrl === '/termloan/enach' && !isCheck)) {
    const asked =
      opens === null
        ? { type: 'ENACH' as const, isRenewed: false }
        : { ...wireMethods[opens.approvalMethod], isRenewed: opens.isRenewed };
    const opened = await getAutopayMandate(termloan, { nbfc: nbfc ?? '', ...asked }, requestId, signal);
    return opened.ok ? of(opened.data) : opened;
  }
  const last = await readAutopayMandate(termloan, nbfc ?? '', signal);
  if (last.ok) return of(last.data);
  if (last.failure.code !== 'mandate_not_found') return last;
  if (isStatusEntryUrl(entryUrl))
    return wish.mandateId === null && wish.subscriptionId === null ? of(null) : last;
  const first = { nbfc: nbfc ?? '', ...wireMethods.upiApp, isRenewed: false };
  const opened = await getAutopayMandate(termloan, first, requestId, signal);
  return opened.ok ? of(opened.data) : opened;
}
