import { afterAll, describe, expect, it } from 'vitest';
import { form, giveDocument, giveSelfie, jpeg, pdf } from './answers/forms';
import { openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const selfieOf = async (merchant: SandboxMerchant) =>
  (await merchant.get<Schemas['SelfieStatus']>('/selfie')).body;
const documentsOf = async (merchant: SandboxMerchant) =>
  (await merchant.get<Schemas['KycDocuments']>('/kycDocuments')).body.documents;
const fetchAs = (path: string, token?: string) =>
  sandbox.fetch(
    new Request(`http://lender.test${path}`, {
      headers: token === undefined ? {} : { cookie: `act=${token}` },
    }),
  );

describe('a selfie', () => {
  it('is under review for four seconds', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'kyc-in-progress');
    expect(await selfieOf(merchant)).toMatchObject({ status: 'NOT_SUBMITTED', attempts_left: 3 });
    await giveSelfie(merchant);
    await merchant.advance(3);
    const waiting = await selfieOf(merchant);
    expect(waiting).toMatchObject({ status: 'PENDING' });
    expect((await giveSelfie(merchant)).body).toEqual(waiting);
    await merchant.advance(1);
    expect(await selfieOf(merchant)).toMatchObject({ status: 'VERIFIED', failure_reason: null });
  });

  it('may fail three times in a day, each time with its reason', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'kyc-in-progress');
    for (const [left, reason] of [
      [2, 'EYES_CLOSED'],
      [1, 'MULTIPLE_FACES'],
      [0, 'LIVENESS_FAILED'],
    ] as const) {
      await merchant.flags({ selfie_result: reason, selfie_seconds: 0 });
      await giveSelfie(merchant);
      expect(await selfieOf(merchant)).toMatchObject({
        status: 'FAILED',
        failure_reason: reason,
        attempts_left: left,
      });
    }
    expect(await giveSelfie(merchant)).toMatchObject({
      status: 429,
      body: { error: 'selfie_attempts_exceeded', attempts_left: 0, retry_after: 86_400 },
    });
    expect((await merchant.state()).kyc_state).toBe('FAILED');
    await merchant.advance(3_600);
    // A later read has the same retry time as the refused upload.
    expect(await selfieOf(merchant)).toMatchObject({ attempts_left: 0, retry_after: 86_400 - 3_600 });
    await merchant.advance(86_400 - 3_600);
    expect(await selfieOf(merchant)).toMatchObject({ retry_after: 0 });
    await merchant.flags({ selfie_result: 'VERIFIED' });
    expect((await giveSelfie(merchant)).status).toBe(200);
    expect((await merchant.flags({ selfie_result: 'UGLY' })).status).toBe(400);
  });

  it('is served to its owner only, and is one of the documents', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'kyc-in-progress');
    await giveSelfie(merchant, jpeg(64, 'my face'));
    const [document] = await documentsOf(merchant);
    expect(document).toMatchObject({ document_type: 'SELFIE', status: 'PENDING' });
    const path = document?.preview_url ?? '';
    const mine = await fetchAs(path, merchant.token);
    expect(mine.headers.get('content-type')).toBe('image/jpeg');
    expect(await mine.text()).toContain('my face');
    const stranger = await SandboxMerchant.as(sandbox, 'kyc-in-progress');
    expect((await fetchAs(path, stranger.token)).status).toBe(404);
    expect((await fetchAs(path)).status).toBe(401);
  });
});

describe('documents', () => {
  it('of both sides of the Aadhaar are another method of identification', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'document-upload');
    await giveDocument(merchant, 'AADHAAR_FRONT');
    expect((await merchant.state()).identity_verification).toMatchObject({ is_documents_uploaded: false });
    await giveDocument(merchant, 'AADHAAR_BACK');
    expect((await merchant.state()).identity_verification).toMatchObject({ is_documents_uploaded: true });
    await giveSelfie(merchant);
    expect((await merchant.state()).kyc_state).toBe('IN_PROGRESS');
    await merchant.advance(6);
    expect((await documentsOf(merchant)).map(({ status }) => status)).toEqual([
      'VERIFIED',
      'VERIFIED',
      'VERIFIED',
    ]);
    expect((await merchant.state()).kyc_state).toBe('VERIFIED');
  });

  it('may be rejected, and uploaded again', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'document-upload');
    await merchant.flags({ document_result: 'REJECTED' });
    await giveDocument(merchant, 'PAN', pdf());
    await merchant.advance(6);
    expect(await documentsOf(merchant)).toMatchObject([{ status: 'REJECTED', reason: 'not_readable' }]);
    await giveDocument(merchant, 'PAN');
    expect(await documentsOf(merchant)).toMatchObject([{ status: 'PENDING', reason: null }]);
  });

  it.each([
    ['AADHAAR_BACK', jpeg(64, '9999 4105 7058'), 'image/svg+xml', false],
    ['SHOP_PROOF', jpeg(64, 'the signboard'), 'image/jpeg', true],
    ['PAN', pdf(), 'image/svg+xml', false],
  ] as const)('%s is shown as %s: %s', async (type, file, shown, isTheUpload) => {
    const merchant = await SandboxMerchant.as(sandbox, 'document-upload');
    await giveDocument(merchant, type, file);
    const [document] = await documentsOf(merchant);
    const picture = await fetchAs(document?.preview_url ?? '', merchant.token);
    expect(picture.headers.get('content-type')).toBe(shown);
    expect((await picture.text()) === (await file.text())).toBe(isTheUpload);
  });

  it('of a verified merchant are the masked Aadhaar and the selfie', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'qr-ordered');
    const documents = await documentsOf(merchant);
    expect(documents.map(({ document_type }) => document_type)).toEqual([
      'AADHAAR_FRONT',
      'AADHAAR_BACK',
      'SELFIE',
    ]);
    const front = await fetchAs(documents[0]?.preview_url ?? '', merchant.token);
    expect(await front.text()).toMatch(/XXXX XXXX \d{4}</);
  });
});

it('a picture of the shop is readable for its owner only', async () => {
  const merchant = await SandboxMerchant.as(sandbox, 'offers');
  const { body } = await merchant.upload<Schemas['ShopImage']>('/shop-image', form({ image: jpeg() }));
  expect((await fetchAs(body.shop_image_url, merchant.token)).status).toBe(200);
  const stranger = await SandboxMerchant.as(sandbox, 'offers');
  expect((await fetchAs(body.shop_image_url, stranger.token)).status).toBe(404);
});

describe('a picture of the shop', () => {
  it('is the newest one wherever the loan is shown', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    const shown = async () =>
      (await merchant.get<Schemas['LoanDetails']>('/v1/loanDetails')).body.loan?.shop_image_url;
    expect(await shown()).toBeNull();
    for (const name of ['old', 'new']) {
      const { body } = await merchant.upload('/shop-image', form({ image: jpeg(64, name) }));
      expect(body).toEqual({ shop_image_url: await shown() });
    }
  });
});
