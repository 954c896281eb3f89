import { afterAll, describe, expect, it } from 'vitest';
import { form, giveDocument, giveSelfie, jpeg, pdf } from './answers/forms';
import { Actor, openSandbox, type Schemas } from './support/actor';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const selfieOf = async (actor: Actor) => (await actor.get<Schemas['SelfieStatus']>('/selfie')).body;
const documentsOf = async (actor: Actor) =>
  (await actor.get<Schemas['KycDocuments']>('/kycDocuments')).body.documents;
const fetchAs = (path: string, token?: string) =>
  sandbox.fetch(
    new Request(`http://lender.test${path}`, {
      headers: token === undefined ? {} : { cookie: `act=${token}` },
    }),
  );

describe('a selfie', () => {
  it('is under review for four seconds', async () => {
    const actor = await Actor.as(sandbox, 'kyc-in-progress');
    expect(await selfieOf(actor)).toMatchObject({ status: 'NOT_SUBMITTED', attempts_left: 3 });
    await giveSelfie(actor);
    await actor.advance(3);
    const waiting = await selfieOf(actor);
    expect(waiting).toMatchObject({ status: 'PENDING' });
    expect((await giveSelfie(actor)).body).toEqual(waiting);
    await actor.advance(1);
    expect(await selfieOf(actor)).toMatchObject({ status: 'VERIFIED', failure_reason: null });
  });

  it('may fail three times in a day, each time with its reason', async () => {
    const actor = await Actor.as(sandbox, 'kyc-in-progress');
    for (const [left, reason] of [
      [2, 'EYES_CLOSED'],
      [1, 'MULTIPLE_FACES'],
      [0, 'LIVENESS_FAILED'],
    ] as const) {
      await actor.flags({ selfie_result: reason, selfie_seconds: 0 });
      await giveSelfie(actor);
      expect(await selfieOf(actor)).toMatchObject({
        status: 'FAILED',
        failure_reason: reason,
        attempts_left: left,
      });
    }
    expect(await giveSelfie(actor)).toMatchObject({
      status: 429,
      body: { error: 'selfie_attempts_exceeded', attempts_left: 0, retry_after: 86_400 },
    });
    expect((await actor.state()).kyc_state).toBe('FAILED');
    await actor.advance(3_600);
    // A later read has the same retry time as the refused upload.
    expect(await selfieOf(actor)).toMatchObject({ attempts_left: 0, retry_after: 86_400 - 3_600 });
    await actor.advance(86_400 - 3_600);
    expect(await selfieOf(actor)).toMatchObject({ retry_after: 0 });
    await actor.flags({ selfie_result: 'VERIFIED' });
    expect((await giveSelfie(actor)).status).toBe(200);
    expect((await actor.flags({ selfie_result: 'UGLY' })).status).toBe(400);
  });

  it('is served to its owner only, and is one of the documents', async () => {
    const actor = await Actor.as(sandbox, 'kyc-in-progress');
    await giveSelfie(actor, jpeg(64, 'my face'));
    const [document] = await documentsOf(actor);
    expect(document).toMatchObject({ document_type: 'SELFIE', status: 'PENDING' });
    const path = document?.preview_url ?? '';
    const mine = await fetchAs(path, actor.token);
    expect(mine.headers.get('content-type')).toBe('image/jpeg');
    expect(await mine.text()).toContain('my face');
    const stranger = await Actor.as(sandbox, 'kyc-in-progress');
    expect((await fetchAs(path, stranger.token)).status).toBe(404);
    expect((await fetchAs(path)).status).toBe(401);
  });
});

describe('documents', () => {
  it('of both sides of the Aadhaar are another method of identification', async () => {
    const actor = await Actor.as(sandbox, 'document-upload');
    await giveDocument(actor, 'AADHAAR_FRONT');
    expect((await actor.state()).identity_verification).toMatchObject({ is_documents_uploaded: false });
    await giveDocument(actor, 'AADHAAR_BACK');
    expect((await actor.state()).identity_verification).toMatchObject({ is_documents_uploaded: true });
    await giveSelfie(actor);
    expect((await actor.state()).kyc_state).toBe('IN_PROGRESS');
    await actor.advance(6);
    expect((await documentsOf(actor)).map(({ status }) => status)).toEqual([
      'VERIFIED',
      'VERIFIED',
      'VERIFIED',
    ]);
    expect((await actor.state()).kyc_state).toBe('VERIFIED');
  });

  it('may be rejected, and uploaded again', async () => {
    const actor = await Actor.as(sandbox, 'document-upload');
    await actor.flags({ document_result: 'REJECTED' });
    await giveDocument(actor, 'PAN', pdf());
    await actor.advance(6);
    expect(await documentsOf(actor)).toMatchObject([{ status: 'REJECTED', reason: 'not_readable' }]);
    await giveDocument(actor, 'PAN');
    expect(await documentsOf(actor)).toMatchObject([{ status: 'PENDING', reason: null }]);
  });

  it.each([
    ['AADHAAR_BACK', jpeg(64, '9999 4105 7058'), 'image/svg+xml', false],
    ['SHOP_PROOF', jpeg(64, 'the signboard'), 'image/jpeg', true],
    ['PAN', pdf(), 'image/svg+xml', false],
  ] as const)('%s is shown as %s: %s', async (type, file, shown, isTheUpload) => {
    const actor = await Actor.as(sandbox, 'document-upload');
    await giveDocument(actor, type, file);
    const [document] = await documentsOf(actor);
    const picture = await fetchAs(document?.preview_url ?? '', actor.token);
    expect(picture.headers.get('content-type')).toBe(shown);
    expect((await picture.text()) === (await file.text())).toBe(isTheUpload);
  });

  it('of a verified merchant are the masked Aadhaar and the selfie', async () => {
    const actor = await Actor.as(sandbox, 'qr-ordered');
    const documents = await documentsOf(actor);
    expect(documents.map(({ document_type }) => document_type)).toEqual([
      'AADHAAR_FRONT',
      'AADHAAR_BACK',
      'SELFIE',
    ]);
    const front = await fetchAs(documents[0]?.preview_url ?? '', actor.token);
    expect(await front.text()).toMatch(/XXXX XXXX \d{4}</);
  });
});

it('a picture of the shop is readable for its owner only', async () => {
  const actor = await Actor.as(sandbox, 'offers');
  const { body } = await actor.upload<Schemas['ShopImage']>('/shop-image', form({ image: jpeg() }));
  expect((await fetchAs(body.shop_image_url, actor.token)).status).toBe(200);
  const stranger = await Actor.as(sandbox, 'offers');
  expect((await fetchAs(body.shop_image_url, stranger.token)).status).toBe(404);
});

describe('a picture of the shop', () => {
  it('is the newest one wherever the loan is shown', async () => {
    const actor = await Actor.as(sandbox, 'disbursed');
    const shown = async () =>
      (await actor.get<Schemas['LoanDetails']>('/v1/loanDetails')).body.loan?.shop_image_url;
    expect(await shown()).toBeNull();
    for (const name of ['old', 'new']) {
      const { body } = await actor.upload('/shop-image', form({ image: jpeg(64, name) }));
      expect(body).toEqual({ shop_image_url: await shown() });
    }
  });
});
