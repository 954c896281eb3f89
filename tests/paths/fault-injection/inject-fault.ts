/** Starts and ends the faults of a walk. */
import type { Frame, Page } from '@playwright/test';

import type { Fault, Merchant } from '../../browser/support/lender';
import type { FaultKind, HostKind } from './plan';

/** Faults of the sandbox lender. `times` 0: until cleared, as a browser may repeat a dropped call by itself. */
const LENDER_FAULTS: Partial<Record<FaultKind, Fault>> = {
  'drop-before': { kind: 'drop-before', times: 0 },
  'drop-after': { kind: 'drop-after', times: 0 },
  '401': { kind: 'status', status: 401, times: 0 },
  '500': { kind: 'status', status: 500, times: 0 },
  '503': { kind: 'empty', status: 503, times: 0 },
  slow: { kind: 'latency', ms: 600, times: 0 },
};

/** Errors that a reload may throw after a step that opened the dialler, even when the page is reloaded. */
const RELOAD_CANCELLED = /ERR_ABORTED|Not attached to an active page/;

/** Error of `evaluate` when the page is unloaded before it returns. */
const PAGE_UNLOADED = /Execution context was destroyed/;

/** Starts a fault before the step: every call to the lender fails or is slow, or the phone is offline. */
export async function startFault(page: Page, merchant: Merchant, fault: FaultKind): Promise<void> {
  const lenderFault = LENDER_FAULTS[fault];
  if (lenderFault !== undefined) await merchant.fault('*', lenderFault);
  if (fault === 'offline') await page.context().setOffline(true);
}

/** Reloads or goes back, when that is the fault of the walk. */
export async function interrupt(page: Page, frame: Frame, fault: FaultKind, host: HostKind): Promise<void> {
  if (fault === 'reload') await reload(page, frame);
  if (fault === 'back') await goBack(page, host);
}

/** Ends the fault after the step. */
export async function endFault(page: Page, merchant: Merchant, fault: FaultKind): Promise<void> {
  if (LENDER_FAULTS[fault] !== undefined) await merchant.clearFaults();
  if (fault === 'offline') await page.context().setOffline(false);
}

/** Whether a fault may make the browser log a failed call. */
export function mayFailCalls(fault: FaultKind): boolean {
  return LENDER_FAULTS[fault] !== undefined || fault === 'offline';
}

/** Back of the browser, or of the phone. */
async function goBack(page: Page, host: HostKind): Promise<void> {
  if (host === 'phone') await page.locator('#back').click();
  else await page.evaluate(() => window.history.back()).catch(ignoreUnload);
}

/** The page was unloaded before the call returned. */
function ignoreUnload(error: unknown): void {
  if (!PAGE_UNLOADED.test(String(error))) throw error;
}

async function reload(page: Page, frame: Frame): Promise<void> {
  if (frame !== page.mainFrame()) return frame.evaluate(() => window.location.reload()).catch(ignoreUnload);
  await page.reload({ waitUntil: 'commit' }).catch((error: unknown) => {
    if (!RELOAD_CANCELLED.test(String(error))) throw error;
  });
}
