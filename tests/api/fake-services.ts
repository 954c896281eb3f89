import type { paths as AccountPaths } from '../../openapi/generated/account';
import type { paths as MerchantPaths } from '../../openapi/generated/merchant';
import type { paths as TermloanPaths } from '../../openapi/generated/termloan';
import { type CallReport, createService, type Transport } from '../../src/api/service';
import { baseOf } from '../support/contract';
import type { Services } from './every-call';

/** All services behind one `fetch`, and what was reported of them. */
export function fakeServices(fetch: Transport): { services: Services; reports: CallReport[] } {
  const reports: CallReport[] = [];
  const ports = {
    fetch,
    device: () => ({ app: 'web', id: 'device-1', address: '203.0.113.7', brand: 'Moto G' }),
    merchantId: () => 'mrc_41',
    language: 'en-IN',
    newRequestId: () => 'fresh-id-1',
    report: (report: CallReport) => {
      reports.push(report);
    },
  };
  const services: Services = {
    termloan: createService<TermloanPaths>(baseOf('termloan'), ports),
    account: createService<AccountPaths>(baseOf('account'), ports),
    merchant: createService<MerchantPaths>(baseOf('merchant'), ports),
  };
  return { services, reports };
}

/** An answer of JSON. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
