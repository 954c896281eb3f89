import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';

import { masked } from '../../sandbox/phone/client/mask';
import { isAllowedRequest } from '../../sandbox/phone/client/targets';
import { openSandbox, SandboxMerchant } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const visit = (path: string, token: string) =>
  sandbox.fetch(new Request(`http://lender.test${path}`, { headers: { cookie: `act=${token}` } }));

it('a token that is expired is refused, the next one is taken', async () => {
  const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
  const { body } = await merchant.control<{ token: string }>('POST', '/token', { action: 'expire' });
  expect((await merchant.get('/loan')).status).toBe(401);
  expect((await new SandboxMerchant(sandbox, merchant.id, body.token).get('/loan')).status).toBe(200);
  expect((await merchant.control('POST', '/token', { action: 'mend' })).status).toBe(400);
});

describe('the phone', () => {
  it('runs only its own scripts, which the browser can read', async () => {
    const { token } = await SandboxMerchant.as(sandbox, 'offers');
    const page = await visit('/sandbox/phone', token);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(await page.text()).not.toMatch(/<style|style=| on\w+=/);
    const modules = readdirSync('sandbox/phone/client').map((name) => name.replace('.ts', ''));
    expect(modules).toContain('host-check');
    for (const name of [...modules, 'inside.js']) {
      const script = await visit(`/sandbox/phone/${name}`, token);
      expect(script.headers.get('content-type')).toContain('text/javascript');
      expect(await script.text()).not.toMatch(/\binterface\b|: string\b/);
    }
    expect((await visit('/sandbox/phone/toString', token)).status).toBe(404);
  });

  it('opens what the bridge lists, and nothing else', () => {
    const origin = 'http://lender.test';
    const opens = (type: string, url: string) => isAllowedRequest(type, { url }, origin);
    for (const url of ['https://bank.test/', `${origin}/terms`, 'tel:1930', 'upi://pay?pa=a@b'])
      expect(opens('navigate', url)).toBe(true);
    for (const url of ['javascript:alert(1)', 'file:///etc', 'intent://x#Intent;end', 'http://bank.test/'])
      expect(opens('navigate', url)).toBe(false);
    expect(isAllowedRequest('navigate', { screen: 'home' }, origin)).toBe(true);
    expect([opens('openUpiIntent', 'upi://pay?pa=a@b'), opens('openUpiIntent', 'https://a.test/')]).toEqual([
      true,
      false,
    ]);
    expect([opens('openDocument', 'https://a.test/a.pdf'), opens('openDocument', 'file:///etc')]).toEqual([
      true,
      false,
    ]);
  });

  it('the host check names a header with which its document was requested', async () => {
    const check = (headers: Readonly<Record<string, string>>) =>
      sandbox
        .fetch(new Request('http://lender.test/sandbox/host-check', { headers }))
        .then((page) => page.text());
    expect(await check({})).not.toContain('data-credentials');
    expect(await check({ authorization: 'Bearer t' })).toContain('data-credentials="authorization"');
  });

  it('masks what is personal', () => {
    const shown = masked({
      token: 'tok_123456789',
      phone: '9876543210',
      latitude: 19.076,
      text: 'private words',
      url: 'upi://pay?pa=somebody@bank',
      message: 'Copied!',
    });
    for (const secret of ['123456', '98765', '076', 'private', 'somebody'])
      expect(shown).not.toContain(secret);
    expect(shown).toContain('Copied!');
  });
});
