import { afterAll, describe, expect, it } from 'vitest';
import { answerBank, confirmOffer } from './support/journey';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DAY_SECONDS = 86_400;

async function confirmed() {
  const merchant = await SandboxMerchant.as(sandbox, 'hindon-mercantile');
  const [offer] = await merchant.offers();
  await confirmOffer(merchant, offer);
  const ask = async (query: string) =>
    merchant.get<Schemas['AutopayMandate']>(`/autopayMandate?nbfc=${offer?.nbfc}&${query}`);
  return { merchant, ask };
}

describe('the methods of a mandate', () => {
  it('replace each other before an approval, and the old mandate cannot be approved any more', async () => {
    const { ask } = await confirmed();
    const { body: upi } = await ask('type=UPI&method=UPI_INTENT');
    expect(upi).toMatchObject({ type: 'UPI', method: 'UPI_INTENT', status: 'INITIATED' });
    expect(upi.upi_link).toMatch(/^upi:\/\/mandate\?/);
    expect((await ask('type=UPI')).body.mandate_id).toBe(upi.mandate_id);
    const { body: card } = await ask('type=ENACH&method=DEBIT_CARD');
    expect(card).toMatchObject({ type: 'ENACH', method: 'DEBIT_CARD', status: 'INITIATED', upi_link: null });
    expect(card.mandate_id).not.toBe(upi.mandate_id);
    await answerBank(sandbox, upi, 'approve');
    expect((await ask('type=ENACH&method=DEBIT_CARD')).body.status).toBe('INITIATED');
    await answerBank(sandbox, card, 'approve');
    // For any method, also with renew, the answer is the active mandate: there is never a second one.
    for (const query of ['type=UPI&method=UPI_QR', 'type=ENACH&renew=true', 'type=UPI&open=false'])
      expect((await ask(query)).body).toMatchObject({ mandate_id: card.mandate_id, status: 'ACTIVE' });
  });

  it('are not opened or replaced by a read', async () => {
    const { ask } = await confirmed();
    expect((await ask('type=UPI&open=false')).status).toBe(404);
    const { body: net } = await ask('type=ENACH&method=NETBANKING');
    expect((await ask('type=UPI&open=false')).body).toEqual(net);
    expect((await ask('type=ENACH&method=NETBANKING')).body).toEqual(net);
  });

  it('expire after a day without an approval, and the page of the bank says so', async () => {
    const { merchant, ask } = await confirmed();
    const { body: mandate } = await ask('type=ENACH&method=NETBANKING');
    await merchant.advance(DAY_SECONDS);
    const page = await sandbox.fetch(new Request(`http://lender.test${mandate.authorization_url}`));
    expect(await page.text()).toContain('This request has expired.');
    expect((await ask('type=UPI&open=false')).body.status).toBe('EXPIRED');
  });

  it('by Aadhaar: the bank answers at ten in the morning of the next working day', async () => {
    const { merchant, ask } = await confirmed();
    // The sandbox's clock is on a Friday morning.
    const { body: mandate } = await ask('type=ENACH&method=AADHAAR');
    await answerBank(sandbox, mandate, 'approve');
    expect((await ask('type=UPI&open=false')).body.status).toBe('PENDING');
    await merchant.advance(2 * DAY_SECONDS);
    expect((await ask('type=UPI&open=false')).body.status).toBe('PENDING');
    await merchant.advance(DAY_SECONDS + 3_600);
    expect((await ask('type=UPI&open=false')).body.status).toBe('ACTIVE');
    const { events } = (await merchant.control<{ events: { kind: string; at: number }[] }>('GET', '/events'))
      .body;
    const active = events.find(({ kind }) => kind === 'mandate.active');
    expect(active?.at).toBe(Date.parse('2026-03-09T10:00:00+05:30') / 1000);
  });
});
