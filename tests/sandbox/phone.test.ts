import { afterAll, describe, expect, it } from 'vitest';

import { masked } from '../../sandbox/phone/client/mask';
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
    for (const name of ['phone', 'host', 'answers', 'controls', 'log', 'mask', 'sheet', 'inside.js']) {
      const script = await visit(`/sandbox/phone/${name}`, token);
      expect(script.headers.get('content-type')).toContain('text/javascript');
      expect(await script.text()).not.toMatch(/\binterface\b|: string\b/);
    }
    expect((await visit('/sandbox/phone/toString', token)).status).toBe(404);
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
