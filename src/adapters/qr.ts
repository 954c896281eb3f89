import { failure, type Outcome } from '../../machines/domain/base/failure';
import { isPhysicalQrOn, withAbProfile } from '../../machines/domain/base/features';
import {
  type NewPaymentDestination,
  paymentDestinationSchema,
} from '../../machines/domain/payment/payment-destination';
import { qrMachine } from '../../machines/qr/machine';
import type { QrFacts } from '../../machines/qr/setup';
import { createLoad } from '../../machines/shared/load';
import { listBankDetails } from '../api/operations/bank-details';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMerchant } from '../api/operations/merchant';
import { getAbProfile, getMerchantAddress } from '../api/operations/merchant-data';
import { getPaymentDestination, setPaymentDestination } from '../api/operations/payment-destination';
import type { AdaptedJourney, App } from './app';
import { readAndClearQrAccount } from './qr-account';
import { write } from './writes';

/** Implements the ports of the printed QR. */
export function adapt(app: App): AdaptedJourney<typeof qrMachine> {
  return {
    machine: qrMachine.provide({
      actors: {
        loadQr: createLoad<QrFacts>((_, signal) => loadQr(app, signal)),
        setPaymentDestination: write(
          app,
          paymentDestinationSchema,
          (newDestination: NewPaymentDestination | null, key, signal) =>
            newDestination === null
              ? Promise.resolve({ ok: false as const, failure: failure('refused') })
              : setPaymentDestination(app.termloan, newDestination, key, signal),
        ),
      },
    }),
    input: () => ({ requestKeySeed: app.newRequestKeySeed() }),
  };
}

const notOffered: Omit<QrFacts, 'readAt'> = {
  isOffered: false,
  address: null,
  destination: null,
  accounts: [],
  chosenAccount: null,
};

/** Loads the data of the QR page; for a merchant outside the experiment, only that the QR is not offered. */
async function loadQr(
  { termloan, merchant, clock, storage }: App,
  signal: AbortSignal,
): Promise<Outcome<QrFacts>> {
  const [currentMerchant, features] = await Promise.all([
    getMerchant(merchant, signal),
    getNbfcFeatureConfig(termloan, signal),
  ]);
  if (!currentMerchant.ok) return currentMerchant;
  if (!features.ok) return features;
  const abProfile = await getAbProfile(termloan, currentMerchant.data.id, signal);
  if (!abProfile.ok) return abProfile;
  if (!isPhysicalQrOn(withAbProfile(features.data, abProfile.data))) {
    return { ok: true, data: { ...notOffered, readAt: clock.now() } };
  }
  const [address, destination, accounts] = await Promise.all([
    getMerchantAddress(termloan, signal),
    getPaymentDestination(termloan, currentMerchant.data.id, signal),
    listBankDetails(termloan, signal),
  ]);
  if (!address.ok) return address;
  if (!destination.ok) return destination;
  if (!accounts.ok) return accounts;
  const { items } = accounts.data;
  const chosenId = readAndClearQrAccount(storage);
  return {
    ok: true,
    data: {
      isOffered: true,
      address: address.data,
      destination: destination.data,
      accounts: items,
      chosenAccount: items.find(({ id }) => id === chosenId) ?? null,
      readAt: clock.now(),
    },
  };
}
