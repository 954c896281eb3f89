/** The sandbox answers in the language that it is asked in: words, papers, hosted pages, text messages. */
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../sandbox/language/language';
import { Payer } from './repayment/repaying';
import { confirmOffer, drawUp, signWithOtp } from './support/journey';
import { pdfLines } from './support/pdf-text';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';
import { encryptPayment, trader } from './support/trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const translated = LANGUAGES.filter((language) => language !== 'en');

/** A merchant whose app is in this language. */
const merchantOf = async (persona: string, language: Language) =>
  (await SandboxMerchant.as(sandbox, persona)).in(`${language}-IN`);

/** Opens a page or a paper as a browser with these cookies does. */
const visit = (path: string, cookie: string, body?: Record<string, string>, language?: string) =>
  sandbox.fetch(
    new Request(`http://lender.test${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(language === undefined ? {} : { 'accept-language': language }) },
      ...(body === undefined ? {} : { body: new URLSearchParams(body) }),
    }),
  );

describe('an answer', () => {
  it.each([
    ['hi-IN', 'वसूली एजेंट'],
    ['mr-IN,mr;q=0.9,en;q=0.8', 'वसुली एजंट'],
    ['ta-IN, hi;q=0.5', 'वसूली एजेंट'],
    ['en-IN', 'Recovery agents'],
    ['ta-IN', 'Recovery agents'],
    ['*', 'Recovery agents'],
  ])('to a call with accept-language %s has its words in it: %s', async (header, clause) => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const [offer] = await merchant.offers();
    const { body } = await merchant.in(header).get<Schemas['KeyFacts']>(`/keyFacts/${offer?.loan_offer_id}`);
    expect(body.clauses?.map(({ name }) => name)).toContain(clause);
  });

  it('lists the paper in each language and format, in its own first', async () => {
    const merchant = await merchantOf('offers', 'mr');
    const [offer] = await merchant.offers();
    const { body } = await merchant.get<Schemas['KeyFacts']>(`/keyFacts/${offer?.loan_offer_id}`);
    expect(body.papers?.map(({ kind, language, format }) => `${kind} ${language} ${format}`)).toEqual(
      ['mr', 'en', 'hi'].flatMap((language) => [`KFS ${language} HTML`, `KFS ${language} PDF`]),
    );
    for (const { url, language, format } of body.papers ?? []) {
      const paper = await visit(url, `act=${merchant.token}`);
      expect(paper.headers.get('content-type')).toContain(format === 'PDF' ? 'pdf' : 'html');
      if (format === 'HTML') expect(await paper.text()).toContain(`<html lang="${language}">`);
    }
  });

  it('says a stored reason in the language of each call', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'udyam-mismatch');
    const reasonFor = async (asking: SandboxMerchant) =>
      (await asking.get<Schemas['UdyamDetails']>('/udyam-details')).body.failure_reason;
    expect(await reasonFor(merchant)).toBe('The name does not fit the PAN.');
    expect(await reasonFor(merchant.in('hi-IN'))).toBe('नाम PAN से मेल नहीं खाता।');
    expect(await reasonFor(merchant.in('mr-IN'))).toBe('नाव PAN शी जुळत नाही.');
  });

  it('says the answer to a complaint in the language of each call', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'due-in-a-week');
    await merchant.post('/complaints', {
      about: 'APP',
      category: 'OTHER',
      text: 'It is slow.',
      loan_id: null,
    });
    await merchant.advance(6 * 86_400);
    const answerFor = async (asking: SandboxMerchant) =>
      (await asking.get<Schemas['Complaints']>('/complaints')).body.complaints[0]?.events.at(-1);
    expect(await answerFor(merchant)).toMatchObject({ by: 'the app’s complaint desk' });
    expect(await answerFor(merchant.in('mr-IN'))).toMatchObject({
      by: 'ॲपचा तक्रार विभाग',
      text: expect.stringMatching(/^आम्ही तुमच्या तक्रारीची पडताळणी/),
    });
  });
});

describe('papers', () => {
  it.each(translated)(
    '%s: agreement, sanction letter, statement and letter are whole in it',
    async (language) => {
      const merchant = await merchantOf('arthmate', language);
      const [offer] = await merchant.offers();
      await confirmOffer(merchant, offer);
      await drawUp(merchant);
      const { body } = await merchant.get<Schemas['AgreementInfo']>('/agreementInfo');
      const over = await Payer.as(sandbox, 'loan-complete');
      const { body: details } = await over.merchant
        .in(`${language}-IN`)
        .get<Schemas['LoanDetails']>('/v1/loanDetails');
      const papers = [
        [body.agreement?.html_link, merchant],
        [body.agreement?.sanction_letter_cum_kfs_pdf?.replace('.pdf', '.html'), merchant],
        [details.statement_link, over.merchant],
        [details.no_dues_letter_link, over.merchant],
      ] as const;
      for (const [link, owner] of papers) {
        const text = await (await visit(link ?? '', `act=${owner.token}`)).text();
        expect(text).toContain(`<html lang="${language}">`);
        const sentences = text.match(/<(p|h1|h2|dt|th scope="col")>[^<]*/g) ?? [];
        expect(sentences.length).toBeGreaterThan(8);
        // A heading or a sentence without a letter of the language is in English.
        expect(sentences.filter((sentence) => !/[\u0900-\u097f]/.test(sentence))).toEqual([]);
      }
    },
  );

  it.each([
    ['hi', 'लोन समय से पहले बंद किया जा सकता है। इसकी फ़ीस चुकाने को बाकी मूलधन का 4\u00a0% है'],
    ['mr', 'कर्ज मुदतीआधी बंद करता येते. त्याची फी फेडायच्या बाकी मुद्दलाच्या 4\u00a0% आहे'],
  ] as const)(
    '%s: the PDF can be read aloud, and each of its letters is drawn',
    async (language, sentence) => {
      const merchant = await merchantOf('arthmate', language);
      const [offer] = await merchant.offers();
      const url = offer?.kfs_html_link?.replace('.html', '.pdf') ?? '';
      const pdf = await (await visit(url, `act=${merchant.token}`)).arrayBuffer();
      const lines = pdfLines(new Uint8Array(pdf));
      expect(lines.map(({ text }) => text).join(' ')).toContain(sentence);
      // Without vowels and र, of whose forms beside a letter the PDF does not say what they stand for.
      const letters = (text: string) =>
        [...text.normalize('NFD').replaceAll(/[\u0900-\u0914\u093a-\u0963\u0930]/g, '')].sort().join('');
      for (const { text, drawn } of lines) expect([text, letters(drawn)]).toEqual([text, letters(text)]);
    },
  );
});

describe('a text message', () => {
  it('is in the language of the call that caused it', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'agreement-ready');
    const agreementId = await drawUp(merchant);
    await signWithOtp(merchant.in('hi-IN'), agreementId);
    const inbox = await (await visit('/sandbox/inbox', `act=${merchant.token}`)).text();
    expect(inbox).toContain('<span lang="hi">लोन एग्रीमेंट पर हस्ताक्षर के लिए आपका कोड:</span>');
    expect(inbox).toContain('हस्ताक्षर किया हुआ लोन एग्रीमेंट');
  });

  it('that nobody caused is in the language of the latest call', async () => {
    const merchant = await merchantOf('autopay-on', 'mr');
    await merchant.loan();
    await merchant.advance(20 * 86_400);
    await merchant.loan();
    const { body } = await merchant.control<{ messages: { kind: string; text: string }[] }>(
      'GET',
      '/messages',
    );
    const reminders = body.messages.filter(({ kind }) => kind === 'debit-reminder');
    expect(reminders[0]?.text).toMatch(/रोजी ऑटोपेने ₹[\d,.]+ कापले जातील/);
  });
});

/** The bank's page of a new mandate. */
async function mandatePage(): Promise<string> {
  const merchant = await SandboxMerchant.as(sandbox, 'hindon-mercantile');
  const [offer] = await merchant.offers();
  await confirmOffer(merchant, offer);
  const { body } = await merchant.get<Schemas['AutopayMandate']>(
    `/autopayMandate?nbfc=${offer?.nbfc}&type=ENACH&method=NETBANKING`,
  );
  return body.authorization_url ?? '';
}

async function aadhaarPage(): Promise<string> {
  const merchant = await SandboxMerchant.as(sandbox, 'ckyc-failed');
  return (await merchant.post<Schemas['Ekyc']>('/ekyc', { consent: true })).body.authorization_url ?? '';
}

async function payLaterPage(): Promise<string> {
  const { body } = await encryptPayment(await trader(sandbox, 'credit-test-code'));
  const fields = { encdata: body.data, checksum: body.checksum, mCode: body.m_code };
  return `${body.payment_url}?${new URLSearchParams(fields)}`;
}

/** Words in Latin letters that are no abbreviation, no name and no code of an outcome that a tester chooses. */
function englishWordsOf(page: string): readonly string[] {
  const text = page
    .replace(/<head>.*<\/head>/s, '')
    .replaceAll(/<p class="brand">.*?<\/p>|<dd>.*?<\/dd>|<h1>[A-Za-z ]*<\/h1>|<option>[a-z_]*<\/option>/g, '')
    .replaceAll(/<span class="id">.*?<\/span>|<[^>]*>|&#\d+;|sandbox@bank|e-NACH/g, ' ');
  return text.match(/\b[A-Za-z]*[a-z]{2,}\b/g) ?? [];
}

describe('a hosted page', () => {
  it.each(translated)('%s: is in the language of the cookie, without a word of English', async (language) => {
    const payer = await Payer.as(sandbox, 'due-in-a-week');
    const payment = await payer.open({ payment_type: 'instalment' });
    const paid = await payer.pay({ payment_type: 'custom', amount: 10_000 });
    const paths = [
      payment.payment_url ?? '',
      `/sandbox/payment/${paid.payment_id}`,
      '/sandbox/upi',
      `/sandbox/upi?tr=${payment.payment_id}`,
      await mandatePage(),
      await aadhaarPage(),
      await payLaterPage(),
      '/sandbox/bank/unknown',
      '/sandbox/aadhaar/unknown',
      '/sandbox/payment/unknown',
      '/sandbox/pay-later',
    ];
    for (const path of paths) {
      const cookie = `act=${payer.merchant.token}; language=${language}`;
      const text = await (await visit(path, cookie, undefined, 'en-IN')).text();
      expect(text).toContain(`<html lang="${language}">`);
      expect([path, englishWordsOf(text)]).toEqual([path, []]);
      // The same page in English has such words, so that they would be found.
      expect(englishWordsOf(await (await visit(path, cookie.replace(language, 'en'))).text())).not.toEqual(
        [],
      );
    }
  });

  it('is in the browser’s language without the cookie, else in English', async () => {
    const heading = async (cookie: string, language?: string) =>
      /<h1>(.*?)<\/h1>/.exec(await (await visit('/sandbox/upi', cookie, undefined, language)).text())?.[1];
    expect(await heading('', 'hi-IN,hi;q=0.9')).toBe('UPI लिंक खोलें');
    expect(await heading('language=xx', 'ta')).toBe('Open a UPI link');
    expect(await heading('language=mr')).toBe('UPI लिंक उघडा');
  });
});
