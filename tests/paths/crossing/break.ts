/** What goes wrong on a walk, and how it is made good again. */
import type { Frame, Page } from '@playwright/test';

import type { Fault, Merchant } from '../../browser/support/lender';
import type { FaultKind, HostKind } from './plan';

/** What the lender does while such a fault lasts. `times` 0: a browser may send a dropped call again by itself. */
const OF_THE_LENDER: Partial<Record<FaultKind, Fault>> = {
  'drop-before': { kind: 'drop-before', times: 0 },
  'drop-after': { kind: 'drop-after', times: 0 },
  '401': { kind: 'status', status: 401, times: 0 },
  '500': { kind: 'status', status: 500, times: 0 },
  '503': { kind: 'empty', status: 503, times: 0 },
  slow: { kind: 'latency', ms: 600, times: 0 },
};

/** Where a step just left for the dialler, the browser says so of a reload, whether it makes it or not. */
const CALLED_OFF = /ERR_ABORTED|Not attached to an active page/;

/** A page may be gone before it has said that it goes. */
const GONE = /Execution context was destroyed/;

/** Begins before the step: every call of the lender is struck, or the phone has no network. */
export async function begin(page: Page, merchant: Merchant, fault: FaultKind): Promise<void> {
  const ofTheLender = OF_THE_LENDER[fault];
  if (ofTheLender !== undefined) await merchant.fault('*', ofTheLender);
  if (fault === 'offline') await page.context().setOffline(true);
}

/** Comes right after what the merchant did, or once the screen is at rest. */
export async function interrupt(page: Page, frame: Frame, fault: FaultKind, host: HostKind): Promise<void> {
  if (fault === 'reload') await reload(page, frame);
  if (fault === 'back') await goBack(page, host);
}

/** Ends after the step. */
export async function end(page: Page, merchant: Merchant, fault: FaultKind): Promise<void> {
  if (OF_THE_LENDER[fault] !== undefined) await merchant.clearFaults();
  if (fault === 'offline') await page.context().setOffline(false);
}

/** Whether a fault may make the browser say that a call failed. */
export function mayFailCalls(fault: FaultKind): boolean {
  return OF_THE_LENDER[fault] !== undefined || fault === 'offline';
}

/** The browser's back, or the phone's. */
async function goBack(page: Page, host: HostKind): Promise<void> {
  if (host === 'phone') await page.locator('#back').click();
  else await page.evaluate(() => window.history.back());
}

async function reload(page: Page, frame: Frame): Promise<void> {
  if (frame !== page.mainFrame())
    return frame
      .evaluate(() => window.location.reload())
      .catch((error: unknown) => {
        if (!GONE.test(String(error))) throw error;
      });
  await page.reload({ waitUntil: 'commit' }).catch((error: unknown) => {
    if (!CALLED_OFF.test(String(error))) throw error;
  });
}
