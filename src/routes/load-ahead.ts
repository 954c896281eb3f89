import type { JourneyId } from '../../machines/catalogue';
import type { OpenJourneyId } from '../../machines/doors';
import type { Binding } from '../journey/binding';
import type { RunningJourney } from '../journey/running';

/** What is likely opened after a journey. */
const nextJourneys: Readonly<Partial<Record<JourneyId, readonly OpenJourneyId[]>>> = {
  'loan-entry': ['offer-selection', 'application'],
  'offer-selection': ['account-flow'],
  'account-flow': ['agreement', 'loan-status'],
  'loan-approval': ['agreement'],
  'mandate-phone': ['mandate'],
  mandate: ['agreement'],
  agreement: ['account-flow'],
  'loan-status': ['home'],
  home: ['payment-status', 'prepayment'],
  'payment-status': ['home'],
  prepayment: ['payment-status'],
  standing: ['contact'],
  'pay-by-link': ['payment-status'],
  'cancel-loan': ['payment-status'],
  'loan-details': ['summary'],
  summary: ['history', 'loan-details'],
  autopay: ['home'],
  qr: ['home'],
  application: ['identity', 'offer-selection'],
  'credit-score': ['application'],
  identity: ['application', 'selfie'],
  selfie: ['application'],
  supplier: ['supplier-transaction'],
  'supplier-transaction': ['supplier'],
};

/**
 * Loads what is likely opened next, once a journey's screen waits for nothing and the page is idle: what is loaded earlier takes the
 * network from what the merchant waits for.
 * @param load brings the code of a journey; that it may not come is told to whoever opens it
 */
export function loadAhead(
  binding: Pick<Binding, 'running' | 'subscribe'>,
  load: (journey: JourneyId) => void,
  whenIdle: (task: () => void) => void,
): void {
  let followed: RunningJourney | null = null;
  let stop = () => {};
  binding.subscribe(() => {
    const running = binding.running();
    if (running === followed) return;
    stop();
    followed = running;
    if (running === null) return;
    const following = running.actor.subscribe((snapshot) => {
      if (snapshot.hasTag('pending')) return;
      following.unsubscribe();
      whenIdle(() => {
        for (const next of nextJourneys[running.id] ?? []) load(next);
      });
    });
    stop = () => following.unsubscribe();
  });
}

/** Calls back when the browser has nothing better to do; never where bytes are dear or slow (Save-Data, 2G). */
export function whenPageIsIdle(task: () => void, page: Window = window): void {
  const connection = connectionOf(page.navigator);
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) return;
  if ('requestIdleCallback' in page) page.requestIdleCallback(task, { timeout: 4_000 });
  else setTimeout(task, 1_500);
}

/** Not in every browser, and in no type of TypeScript's. */
function connectionOf(
  of: Navigator,
): { readonly saveData?: boolean; readonly effectiveType?: string } | null {
  return 'connection' in of && typeof of.connection === 'object' ? of.connection : null;
}
