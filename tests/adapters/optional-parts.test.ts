/** A server that accepts an optional call and never answers it does not hold the page. */
import { afterAll, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { App } from '../../src/adapters/app';
import { adapt as adaptApplication } from '../../src/adapters/application';
import { adapt as adaptAutopay } from '../../src/adapters/autopay';
import { adapt as adaptHome } from '../../src/adapters/home';
import { adapt as adaptLanding } from '../../src/adapters/landing';
import { adapt as adaptEntry } from '../../src/adapters/loan-entry';
import { adapt as adaptPhone } from '../../src/adapters/mandate-phone';
import type { ServiceDependencies } from '../../src/api/service';
import { openSandbox } from '../sandbox/support/sandbox-merchant';
import { openTestApp } from '../support/test-app';

// Documents' URLs are resolved against the page's origin. (The sandbox does not run inside jsdom.)
vi.stubGlobal('window', { location: { origin: 'http://lender.test' } });

const sandbox = openSandbox();
afterAll(() => sandbox.close());

/** The app of a new merchant whose services never answer these calls; its time for optional reads is over at once. */
async function appWithSilent(persona: string, silent: readonly string[]): Promise<App> {
  const { app } = await openTestApp(sandbox, persona);
  const withSilent = <TService extends ServiceDependencies>(service: TService): TService => ({
    ...service,
    fetch: (request: Request, operation?: string) =>
      operation !== undefined && silent.includes(operation)
        ? new Promise(() => {})
        : service.fetch(request, operation),
  });
  return {
    ...app,
    termloan: withSilent(app.termloan),
    merchant: withSilent(app.merchant),
    clock: { ...app.clock, wait: () => new Promise((resolve) => setTimeout(resolve)) },
  };
}

const timeout = { timeout: 4_000 };

it('the landing page is shown without the merchant, the payments and the mandate', async () => {
  const silent = ['getMerchant', 'listTransactions', 'getMandateStatus'];
  const { machine, input } = adaptLanding(await appWithSilent('autopay-on', silent));
  const place = { entryUrl: '/', params: {}, search: {} } as const;
  const actor = createActor(machine, { input: input(place) }).start();
  const { context } = await waitFor(actor, (now) => !now.hasTag('pending'), timeout);
  actor.stop();
  expect(context.facts?.loan?.status).toBe('DISBURSED');
});

it('the landing page waits for no debit of a loan without autopay, and reads them afterwards', async () => {
  let answerDebits = () => {};
  const { app } = await openTestApp(sandbox, 'overdue');
  const debitsAnswered = new Promise<void>((resolve) => {
    answerDebits = resolve;
  });
  const fetch = async (request: Request, operation?: string) => {
    if (operation === 'listTransactions') await debitsAnswered;
    return app.termloan.fetch(request, operation);
  };
  const { machine, input } = adaptLanding({ ...app, termloan: { ...app.termloan, fetch } });
  const actor = createActor(machine, { input: input({ entryUrl: '/', params: {}, search: {} }) }).start();
  const { context } = await waitFor(actor, (now) => now.matches('offers'), timeout);
  expect(context.facts?.bill.repayments).toBeNull();
  answerDebits();
  await waitFor(actor, (now) => now.context.facts?.bill.repayments?.length !== undefined, timeout);
  actor.stop();
});

it('the landing page says nothing of a loan whose details, with a payment under way, can not be read', async () => {
  const { app } = await openTestApp(sandbox, 'overdue');
  const fetch = async (request: Request, operation?: string) =>
    operation === 'getLoanDetails'
      ? new Response(null, { status: 404 })
      : app.termloan.fetch(request, operation);
  const { machine, input } = adaptLanding({ ...app, termloan: { ...app.termloan, fetch } });
  const actor = createActor(machine, { input: input({ entryUrl: '/', params: {}, search: {} }) }).start();
  const { context } = await waitFor(actor, (now) => !now.hasTag('pending'), timeout);
  actor.stop();
  expect(context.facts).toBeNull();
});

it('the application is shown without the business and the quotes', async () => {
  const silent = ['getBusinessDetails', 'getLoanEligibility', 'getNbfcFeatureConfig', 'getPanDetails'];
  const { machine, input } = adaptApplication(await appWithSilent('new-merchant', silent));
  const place = { entryUrl: '/termloan/application', params: {}, search: {} } as const;
  const actor = createActor(machine, { input: input(place) }).start();
  const { context } = await waitFor(actor, (now) => !now.hasTag('pending'), timeout);
  actor.stop();
  expect(context.data).not.toBeNull();
});

it('one silent call beside the loan does not hide what the others say of it on home', async () => {
  const { machine, input } = adaptHome(await appWithSilent('overdue', ['getAbProfile']));
  const place = { entryUrl: '/termloan/home', params: {}, search: {} } as const;
  const actor = createActor(machine, { input: input(place) }).start();
  const { context } = await waitFor(actor, (now) => now.context.optionalFacts !== null, timeout);
  actor.stop();
  expect(context.optionalFacts).not.toBeNull();
});

it('the loan entry leads on without the validity of checks', async () => {
  const { machine, input } = adaptEntry(await appWithSilent('offers', ['getKycValidity']));
  const place = { entryUrl: '/termloan', params: {}, search: {} } as const;
  const actor = createActor(machine, { input: input(place) }).start();
  const { context } = await waitFor(actor, (now) => !now.hasTag('pending'), timeout);
  actor.stop();
  expect(context.failure).toBeNull();
});

it('the phone of the mandate can be given without the merchant’s own number', async () => {
  const { machine, input } = adaptPhone(await appWithSilent('agreement-ready', ['getMerchant']));
  const place = { entryUrl: '/termloan/mandate-phone-verification', params: {}, search: {} } as const;
  const actor = createActor(machine, { input: input(place) }).start();
  const { value } = await waitFor(actor, (now) => !now.hasTag('pending'), timeout);
  actor.stop();
  expect(value).toBe('phone');
});

it('the autopay is shown without the payments', async () => {
  const { machine, input } = adaptAutopay(await appWithSilent('autopay-on', ['listTransactions']));
  const place = { entryUrl: '/autopay', params: {}, search: {} } as const;
  const actor = createActor(machine, { input: input(place) }).start();
  const { context } = await waitFor(actor, (now) => !now.hasTag('pending'), timeout);
  actor.stop();
  expect(context.mandate?.status).toBe('ACTIVE');
});
