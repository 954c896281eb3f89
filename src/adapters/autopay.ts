import { fromPromise } from 'xstate';
import type { AutopayEntryUrl, AutopayFacts } from '../../machines/autopay/context';
import { autopayMachine } from '../../machines/autopay/machine';
import type { MandateRequest, Withdrawal } from '../../machines/autopay/setup';
import type { Outcome } from '../../machines/domain/base/failure';
import { failedDebit } from '../../machines/domain/mandate/autopay-debit';
import { type Mandate, mandateSchema } from '../../machines/domain/mandate/mandate';
import { createLoad } from '../../machines/shared/load';
import { getLoan } from '../api/operations/loan';
import { getAutopayMandate, getMandateStatus, updateAutopayMandate } from '../api/operations/mandate';
import { getMerchant } from '../api/operations/merchant';
import { listTransactions } from '../api/operations/repayment';
import type { AdaptedJourney, App } from './app';
import { leaveForBank } from './leave-for-bank';
import { adaptPolling } from './polling';
import { partWithTimeout } from './read-with-timeout';
import { write } from './writes';

/** Path to which the bank's page returns. The bank's query is only a hint: the result is read from the service. */
const RETURN_PATH = '/autopay/status';

/** Implements the ports of autopay: the loan's mandate, the bank's page, and withdrawing the consent. */
export function adapt(app: App): AdaptedJourney<typeof autopayMachine, AutopayEntryUrl> {
  const { termloan } = app;
  const seed = app.newRequestKeySeed();
  return {
    machine: autopayMachine.provide({
      actors: {
        loadAutopay: createLoad<AutopayFacts>((_, signal) => loadAutopay(app, signal)),
        getAutopayMandate: createLoad<Mandate, MandateRequest>((request, signal, loadId) =>
          getAutopayMandate(termloan, request, `${seed}-${loadId}`, signal),
        ),
        updateAutopayMandate: write(app, mandateSchema, (withdrawal: Withdrawal, key, signal) =>
          withdrawConsent(app, withdrawal, key, signal),
        ),
        openBankPage: fromPromise<void, { readonly url: string | null }>(({ input, signal }) =>
          leaveForBank(app, input.url, RETURN_PATH, signal),
        ),
        ...adaptPolling(app),
      },
    }),
    input: ({ entryUrl }) => ({ entryUrl, requestKeySeed: app.newRequestKeySeed() }),
  };
}

async function loadAutopay(app: App, signal: AbortSignal): Promise<Outcome<AutopayFacts>> {
  const { termloan } = app;
  const loan = await getLoan(termloan, signal);
  if (!loan.ok) return loan;
  if (loan.data === null) return { ok: true, data: { loan: null, mandate: null, failedDebit: null } };
  const { id: loanId } = loan.data;
  const [mandateStatus, transactions] = await Promise.all([
    getMandateStatus(termloan, { loanId, subscriptionId: null }, signal),
    partWithTimeout(app, listTransactions(termloan, loanId, signal), signal),
  ]);
  if (!mandateStatus.ok) return mandateStatus;
  const repayments = transactions?.ok ? transactions.data.repayments : [];
  return {
    ok: true,
    data: {
      loan: loan.data,
      mandate: mandateStatus.data.mandate,
      failedDebit: failedDebit(loan.data, repayments),
    },
  };
}

/** Withdraws the consent; reads the merchant's id from the merchant service where the loan has none. */
async function withdrawConsent(
  { termloan, merchant }: App,
  { merchantId, nbfc }: Withdrawal,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  if (merchantId !== null) return updateAutopayMandate(termloan, { merchantId, nbfc }, key, signal);
  const currentMerchant = await getMerchant(merchant, signal);
  if (!currentMerchant.ok) return currentMerchant;
  return updateAutopayMandate(termloan, { merchantId: currentMerchant.data.id, nbfc }, key, signal);
}
