import { expect, it } from 'vitest';

import { pageHeaders } from '../../src/configuration/headers';
import { readConfiguration } from '../../src/configuration/read';

const policyOf = (environment: Readonly<Record<string, string>>) =>
  pageHeaders(readConfiguration(environment), {
    sheets: ['sha256-abc'],
    scripts: ['sha256-def', 'sha256-ghi'],
  })['Content-Security-Policy'] ?? '';

it('allows no other origin when the services are on the app’s origin', () => {
  const policy = policyOf({});
  expect(policy).not.toMatch(/https?:|\*|unsafe/);
  expect(policy).toContain("style-src 'self' 'sha256-abc';");
  expect(policy).toContain("script-src 'self' 'sha256-def' 'sha256-ghi';");
  expect(policy).toContain("connect-src 'self' blob:;");
  expect(policy).toContain("frame-ancestors 'none'");
});

it('allows calls to services of another origin and their pictures, and lists each origin once', () => {
  const policy = policyOf({
    VITE_TERMLOAN_URL: 'https://api.example/api/termloan',
    VITE_MERCHANT_URL: 'https://api.example/api/merchant',
    VITE_ANALYTICS_URL: 'https://counts.example',
    VITE_ERROR_LOG_URL: 'https://log.example/app',
    VITE_PICTURE_HOSTS: 'https://cdn.example',
  });
  expect(policy).toContain(
    "connect-src 'self' blob: https://api.example https://counts.example https://log.example;",
  );
  expect(policy).toContain("img-src 'self' data: blob: https://api.example https://cdn.example;");
});
