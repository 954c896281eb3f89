import { describe, expect, it } from 'vitest';

import { hostingFiles } from '../../hosting/files';
import { pageHeaders } from '../../src/configuration/headers';
import { readConfiguration } from '../../src/configuration/read';
import { namedRoutes } from '../browser/support/route-table';

const ours = readConfiguration({});
const HASHES = { sheets: ['sha256-abc'], scripts: ['sha256-def', 'sha256-ghi'] };
const files = hostingFiles(ours, HASHES);

describe('the files that a host deploys', () => {
  it.each([
    ['nginx.conf', '"~^/pay/[^/]+$" /pay/_linkId.html;'],
    ['Caddyfile', '~^/pay/[^/]+$ /pay/_linkId.html'],
    ['_redirects', '/pay/:linkId /pay/_linkId 200'],
  ])('%s gives every link to pay the one document for it', (name, rule) => {
    expect(files[name]).toContain(rule);
  });

  it.each([
    ['nginx.conf', 'default /not-found.html;'],
    ['Caddyfile', 'default /not-found.html'],
    ['_redirects', '/* /not-found 200'],
  ])('%s has a document for unknown pages', (name, rule) => {
    expect(files[name]).toContain(rule);
  });

  it.each(['nginx.conf', 'Caddyfile', '_headers'])('%s sends every header of a page', (name) => {
    for (const [header, value] of Object.entries(pageHeaders(ours, HASHES))) {
      expect(files[name]).toContain(header);
      expect(files[name]).toContain(value);
    }
  });

  it('caches no page: each URL of the app has a rule in _headers', () => {
    const rules = [...(files._headers ?? '').matchAll(/^(\/\S*)\n {2}Cache-Control: no-store$/gm)];
    const patterns = rules.map(([, path = '']) => path);
    const isCovered = (address: string) =>
      patterns.some(
        (path) => path === address || (path.endsWith('/*') && address.startsWith(path.slice(0, -1))),
      );
    expect(
      namedRoutes
        .filter(({ address, example }) => !isCovered((example ?? address).replace(/\?.*/, '')))
        .map(({ address }) => address),
    ).toEqual([]);
  });

  it('lists services of another origin in the policy, and does not proxy calls to them', () => {
    const elsewhere = hostingFiles(
      readConfiguration({
        VITE_TERMLOAN_URL: 'https://api.example/api/termloan',
        VITE_MERCHANT_URL: 'https://api.example/api/merchant',
        VITE_ACCOUNT_URL: 'https://api.example/api/account',
        VITE_ANALYTICS_URL: '',
      }),
      HASHES,
    );
    expect(elsewhere['nginx.conf']).not.toContain('proxy_pass');
    expect(elsewhere.Caddyfile).not.toContain('reverse_proxy');
    expect(elsewhere['nginx.conf']).toContain("connect-src 'self' blob: https://api.example;");
  });
});
