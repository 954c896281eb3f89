import type { DatabaseAndClock, MerchantContext } from '../control/merchant-context';
import { findMerchant } from '../database/merchant';
import type { DbTransaction } from '../database/open-database';
import { errorCasePage, errorsPage } from '../errors/errors-page';
import { setUpCase } from '../errors/set-up-case';
import { paymentPage, upiPage } from '../payment-page/serve-payment';
import { hostCheckPage } from '../phone/host-check-page';
import { panelsFragment, phonePage } from '../phone/phone-page';
import { servePhoneFile } from '../phone/serve-phone-file';
import { startTour } from '../tours/start-tour';
import { actCookie, authenticate } from '../wire/identity';
import { aadhaarPage } from './aadhaar-page';
import { auditPage } from './audit-page';
import { bankPage } from './bank-page';
import { clockPage } from './clock-page';
import { faultsPage } from './faults-page';
import { filePage } from './file-page';
import { flagsPage } from './flags-page';
import {
  clearFault,
  moveClock,
  resetFromForm,
  setFaultByForm,
  setFlagsByForm,
  signInAsPersona,
  signInFromFile,
} from './form-actions';
import { html, htmlPage, seeOther } from './html';
import { inboxPage } from './inbox-page';
import { payLaterPage } from './pay-later-page';
import { peoplePage } from './people-page';
import { sameOriginPath } from './same-origin-path';
import { stylesheet } from './stylesheets';

/**
 * Serves all pages under /sandbox: the tester's pages, and those of bank, payment, UPI app, Aadhaar and pay-later provider.
 */
export async function servePages(control: DatabaseAndClock, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/\/$/, '');
  const style = stylesheet(path);
  if (style !== undefined) return style;
  const [, , area, id] = path.split('/');
  if (path === '/sandbox/host-check') return hostCheckPage(request.headers);
  if (area === 'phone' && id !== undefined) return servePhoneFile(id) ?? notFoundPage();
  if (request.method === 'POST' && path === '/sandbox/become') return signInAsPersona(control, request);
  if (request.method === 'POST' && path === '/sandbox/import') return signInFromFile(control, request);
  if (request.method === 'POST' && path === '/sandbox/errors') return setUpCase(control, request);
  if (request.method === 'POST' && path === '/sandbox/tour') return startTour(control, request);
  return control.database.write(async (tx) => {
    if (area === 'enter' && id !== undefined) return signIn(tx, url, id);
    if (area === 'bank' && id !== undefined) return bankPage(tx, control.now, request, id);
    if (area === 'payment' && id !== undefined) return paymentPage(tx, control.now, request, id);
    if (area === 'upi') return upiPage(tx, control.now, request);
    if (area === 'aadhaar' && id !== undefined) return aadhaarPage(tx, control.now, request, id);
    if (area === 'pay-later') return payLaterPage(tx, control.now, request);
    const merchant = await authenticate(tx, request);
    const context: MerchantContext | null =
      merchant === undefined ? null : { tx, merchant, now: control.now };
    if (request.method === 'POST' && context !== null) {
      if (path === '/sandbox/clock') return moveClock(context, request);
      if (path === '/sandbox/faults') return setFaultByForm(context, request);
      if (path === '/sandbox/faults/clear') return clearFault(context, request);
      if (path === '/sandbox/flags') return setFlagsByForm(context, request);
      if (path === '/sandbox/reset') return resetFromForm(context);
    }
    if (request.method === 'POST') return seeOther('/sandbox');
    if (path === '/sandbox') return peoplePage(context, url.searchParams);
    if (path === '/sandbox/inbox') return inboxPage(context);
    if (path === '/sandbox/world') return clockPage(context);
    if (path === '/sandbox/faults') return faultsPage(context);
    if (path === '/sandbox/errors') return errorsPage(context);
    if (area === 'errors' && id !== undefined) return errorCasePage(context, url) ?? notFoundPage();
    if (path === '/sandbox/flags') return flagsPage(context);
    if (path === '/sandbox/file') return filePage(context);
    if (path === '/sandbox/audit') return auditPage(context, url.searchParams);
    if (path === '/sandbox/phone') return phonePage(context);
    if (path === '/sandbox/panels' && context !== null) return panelsFragment(context);
    return notFoundPage();
  });
}

/** Signs in as a merchant: sets the cookie and redirects to `?to=`. */
async function signIn(tx: DbTransaction, url: URL, id: string): Promise<Response> {
  const merchant = await findMerchant(tx, id);
  if (merchant === undefined) return notFoundPage();
  const to = sameOriginPath(url.searchParams.get('to'), '/');
  return seeOther(to, { 'set-cookie': actCookie(merchant.token) });
}

const notFoundPage = (): Response =>
  htmlPage({
    title: 'Not found',
    style: 'sandbox',
    status: 404,
    body: html`<main><h1>Nothing here</h1><p><a href="/sandbox">To the sandbox</a></p></main>`,
  });
