import { afterAll, describe, expect, it } from 'vitest';
import { allTours } from '../../sandbox/tours/tours';
import { openSandbox, SandboxMerchant } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const visit = (path: string, token = '', form?: Record<string, string>) =>
  sandbox.fetch(
    new Request(`http://lender.test${path}`, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie: `act=${token}` },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    }),
  );

/** Starts a story; returns its merchant and where the browser is led. */
async function start(tour: string) {
  const answer = await visit('/sandbox/tour', '', { tour });
  const token = /act=(\w+);/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const session = await visit('/sandbox/api/session', token);
  const { merchant_id: id }: { merchant_id: string } = await session.json();
  return { merchant: new SandboxMerchant(sandbox, id, token), to: answer.headers.get('location') };
}

/** The texts of the steps beside the phone that are done, and the one to do now. */
async function shownSteps({ token }: SandboxMerchant) {
  const page = await (await visit('/sandbox/panels', token)).text();
  return {
    done: [...page.matchAll(/class="done"/g)].length,
    now: /aria-current="step">([^<]*)</.exec(page)?.[1],
    isOver: page.includes('The end'),
  };
}

describe('the stories', () => {
  it('are on top of the start page, three to six steps each', async () => {
    const page = await (await visit('/sandbox')).text();
    expect(allTours()).toHaveLength(5);
    for (const [name, { title, steps }] of allTours()) {
      expect(page).toContain(`name="tour" value="${name}"`);
      expect(page).toContain(title);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(6);
    }
    expect(page.indexOf('name="tour"')).toBeLessThan(page.indexOf('name="persona"'));
  });

  it.each(allTours().map(([name]) => name))(
    '%s starts with its person, on the phone, with nothing done',
    async (name) => {
      const tour = new Map(allTours()).get(name);
      const { merchant, to } = await start(name);
      expect(to).toBe(`/sandbox/phone?to=${encodeURIComponent(tour?.to ?? '')}`);
      expect(await shownSteps(merchant)).toEqual({ done: 0, now: tour?.steps[0]?.text, isOver: false });
      const phone = await (await visit(to ?? '', merchant.token)).text();
      expect(phone).toContain(tour?.title);
    },
  );

  it('set the day and the fault', async () => {
    const late = await start('friend-pays');
    const home = await (await visit('/sandbox/panels', late.merchant.token)).text();
    // MARCH_6 is a Friday.
    expect(home).toMatch(/<b>Tuesday,? 10 March,? 2026/);
    const lost = await start('lost-answer');
    const { body } = await lost.merchant.control<{ faults: unknown[] }>('GET', '/books');
    expect(body.faults).toMatchObject([{ operationId: 'initiateRepayment', kind: 'status-after', times: 1 }]);
  });

  it('mark a step as done by what the sandbox sees: a lost answer, the question for it, the money', async () => {
    const { merchant } = await start('lost-answer');
    const body = { amount: 100, request_type: 'web', payment_type: 'instalment' };
    expect((await merchant.post('/v1/initiateRepayment', body)).status).toBe(504);
    expect((await shownSteps(merchant)).done).toBe(1);
    const again = await merchant.post<{ payment_id: string }>('/v1/initiateRepayment', body);
    expect((await shownSteps(merchant)).done).toBe(1);
    await visit(`/sandbox/upi?tr=${again.body.payment_id}`, '', { decision: 'pay', pin: '1234' });
    // The question for the lost answer comes before: whoever is past it has done it.
    expect((await shownSteps(merchant)).done).toBe(3);
    await merchant.post('/payment/repayment-status', { payment_id: again.body.payment_id, polling: true });
    expect(await shownSteps(merchant)).toEqual({ done: 4, now: undefined, isOver: true });
  });

  it('are of their merchant only, and no other name starts one', async () => {
    const other = await SandboxMerchant.as(sandbox, 'due-today');
    expect(await shownSteps(other)).toEqual({ done: 0, now: undefined, isOver: false });
    const unknown = await visit('/sandbox/tour', '', { tour: 'constructor' });
    expect([unknown.headers.get('location'), unknown.headers.get('set-cookie')]).toEqual(['/sandbox', null]);
    expect((await visit('/sandbox/panels')).status).toBe(404);
  });
});

describe('beside the phone', () => {
  it('a payment that waits leads to the UPI app, also without a link', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'due-today');
    const opened = await merchant.post<{ payment_id: string }>('/v1/initiateRepayment', {
      amount: 100,
      request_type: 'web',
      payment_type: 'instalment',
    });
    const path = `/sandbox/upi?tr=${opened.body.payment_id}`;
    for (const page of ['/sandbox/panels', '/sandbox/upi'])
      expect(await (await visit(page, merchant.token)).text()).toContain(path);
    const other = await SandboxMerchant.as(sandbox, 'due-today');
    expect(await (await visit('/sandbox/upi', other.token)).text()).not.toContain(path);
  });

  it('a link for a mandate leads from the UPI app to the page of the bank', async () => {
    const link = encodeURIComponent('upi://mandate?pa=a@b&tr=mnd_1');
    const answer = await visit(`/sandbox/upi?link=${link}`);
    expect(answer.headers.get('location')).toBe(
      `/sandbox/bank/mnd_1?return_to=${encodeURIComponent('http://lender.test/')}`,
    );
  });
});
