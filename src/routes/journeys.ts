import type { AnyStateMachine } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import type { RoutableJourneyId } from '../../machines/entry-urls';
import type { AdaptedJourney, App } from '../adapters/app';
import { CodeNotLoaded } from '../journey/code-not-loaded';
import type { LoadedJourney } from '../journey/running-journey';
import type { Screens } from '../journey/screen';

type LoadJourney = (app: App) => Promise<LoadedJourney>;

/**
 * Returns a function that combines chart, adapter and screens once both chunks are loaded; it rejects with `CodeNotLoaded` when one
 * cannot be loaded.
 */
function combineChunks<TMachine extends AnyStateMachine>(
  adapter: Promise<{ adapt: (app: App) => AdaptedJourney<TMachine, never> }>,
  screens: Promise<{ screens: Screens<TMachine> }>,
): LoadJourney {
  // A failed preload is not reported; opening the journey loads the chunk again, and reports it.
  adapter.catch(() => {});
  screens.catch(() => {});
  return async (app) => {
    const [{ adapt }, { screens: journeyScreens }] = await Promise.all([adapter, screens]).catch((error) => {
      throw new CodeNotLoaded(error);
    });
    // SAFETY: adapter and screens are of one machine (TMachine). The binding runs any machine: it only passes the machine's own
    // snapshot to its screens, and its own entry URL to its adapter.
    return { ...adapt(app), screens: journeyScreens } as unknown as LoadedJourney;
  };
}

/** Lazy imports of each journey: its chart with the adapter, and its screens. */
export const journeys: Readonly<Record<RoutableJourneyId, () => LoadJourney>> = {
  'loan-entry': () => combineChunks(import('../adapters/loan-entry'), import('../screens/loan-entry/index')),
  'offer-selection': () =>
    combineChunks(import('../adapters/offer-selection'), import('../screens/offer-selection/index')),
  'account-flow': () =>
    combineChunks(import('../adapters/account-flow'), import('../screens/account-flow/index')),
  'loan-approval': () =>
    combineChunks(import('../adapters/loan-approval'), import('../screens/loan-approval/index')),
  'mandate-phone': () =>
    combineChunks(import('../adapters/mandate-phone'), import('../screens/mandate-phone/index')),
  mandate: () => combineChunks(import('../adapters/mandate'), import('../screens/mandate/index')),
  agreement: () => combineChunks(import('../adapters/agreement'), import('../screens/agreement/index')),
  'loan-status': () =>
    combineChunks(import('../adapters/loan-status'), import('../screens/loan-status/index')),
  home: () => combineChunks(import('../adapters/home'), import('../screens/home/index')),
  'payment-status': () =>
    combineChunks(import('../adapters/payment-status'), import('../screens/payment-status/index')),
  prepayment: () => combineChunks(import('../adapters/prepayment'), import('../screens/prepayment/index')),
  settled: () => combineChunks(import('../adapters/settled'), import('../screens/settled/index')),
  'merchant-status': () =>
    combineChunks(import('../adapters/merchant-status'), import('../screens/merchant-status/index')),
  contact: () => combineChunks(import('../adapters/contact'), import('../screens/contact/index')),
  complaint: () => combineChunks(import('../adapters/complaint'), import('../screens/complaint/index')),
  consents: () => combineChunks(import('../adapters/consents'), import('../screens/consents/index')),
  history: () => combineChunks(import('../adapters/history'), import('../screens/history/index')),
  'loan-details': () =>
    combineChunks(import('../adapters/loan-details'), import('../screens/loan-details/index')),
  summary: () => combineChunks(import('../adapters/summary'), import('../screens/summary/index')),
  autopay: () => combineChunks(import('../adapters/autopay'), import('../screens/autopay/index')),
  qr: () => combineChunks(import('../adapters/qr'), import('../screens/qr/index')),
  identity: () => combineChunks(import('../adapters/identity'), import('../screens/identity/index')),
  'pay-by-link': () =>
    combineChunks(import('../adapters/pay-by-link'), import('../screens/pay-by-link/index')),
  'cancel-loan': () =>
    combineChunks(import('../adapters/cancel-loan'), import('../screens/cancel-loan/index')),
  application: () => combineChunks(import('../adapters/application'), import('../screens/application/index')),
  'credit-score': () =>
    combineChunks(import('../adapters/credit-score'), import('../screens/credit-score/index')),
  'register-business': () =>
    combineChunks(import('../adapters/register-business'), import('../screens/register-business/index')),
  selfie: () => combineChunks(import('../adapters/selfie'), import('../screens/selfie/index')),
  supplier: () => combineChunks(import('../adapters/supplier'), import('../screens/supplier/index')),
  'supplier-transaction': () =>
    combineChunks(
      import('../adapters/supplier-transaction'),
      import('../screens/supplier-transaction/index'),
    ),
  leads: () => combineChunks(import('../adapters/leads'), import('../screens/leads/index')),
  network: () => combineChunks(import('../adapters/network'), import('../screens/network/index')),
  udyam: () => combineChunks(import('../adapters/udyam'), import('../screens/udyam/index')),
};

/** Journeys that anybody with the URL may open, without a session. */
export const publicJourneys: ReadonlySet<JourneyId> = new Set(['pay-by-link', 'payment-status']);
