import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_FLAGS } from '../../sandbox/base/flags';
import { greet } from '../../sandbox/greet';
import { printDestinations } from '../../sandbox/print-destinations';
import { confirmOffer, drawUp } from './support/journey';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const visit = (path: string, token?: string, body?: Record<string, string>) =>
  sandbox.fetch(
    new Request(`http://lender.test${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: token === undefined ? {} : { cookie: `act=${token}` },
      ...(body === undefined ? {} : { body: new URLSearchParams(body) }),
    }),
  );

describe('the sandbox page', () => {
  it('signs in by cookie, and redirects only to its own paths', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const entered = await visit(`/sandbox/enter/${merchant.id}?to=/termloan`);
    expect(entered.status).toBe(303);
    expect(entered.headers.get('location')).toBe('/termloan');
    const cookie = `act=${merchant.token}; Max-Age=86400; Path=/; SameSite=Lax; HttpOnly`;
    expect(entered.headers.get('set-cookie')).toBe(cookie);
    for (const to of ['//evil.test', 'https://evil.test', '/\\evil.test', '/\t/evil.test']) {
      const away = await visit(`/sandbox/enter/${merchant.id}?to=${encodeURIComponent(to)}`);
      expect(away.headers.get('location')).toBe('/');
    }
  });

  it.each(
    ['', '/inbox', '/world', '/faults', '/errors', '/errors/offers', '/flags', '/audit', '/file'].map(
      (page) => `/sandbox${page}`,
    ),
  )('%s runs nothing', async (path) => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    for (const page of [await visit(path), await visit(path, merchant.token)]) {
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await page.text()).not.toMatch(/<script|<style|style=| on\w+=/);
    }
  });

  it('moves the clock and sets a fault by form', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await visit('/sandbox/clock', merchant.token, { seconds: '86400' });
    await visit('/sandbox/faults', merchant.token, {
      operation: 'getLoan',
      kind: 'html',
      times: '1',
      status: '',
      ms: '',
    });
    const { body } = await merchant.control<{ faults: unknown[] }>('GET', '/books');
    expect(body.faults).toMatchObject([{ operationId: 'getLoan', kind: 'html', status: null }]);
    await visit('/sandbox/faults/clear', merchant.token, { operation: 'getLoan' });
    expect(await merchant.loan()).toBeNull();
  });

  it('names flags and faults beside their ids', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const flags = await (await visit('/sandbox/flags', merchant.token)).text();
    const { features, experiments, ...behaviour } = DEFAULT_FLAGS;
    for (const id of Object.keys({ ...features, ...experiments, ...behaviour }))
      expect(flags).toMatch(new RegExp(`\\w[^<>]* <code>${id}</code>`));
    await merchant.fault('getUserState', { kind: 'malformed' });
    const faults = await (await visit('/sandbox/faults', merchant.token)).text();
    for (const expected of ['Where the merchant stands', '<code>getUserState</code>', 'JSON that breaks off'])
      expect(faults).toContain(expected);
  });

  it('shows the day of the clock in words', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const clock = await (await visit('/sandbox/world', merchant.token)).text();
    expect(clock).toMatch(/It is Fri,? 6 Mar,? 2026/);
    expect(clock).toContain('<option value="3" selected>March</option>');
  });

  it('opens no group of people until somebody is looked for', async () => {
    expect(await (await visit('/sandbox')).text()).not.toContain('<details open');
    const found = await (await visit('/sandbox?q=overdue')).text();
    expect(found).toContain('<details open');
    expect(found).toContain('value="overdue"');
  });

  it('serves its stylesheets', async () => {
    for (const name of ['sandbox', 'document'])
      expect((await visit(`/sandbox/${name}.css`)).headers.get('content-type')).toContain('text/css');
  });
});

describe('documents', () => {
  it('are HTML and PDF, for their owner only', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    await drawUp(merchant);
    const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
    const kfs = offer?.kfs_html_link ?? '';
    const page = await (await visit(kfs, merchant.token)).text();
    for (const expected of [
      'Key Facts Statement',
      'Grievance officer',
      'Late charges',
      `${offer?.apr?.toFixed(2)} %`,
    ])
      expect(page).toContain(expected);
    expect(page.match(/<tr>/g)).toHaveLength(27);
    expect(await (await visit(`${kfs}?lang=hi`, merchant.token)).text()).toContain('मुख्य जानकारी (KFS)');
    expect(await (await visit(body.agreement?.html_link ?? '', merchant.token)).text()).toContain(
      'Loan agreement',
    );
    const pdfs = [
      body.agreement?.pdf_link,
      body.agreement?.sanction_letter_cum_kfs_pdf,
      kfs.replace('html', 'pdf'),
    ];
    for (const link of pdfs) {
      const pdf = await visit(link ?? '', merchant.token);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    }
    const stranger = await SandboxMerchant.as(sandbox, 'arthmate');
    expect((await visit(kfs, stranger.token)).status).toBe(404);
    expect((await visit(kfs)).status).toBe(401);
  });
});

describe('a newcomer', () => {
  const arrive = (url: string, cookie = '', accept = 'text/html') =>
    greet(sandbox, { method: 'GET', url, accept, cookie });

  it('is created once, with offers, on a page visit only', async () => {
    expect(await arrive('/api.js', '', '*/*')).toEqual({ kind: 'none' });
    const greeting = await arrive('/termloan', 'act=gone');
    expect(greeting).toMatchObject({ kind: 'cookie', cookie: expect.stringMatching(/^act=tok_/) });
    const cookie = greeting.kind === 'cookie' ? (greeting.cookie.split(';')[0] ?? '') : '';
    expect(await arrive('/termloan', cookie)).toEqual({ kind: 'none' });
  });

  it('who asks for a persona that does not exist is led to the search for it', async () => {
    const greeting = await arrive('/termloan?persona=nonsense%26');
    expect(greeting).toEqual({ kind: 'redirect', to: '/sandbox?q=nonsense%26' });
    const page = await (await visit('/sandbox?q=nonsense%26')).text();
    expect(page).toContain('Nobody is like that');
    expect(page).toContain('value="nonsense&#38;"');
  });

  it('may choose a persona', async () => {
    const greeting = await arrive('/termloan?persona=overdue&navigation=true');
    expect(greeting).toMatchObject({
      kind: 'redirect',
      to: expect.stringMatching(/^\/sandbox\/enter\/mrc_\w+\?to=%2Ftermloan%3Fnavigation%3Dtrue$/),
    });
  });
});

describe('the start of the development server', () => {
  /** What is printed by a server that wanted port 5173 and got this one. */
  const printed = (port: number) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const server = {
      config: { server: { port: 5173 }, logger: { info: print, warn: print } },
      resolvedUrls: { local: [`http://localhost:${port}/`] },
      printUrls: () => {},
    };
    printDestinations(server);
    server.config.server.port = port;
    server.printUrls();
    return lines.join('\n');
  };

  it('says where app, stories, phone, codes and inspector are', () => {
    const text = printed(5173);
    for (const path of ['/', '/sandbox', '/sandbox/phone', '/sandbox/inbox', '/inspector.html'])
      expect(text).toContain(`http://localhost:5173${path} `);
    expect(text).not.toContain('taken');
  });

  it('says that its port was taken, and names the other one', () => {
    const text = printed(5174);
    expect(text).toContain('Port 5173 was taken: all of it is on 5174 this time.');
    expect(text).toContain('http://localhost:5174/sandbox ');
  });
});
