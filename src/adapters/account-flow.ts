import type { AccountEntryUrl, AccountFlowStart, FlowType } from '../../machines/account-flow/context';
import { accountFlowMachine } from '../../machines/account-flow/machine';
import type { Outcome } from '../../machines/domain/base/failure';
import { isSignedOrDisbursed } from '../../machines/domain/loan/loan';
import { confirmedOffer, offersToChooseFrom } from '../../machines/domain/loan/offer-list';
import {
  type BankAccount,
  bankAccountSchema,
  type NewBankAccount,
} from '../../machines/domain/payment/bank-account';
import { createLoad } from '../../machines/shared/load';
import {
  createBankDetails,
  listBankDetails,
  updateBankDetails,
  verifyPaymentAddress,
} from '../api/operations/bank-details';
import { getLoan } from '../api/operations/loan';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { listLoanOffers } from '../api/operations/offers';
import { getPanName } from '../api/operations/pan-name';
import type { AdaptedJourney, App } from './app';
import { offerConfirmation } from './offer-confirmation';
import { storeQrAccount } from './qr-account';
import { readWithTimeout } from './read-with-timeout';
import { termloanOrigin } from './termloan-origin';
import { refuseMissingArguments, write } from './writes';

/** Key of the id of the account that is about to be confirmed. */
const TO_CONFIRM = 'accountToConfirm';

interface AccountFlowRequest {
  readonly offerId: string | null;
  readonly flowType: FlowType;
}

/** Implements the ports of the account flow. */
export function adapt(app: App): AdaptedJourney<typeof accountFlowMachine, AccountEntryUrl> {
  const { termloan, storage } = app;
  return {
    machine: accountFlowMachine.provide({
      actors: {
        loadAccountFlow: createLoad<AccountFlowStart, AccountFlowRequest>(({ offerId, flowType }, signal) =>
          flowType === 'QR' ? loadAccounts(app, signal) : loadAccountFlow(app, offerId, signal),
        ),
        verifyPaymentAddress: createLoad<{ readonly isValid: boolean }, NewBankAccount | null>(
          (account, signal) =>
            account === null ? refuseMissingArguments() : verifyPaymentAddress(termloan, account, signal),
        ),
        createBankDetails: write(app, bankAccountSchema, (account: NewBankAccount | null, key, signal) =>
          account === null
            ? refuseMissingArguments()
            : createBankDetails(termloan, { ...account, cameFromBankDetailsPage: true }, key, signal),
        ),
        offerConfirmation: offerConfirmation(app),
      },
      actions: {
        reportChosenAccount: (_, account) => reportBankDetailsPage(app, account),
        storeAccountToConfirm: (_, accountId) => storage.writeUnfinished(TO_CONFIRM, accountId),
        storeQrAccount: (_, accountId) => storeQrAccount(storage, accountId),
      },
    }),
    input: ({ entryUrl, search }) => ({
      entryUrl,
      offerId: storage.readOfferId(),
      flowType: search.flow === 'qr' ? 'QR' : 'DEFAULT',
      accountToConfirm:
        entryUrl === '/termloan/bank-account/confirm' ? textOrNull(storage.readUnfinished(TO_CONFIRM)) : null,
      requestKeySeed: app.newRequestKeySeed(),
    }),
  };
}

/** Reports that the account was used on the bank details page, unless the service knows it. Nothing waits for the answer. */
function reportBankDetailsPage({ termloan, newRequestKeySeed }: App, account: BankAccount | null): void {
  if (account === null || account.cameFromBankDetailsPage) return;
  const change = { cameFromBankDetailsPage: true };
  void updateBankDetails(termloan, account.id, change, newRequestKeySeed(), new AbortController().signal);
}

function textOrNull(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null;
}

/** Loads the accounts for the flow type QR, which needs neither an offer nor a loan. */
async function loadAccounts(app: App, signal: AbortSignal): Promise<Outcome<AccountFlowStart>> {
  const { termloan } = app;
  const [accounts, panName] = await Promise.all([
    listBankDetails(termloan, signal),
    // The name is only shown beside the form: it is optional.
    readWithTimeout(app, getPanName(termloan, signal), signal),
  ]);
  if (!accounts.ok) return accounts;
  return {
    ok: true,
    data: {
      accounts: accounts.data.items,
      malformedAccounts: accounts.data.malformedCount,
      offer: null,
      isOfferConfirmed: false,
      loan: null,
      panName,
    },
  };
}

async function loadAccountFlow(
  app: App,
  offerId: string | null,
  signal: AbortSignal,
): Promise<Outcome<AccountFlowStart>> {
  const { termloan, clock } = app;
  const [accounts, approved, selected, loan, features, panName] = await Promise.all([
    listBankDetails(termloan, signal),
    listLoanOffers(termloan, 'APPROVED', signal),
    listLoanOffers(termloan, 'SELECTED', signal),
    getLoan(termloan, signal),
    getNbfcFeatureConfig(termloan, signal),
    // The name is only shown beside the form: it is optional.
    readWithTimeout(app, getPanName(termloan, signal), signal),
  ]);
  if (!accounts.ok) return accounts;
  if (!approved.ok) return approved;
  if (!selected.ok) return selected;
  if (!loan.ok) return loan;
  if (!features.ok) return features;
  const offerContext = { features: features.data, now: clock.now(), origin: termloanOrigin() };
  const isSigned = loan.data !== null && isSignedOrDisbursed(loan.data);
  // Without `confirmedOffer`, which applies the feature flags: a signed loan is disbursed as its agreement says.
  const confirmed = isSigned
    ? (selected.data.offers[0] ?? null)
    : confirmedOffer(selected.data.offers, offerContext);
  const { offers } = offersToChooseFrom(approved.data.offers, offerContext);
  return {
    ok: true,
    data: {
      accounts: accounts.data.items,
      malformedAccounts: accounts.data.malformedCount,
      offer: confirmed ?? offers.find(({ id }) => id === offerId) ?? null,
      isOfferConfirmed: confirmed !== null,
      loan: loan.data,
      panName,
    },
  };
}
