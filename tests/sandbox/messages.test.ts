/** What the lender sends beside codes: the signed papers, and the reminder two days before a debit. */
import { afterAll, describe, expect, it } from 'vitest';
import { rupees } from '../../sandbox/money/rupees';
import { Payer } from './repayment/repaying';
import { answerBank, drawUp, signWithOtp } from './support/journey';
import { MARCH_6, openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DAY_SECONDS = 86_400;

interface Message {
  kind: string;
  channel: string;
  sent_to: string;
  text: string;
  sent_at: number;
}

async function messagesOf(merchant: SandboxMerchant, kind: string): Promise<Message[]> {
  const { body } = await merchant.control<{ messages: Message[] }>('GET', '/messages');
  return body.messages.filter((message) => message.kind === kind);
}

async function papersSentTo(merchant: SandboxMerchant) {
  const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
  return body.agreement?.papers_sent;
}

async function inboxOf(merchant: SandboxMerchant): Promise<string> {
  const answer = await sandbox.fetch(
    new Request('http://lender.test/sandbox/inbox', { headers: { cookie: `act=${merchant.token}` } }),
  );
  return answer.text();
}

/** A merchant with these flags who has signed. */
async function signed(
  flags: object,
  prepare: (merchant: SandboxMerchant) => Promise<unknown> = async () => {},
) {
  const merchant = await SandboxMerchant.as(sandbox, 'agreement-ready');
  await merchant.flags(flags);
  await prepare(merchant);
  const agreementId = await drawUp(merchant);
  expect(await papersSentTo(merchant)).toBeUndefined();
  expect((await signWithOtp(merchant, agreementId)).status).toBe(200);
  return merchant;
}

const giveEmail = (merchant: SandboxMerchant) =>
  merchant.post('/userLoanProfile', { email: 'sunita@shop.example' });

describe('signed papers', () => {
  it('are sent by each channel that the merchant has, and the agreement says so, masked', async () => {
    const merchant = await signed({}, giveEmail);
    const sent = (await papersSentTo(merchant)) ?? [];
    expect(sent.map(({ channel, to }) => [channel, to.replace(/\d{4}$/, '0000')])).toEqual([
      ['EMAIL', 's******@shop.example'],
      ['SMS', '******0000'],
    ]);
    for (const { time } of sent) expect(time).toBe(Math.floor(MARCH_6 / 1000));
    const inbox = await inboxOf(merchant);
    for (const text of ['E-mail to s******@shop.example', 'your signed loan agreement'])
      expect(inbox).toContain(text);
    expect(inbox).not.toContain('sunita@shop.example');
  });

  it('are sent on WhatsApp after the opt-in only', async () => {
    const merchant = await signed({}, async (person) => {
      const { body } = await person.get<{ mobile: string }>('/api/merchant/business_user/user');
      await person.post('/setWhatsappOptin', { mobile: body.mobile, channel: 3, opt_in: true });
    });
    expect((await papersSentTo(merchant))?.map(({ channel }) => channel)).toEqual(['SMS', 'WHATSAPP']);
  });

  it.each([
    ['EMAIL', ['EMAIL']],
    ['SMS', ['SMS']],
    ['NONE', []],
  ])('show the channels only by which they were sent: %s', async (papers_sent, channels) => {
    const merchant = await signed({ papers_sent }, giveEmail);
    expect((await papersSentTo(merchant))?.map(({ channel }) => channel)).toEqual(channels);
    expect((await messagesOf(merchant, 'papers')).map(({ channel }) => channel).sort()).toEqual(channels);
  });

  it('of a persona were sent when it signed', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    const sent = (await papersSentTo(merchant)) ?? [];
    expect(sent.map(({ channel }) => channel)).toEqual(['EMAIL', 'SMS']);
    expect(sent[0]?.time).toBeLessThanOrEqual(MARCH_6 / 1000);
  });
});

describe('the reminder of a debit', () => {
  const reminders = (merchant: SandboxMerchant) => messagesOf(merchant, 'debit-reminder');
  const dayOf = (seconds: number) => new Date((seconds + 19_800) * 1000).toISOString().slice(0, 16);

  it('comes two days before it, at ten, and names amount and day', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'autopay-on');
    const loan = await merchant.loan();
    const [newest] = await reminders(merchant);
    // Daily: the newest reminder, of ten today, is about the debit of the day after tomorrow.
    expect(dayOf(newest?.sent_at ?? 0)).toBe('2026-03-06T10:00');
    expect(newest?.text).toContain('on 8 Mar 2026');
    expect(newest?.text).toContain(`loan ending ${loan?.loan_account_number?.slice(-4)}`);
    expect(newest?.text).toMatch(/autopay will take ₹[\d,.]+ on/);
    expect(newest?.sent_to).toMatch(/^\*{6}\d{4}$/);
    expect(await inboxOf(merchant)).toContain('on 8 Mar 2026');
    await merchant.advance(DAY_SECONDS);
    await merchant.loan();
    const [next, ...earlier] = await reminders(merchant);
    expect(next?.text).toContain('on 9 Mar 2026');
    expect(earlier.filter(({ text }) => text.includes('on 9 Mar 2026'))).toEqual([]);
  });

  it('does not come without a mandate, after it was stopped, or where nothing is debited', async () => {
    for (const persona of ['due-today', 'autopay-withdrawn']) {
      const merchant = await SandboxMerchant.as(sandbox, persona);
      const before = (await reminders(merchant)).length;
      await merchant.advance(40 * DAY_SECONDS);
      await merchant.loan();
      expect(await reminders(merchant)).toHaveLength(before);
    }
    const off = await SandboxMerchant.as(sandbox, 'autopay-on');
    const before = (await reminders(off)).length;
    await off.flags({ autopay_result: 'OFF' });
    await off.advance(5 * DAY_SECONDS);
    await off.loan();
    expect(await reminders(off)).toHaveLength(before);
  });
});

describe('the words about the next debit', () => {
  /** A merchant with this loan and an active mandate. */
  async function debited(persona: string) {
    const payer = await Payer.as(sandbox, persona);
    const { merchant } = payer;
    const { body } = await merchant.get<Schemas['AutopayMandate']>(
      '/autopayMandate?type=ENACH&nbfc=ARTHMATE',
    );
    await answerBank(sandbox, body, 'approve');
    const words = async () => (await payer.loan()).auto_debit?.message;
    return { payer, merchant, words };
  }

  it('name the amount that is debited then, with what is overdue', async () => {
    const { payer, merchant, words } = await debited('overdue-next-tomorrow');
    const said = await words();
    await merchant.advance(DAY_SECONDS);
    const debits = (await payer.transactions()).repayment_transactions.filter(
      ({ is_autopay_transaction }) => is_autopay_transaction,
    );
    expect(debits).toHaveLength(1);
    expect(said).toBe(`${rupees(debits[0]?.amount ?? 0)} will be debited on 7 Mar 2026.`);
  });

  it('do not promise a debit for today after ten, nor any where nothing is debited', async () => {
    const { merchant, words } = await debited('due-today');
    expect(await words()).not.toContain('6 Mar 2026');
    await merchant.flags({ autopay_result: 'OFF' });
    expect(await words()).toBeNull();
  });
});

describe('who may call about an overdue amount', () => {
  it('is named by each lender of the sandbox, with its hours', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'overdue');
    for (const nbfc of [
      'USFB',
      'ARTHMATE',
      'APOLLO_FINVEST',
      'HINDON_MERCANTILE_LIMITED',
      'HINDON_RUPEECIRCLE',
    ]) {
      const { body } = await merchant.get<Schemas['LenderContact']>(`/lenderContact/${nbfc}`);
      expect(body.collection?.agents?.length).toBeGreaterThan(0);
      expect(body.collection?.contact_hours).toMatch(/\d [ap]m to \d [ap]m/);
    }
  });
});
