import { blockFirstTab, textForWhatsApp } from '../browser/support/blocked-tab';
import { picture } from '../browser/support/pictures';
import { tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'loan-details' });

const DETAILS = '/termloan/loan-details';

test('terms and links come from the lender; the documents are masked, and a picture that does not load has a message', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.addInitScript(blockFirstTab);
  const merchant = await journey.openAs('disbursed', DETAILS, 'terms');
  const { offers = [] } = await merchant.books();
  expect(offers.map((row) => row.loanAmount)).toContain(5_000_000);
  for (const fact of ['₹50,000', '₹1,250', '₹225', '₹48,525', 'Every week', 'HDFC Bank ••7891'])
    await expect(page.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('50100234567891')).toHaveCount(0);
  for (const name of ['Agreement', 'Agreement (PDF)', 'Sanction letter and key facts (PDF)']) {
    const link = page.getByRole('link', { name, exact: true });
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
  await expect(page.getByText(/^Your signed papers were sent by e-mail to /)).toBeVisible();
  await picture(page, 'loan-details-terms');
  await page.getByRole('heading', { name: 'If you close early' }).scrollIntoViewIfNeeded();
  await journey.checkLookAndKeyboard('charges');

  // A desktop's browser shares no files: the text names the page in this app, not the link of the paper.
  const send = page.getByRole('button', { name: 'Send – Sanction letter and key facts (PDF)' });
  await send.click();
  await expect(page.getByText('WhatsApp did not open. Open the paper and send it from there.')).toBeVisible();
  await send.click();
  await expect(page.getByText('The link opens only in this app, for you.')).toBeVisible();
  expect(await textForWhatsApp(page)).toMatch(
    /^Sanction letter and key facts \(PDF\), [^.]+\. My loan ••\d{4} with [^.]+\.\nIt opens only in my loan app: \S+\/termloan\/loan-details$/,
  );
  await page.getByRole('heading', { name: 'Papers' }).scrollIntoViewIfNeeded();
  await picture(page, 'loan-details-papers');

  await journey.tap(/^My documents/, 'documents');
  await expect(page.getByRole('img')).toHaveCount(3);
  await expect
    .poll(() =>
      page
        .locator('img')
        .evaluateAll((images) =>
          images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
    )
    .toBe(true);
  await expect(page).toHaveURL(/\/termloan\/loan-details$/);
  await journey.checkLook('documents');
  await journey.tap('Back', 'terms');

  // The picture of the selfie does not load, the back of the card is missing, and its front was refused.
  await stubAnswer(merchant, 'listKycDocuments', '/api/termloan/kycDocuments', (answer) => {
    const documents = Reflect.get(Object(answer), 'documents');
    const otherDocuments = Array.isArray(documents)
      ? documents.filter(
          (document: unknown) => Reflect.get(Object(document), 'document_type') !== 'AADHAAR_BACK',
        )
      : [];
    return {
      documents: otherDocuments.map((document: unknown) =>
        Reflect.get(Object(document), 'document_type') === 'SELFIE'
          ? withField(document, ['preview_url'], '/api/termloan/documents/files/gone')
          : { ...Object(document), status: 'REJECTED', reason: 'not_readable' },
      ),
    };
  });
  await tap(page, /^My documents/);
  await expect(page.getByText('This picture did not load.')).toBeVisible();
  await expect(page.getByText('No document')).toHaveCount(1);
  await expect(page.getByText('It could not be read.')).toBeVisible();
  await picture(page, 'loan-details-documents-missing');
  await tap(page, 'Back');

  await merchant.clearFaults();
  await merchant.fault('listKycDocuments', { kind: 'malformed', times: 0 });
  await journey.tap(/^My documents/, 'documentsUnavailable');
  await journey.tap('Back', 'terms');
  await journey.tap(/^My documents/, 'documentsUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'documents');
  await tap(page, 'Back');
  await journey.tap('See instalments', 'summary/summary');
  await journey.goBack('terms');
  await journey.tap('Back', 'home/home');
});

test('not signed, no agreement, no answer: each has a message and a next step @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  await stubAnswer(merchant, 'getAgreementInfo', '/api/termloan/agreementInfo', (answer) =>
    withField(answer, ['agreement', 'status'], 'CREATED'),
  );
  await journey.open(merchant, DETAILS, 'unsignedTerms');
  await picture(page, 'loan-details-unsigned');
  await journey.tap(/^Back$/, 'home/home');
  await journey.open(merchant, DETAILS, 'unsignedTerms');
  const going = page.waitForURL('**/termloan/agreement');
  await tap(page, 'Read and sign');
  await going;

  const stranger = await persona('arthmate');
  for (const [exit, next] of [
    ['See offers', 'loan-entry'],
    [/^Back$/, 'home'],
  ] as const) {
    await journey.open(stranger, DETAILS, 'noAgreement');
    await tap(page, exit);
    await expect(page.locator(`[data-journey="${next}"]`)).toBeVisible();
  }
  await stranger.fault('getAgreementInfo', { kind: 'malformed', times: 0 });
  await journey.open(stranger, DETAILS, 'termsUnavailable');
  await journey.tap('Try again', 'termsUnavailable');
  await journey.tap(/^Back$/, 'home/noLoan');
});
