import { listSessions } from '../analytics/sessions';
import { listTransitions } from '../analytics/transitions';
import { findMerchant } from '../database/merchant';
import { authenticate } from '../wire/identity';
import { jsonAnswer } from '../wire/json-answer';
import { changeClockAndFlags } from './change-clock-and-flags';
import { createMerchant } from './create-merchant';
import { deleteMerchant } from './delete-merchant';
import { exportMerchant } from './export-merchant';
import { clearFaults, setFault } from './faults';
import { importMerchant } from './import-merchant';
import { auditFilter, listAudit, listBooks, listEvents, listMessages, listOtps } from './lists';
import type { DatabaseAndClock } from './merchant-context';
import { merchantView } from './merchant-view';
import { showBalanceCheck } from './money-lists';
import { resetMerchant } from './reset-merchant';
import { rotateToken } from './rotate-token';

const API_ROOT = '/sandbox/api/';

/** Serves the control API for testers: creates merchants, sets their virtual time, flags and faults, lists their data. */
export async function controlApi(control: DatabaseAndClock, request: Request): Promise<Response> {
  const { pathname, searchParams: search } = new URL(request.url);
  const segments = pathSegments(pathname.slice(API_ROOT.length));
  if (segments === null) return notFound();
  if (!isProtectedFromCsrf(request))
    return jsonAnswer(415, {
      code: 'unsupported_media_type',
      message: 'send content-type: application/json',
    });
  const body = await readBody(request);
  if (body === undefined)
    return jsonAnswer(400, { code: 'bad_request', message: 'the body is not a JSON object' });
  const [area, id, topic, name] = segments;
  const { method } = request;
  if (area === 'session' && method === 'GET') return showSession(control, request);
  if (area === 'analytics' && id === 'transitions' && method === 'GET')
    return control.database.write((tx) => listTransitions(tx, new URL(request.url).searchParams));
  if (area === 'analytics' && id === 'sessions' && method === 'GET')
    return control.database.write((tx) => listSessions(tx, control.now));
  if (area !== 'merchants') return notFound();
  if (id === undefined) return method === 'POST' ? createMerchant(control, body) : notFound();
  if (id === 'import') return method === 'POST' ? importMerchant(control, body) : notFound();
  return control.database.write(async (tx) => {
    const merchant = await findMerchant(tx, id);
    if (merchant === undefined) return jsonAnswer(404, { error: 'merchant_not_found' });
    const context = { tx, merchant, now: control.now };
    if (topic === undefined) {
      if (method === 'GET') return jsonAnswer(200, merchantView(context));
      if (method === 'PATCH') return changeClockAndFlags(context, body);
      if (method === 'DELETE') return deleteMerchant(context);
    }
    if (topic === 'reset' && method === 'POST') return resetMerchant(context);
    if (topic === 'token' && method === 'POST') return rotateToken(context, body);
    if (topic === 'faults' && method === 'PUT' && name !== undefined) return setFault(context, name, body);
    if (topic === 'faults' && method === 'DELETE') return clearFaults(context, name);
    if (method === 'GET') {
      if (topic === 'otps') return listOtps(context);
      if (topic === 'messages') return listMessages(context);
      if (topic === 'audit') return listAudit(context, auditFilter(search));
      if (topic === 'export') return exportMerchant(context);
      if (topic === 'books') return listBooks(context, search.get('only'));
      if (topic === 'events') return listEvents(context);
      if (topic === 'balance-check') return showBalanceCheck(context);
      if (topic === 'transitions')
        return listTransitions(tx, new URLSearchParams({ merchant_id: merchant.id }));
    }
    return notFound();
  });
}

/** The merchant of the cookie or header; 401 without one. */
function showSession({ database, now }: DatabaseAndClock, request: Request): Promise<Response> {
  return database.write(async (tx) => {
    const merchant = await authenticate(tx, request);
    if (merchant === undefined) return jsonAnswer(401, { error: 'unauthorized' });
    return jsonAnswer(200, merchantView({ tx, merchant, now }));
  });
}

/** The decoded segments of a path; null when the percent-encoding is malformed. */
function pathSegments(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Guards against requests of other sites (CSRF): a browser sends a POST of plain text or a form without a CORS preflight, so
 * a body must be JSON. JSON and DELETE need a preflight, which the sandbox refuses.
 */
function isProtectedFromCsrf({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'DELETE') return true;
  return /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');
}

const notFound = () => jsonAnswer(404, { error: 'not_found' });

async function readBody(request: Request): Promise<Record<string, unknown> | undefined> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    // SAFETY: a non-null, non-array object of JSON has string keys.
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
