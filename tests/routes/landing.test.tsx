// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { landingPageCopy } from '#messages/landing-page';
import { failure } from '../../machines/domain/base/failure';
import type { LastKnownLoan } from '../../machines/domain/loan/last-known-loan';
import { type Host, sessionMachine } from '../../machines/session/machine';
import { createLoad } from '../../machines/shared/load';
import { createServerClock } from '../../src/api/server-clock';
import { Landing } from '../../src/routes/landing';
import { createClientStorage } from '../../src/storage/client-storage';
import { createLastKnownStore } from '../../src/storage/last-known-loan';
import { createSafeStorage } from '../../src/storage/storage';

const { knownLoan, heading } = landingPageCopy;

const loan: LastKnownLoan = {
  loanId: 'loan_1',
  nbfc: 'ARTHMATE',
  asOf: Date.now(),
  due: 241_500,
  dueOn: null,
  paid: 0,
  left: 241_500,
  instalmentsPaid: 0,
  totalInstalments: 1,
};

/** The storage of the phone, as a new page finds it. */
const openStorage = () => {
  const [session, local] = [window.sessionStorage, window.localStorage];
  return createClientStorage(
    createSafeStorage(() => session),
    createSafeStorage(() => local),
    () => 'device_1',
  );
};

/** An earlier visit, in which a merchant saw a loan and began a form. */
function visitBefore(): void {
  const storage = openStorage();
  storage.setOwner({ id: 'mer_1', udyamStatus: null });
  createLastKnownStore(storage).store(loan);
  storage.writeUnfinished('draft:form', { monthlySale: '45000' });
}

beforeEach(() => {
  // jsdom does not implement scrolling.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Opens the page; `refuse` answers the call which asks who is signed in: nobody. */
async function openLanding() {
  let refuse = () => {};
  const refusal = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const session = createActor(
    sessionMachine.provide({
      actors: {
        connectHost: fromPromise<Host, undefined>(async () => ({
          kind: 'browser',
          isBridgeMissing: false,
          isCookieBlocked: false,
        })),
        getMerchant: createLoad(async () => {
          await refusal;
          return { ok: false, failure: failure('session-ended') };
        }),
      },
    }),
  );
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Landing })]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: {
      app: { storage: openStorage(), clock: createServerClock() },
      session,
      onPageRendered: () => session.start(),
    },
  });
  await router.load();
  render(<RouterProvider router={router} />);
  return { refuse: () => act(async () => refuse()) };
}

it('says that the loan is asked for, where one was seen on this phone in the last day', async () => {
  visitBefore();
  await openLanding();
  expect(screen.getByRole('heading', { name: knownLoan.title })).toBeTruthy();
});

it('is the general page on a phone that has seen no loan', async () => {
  await openLanding();
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
});

it('is the general page once nobody is asked any more: the merchant is signed out', async () => {
  visitBefore();
  const { refuse } = await openLanding();
  await refuse();
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
});

it('leaves what the merchant has begun on this phone', async () => {
  visitBefore();
  await openLanding();
  const storage = openStorage();
  storage.setOwner({ id: 'mer_1', udyamStatus: null });
  expect(storage.readUnfinished('draft:form')).toEqual({ monthlySale: '45000' });
  expect(createLastKnownStore(storage).read(Date.now())).toEqual(loan);
});
