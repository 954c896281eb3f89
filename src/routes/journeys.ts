import type { AnyStateMachine } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import type { RoutableJourneyId } from '../../machines/entry-urls';
import type { AdaptedJourney, App } from '../adapters/app';
import { CodeNotLoaded } from '../journey/code-not-loaded';
import type { LoadedJourney } from '../journey/running-journey';
import type { Screens } from '../journey/screen';

type Load = (app: App) => Promise<LoadedJourney>;

/** Combines chart, adapter and screens once both chunks are loaded; rejected with `CodeNotLoaded` where one can't be. */
function parts<TMachine extends AnyStateMachine>(
  adapter: Promise<{ adapt: (app: App) => AdaptedJourney<TMachine, never> }>,
  screens: Promise<{ screens: Screens<TMachine> }>,
): Load {
  // A failed preload is not reported; opening the journey loads the chunk again, and reports it.
  adapter.catch(() => {});
  screens.catch(() => {});
  return async (app) => {
    const [{ adapt }, { screens: shown }] = await Promise.all([adapter, screens]).catch((problem) => {
      throw new CodeNotLoaded(problem);
    });
    // SAFETY: adapter and screens are of one machine (TMachine); the host runs any machine and only hands its
    // snapshot to its own screens, and its own entry URL to its own adapter.
    return { ...adapt(app), screens: shown } as unknown as LoadedJourney;
  };
}

/** Lazy imports of each journey: its chart with the adapter, and its screens. */
export const journeys: Readonly<Record<RoutableJourneyId, () => Load>> = {
  'loan-entry': () => parts(import('../adapters/loan-entry'), import('../screens/loan-entry/index')),
  'offer-selection': () =>
    parts(import('../adapters/offer-selection'), import('../screens/offer-selection/index')),
  'account-flow': () => parts(import('../adapters/account-flow'), import('../screens/account-flow/index')),
  'loan-approval': () => parts(import('../adapters/loan-approval'), import('../screens/loan-approval/index')),
  'mandate-phone': () => parts(import('../adapters/mandate-phone'), import('../screens/mandate-phone/index')),
  mandate: () => parts(import('../adapters/mandate'), import('../screens/mandate/index')),
  agreement: () => parts(import('../adapters/agreement'), import('../screens/agreement/index')),
  'loan-status': () => parts(import('../adapters/loan-status'), import('../screens/loan-status/index')),
  home: () => parts(import('../adapters/home'), import('../screens/home/index')),
  'payment-status': () =>
    parts(import('../adapters/payment-status'), import('../screens/payment-status/index')),
  prepayment: () => parts(import('../adapters/prepayment'), import('../screens/prepayment/index')),
  settled: () => parts(import('../adapters/settled'), import('../screens/settled/index')),
  'merchant-status': () =>
    parts(import('../adapters/merchant-status'), import('../screens/merchant-status/index')),
  contact: () => parts(import('../adapters/contact'), import('../screens/contact/index')),
  history: () => parts(import('../adapters/history'), import('../screens/history/index')),
  'loan-details': () => parts(import('../adapters/loan-details'), import('../screens/loan-details/index')),
  summary: () => parts(import('../adapters/summary'), import('../screens/summary/index')),
  autopay: () => parts(import('../adapters/autopay'), import('../screens/autopay/index')),
  qr: () => parts(import('../adapters/qr'), import('../screens/qr/index')),
  identity: () => parts(import('../adapters/identity'), import('../screens/identity/index')),
  'pay-by-link': () => parts(import('../adapters/pay-by-link'), import('../screens/pay-by-link/index')),
  'cancel-loan': () => parts(import('../adapters/cancel-loan'), import('../screens/cancel-loan/index')),
  application: () => parts(import('../adapters/application'), import('../screens/application/index')),
  'credit-score': () => parts(import('../adapters/credit-score'), import('../screens/credit-score/index')),
  'register-business': () =>
    parts(import('../adapters/register-business'), import('../screens/register-business/index')),
  selfie: () => parts(import('../adapters/selfie'), import('../screens/selfie/index')),
  supplier: () => parts(import('../adapters/supplier'), import('../screens/supplier/index')),
  'supplier-transaction': () =>
    parts(import('../adapters/supplier-transaction'), import('../screens/supplier-transaction/index')),
  leads: () => parts(import('../adapters/leads'), import('../screens/leads/index')),
  network: () => parts(import('../adapters/network'), import('../screens/network/index')),
  udyam: () => parts(import('../adapters/udyam'), import('../screens/udyam/index')),
};

/** Journeys that anybody with the URL may open: they don't wait for a session. */
export const publicJourneys: ReadonlySet<JourneyId> = new Set(['pay-by-link', 'payment-status']);
