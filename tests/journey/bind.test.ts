// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import type { JourneyId } from '../../machines/catalogue';
import { createBinding } from '../../src/journey/bind';
import type { Address } from '../../src/journey/binding';
import { CodeNotLoaded } from '../../src/journey/code-not-loaded';
import type { LoadedJourney } from '../../src/journey/running-journey';
import { createTrip, pageMachine } from './trip';

/** A promise that the test resolves or rejects. */
function deferred<T = void>() {
  let give: (value: T) => void = () => {};
  let refuse: (reason: Error) => void = () => {};
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    refuse = reject;
  });
  return { promise, give, refuse };
}

/** Runs all ready microtasks and callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A tab's history in memory: like the router, it opens the entry URL of each new location a moment later. */
function createTab(start: readonly string[], hasHost: boolean) {
  const entries = [...start];
  let index = entries.length - 1;
  let arrive = () => {};
  const reopened = vi.fn();
  const left = vi.fn();
  const moved = () => queueMicrotask(() => arrive());
  const path = () => entries[index] ?? '/';
  const address: Address = {
    path,
    index: () => index,
    canGoBack: () => index > 0,
    leave: (fallback) => (hasHost ? left() : fallback()),
    goBack: () => travel(-1),
    go(to, { replace }) {
      if (!replace) {
        index += 1;
        entries.length = index;
      }
      entries[index] = to;
      moved();
    },
    reopen() {
      reopened();
      moved();
    },
  };
  function travel(by: number): void {
    index += by;
    moved();
  }
  return {
    address,
    path,
    reopened,
    left,
    travel,
    /** Every entry, the present one in brackets. */
    history: () => entries.map((entry, at) => (at === index ? `[${entry}]` : entry)).join(' '),
    onArrive: (listener: () => void) => {
      arrive = listener;
    },
  };
}

interface Options {
  /** The tab's entries before, the present one last. */
  readonly from?: readonly string[];
  readonly isThirdOpen?: boolean;
  /** A native host has pages of its own before the app's. */
  readonly hasHost?: boolean;
  readonly isLoadPending?: boolean;
  readonly isSessionPending?: boolean;
}

/** A tab with the trip (/trip/...), a page (/page) and a landing page (/) that belongs to no journey. */
function createApp({
  from = ['/trip/one'],
  isThirdOpen = true,
  hasHost = false,
  isLoadPending,
  isSessionPending,
}: Options = {}) {
  const [load, check, pay, session] = [deferred(), deferred(), deferred(), deferred()];
  if (!isLoadPending) load.give();
  if (!isSessionPending) session.give();
  const trip = createTrip({ load: load.promise, check: check.promise, pay: pay.promise, isThirdOpen });
  const tab = createTab(from, hasHost);
  const chunks = new Map<JourneyId, Promise<void>>();
  const started = vi.fn();

  function partsOf(machine: AnyStateMachine): LoadedJourney {
    return {
      machine,
      input: (opening) => {
        started(opening.entryUrl, opening.search);
        return { entryUrl: opening.entryUrl };
      },
      screens: {},
    };
  }

  const binding = createBinding({
    address: tab.address,
    async load(journey) {
      await chunks.get(journey);
      return partsOf(journey === 'home' ? pageMachine : trip);
    },
    whenReady(_, start) {
      let isWaiting = true;
      if (!isSessionPending) start();
      else void session.promise.then(() => isWaiting && start());
      return () => {
        isWaiting = false;
      };
    },
  });

  tab.onArrive(() => {
    const path = tab.path();
    if (path.startsWith('/trip'))
      void binding.open({ journey: 'account-flow', entryUrl: path, params: {}, search: {} });
    else if (path === '/page') void binding.open({ journey: 'home', entryUrl: path, params: {}, search: {} });
    else binding.close();
  });

  return {
    binding,
    tab,
    started,
    load,
    check,
    pay,
    session,
    /** Delays the chunk of a journey: returns the function that loads it. */
    holdChunk(journey: JourneyId) {
      const chunk = deferred();
      chunks.set(journey, chunk.promise);
      return chunk;
    },
    state: () => binding.running()?.actor.getSnapshot().value ?? null,
    journey: () => binding.running()?.id ?? null,
    async send(...events: readonly { type: string }[]) {
      for (const event of events) {
        binding.running()?.actor.send(event);
        await settle();
      }
    },
    /** The merchant follows a link, or types a URL. */
    async visit(path: string) {
      tab.address.go(path, { replace: false });
      await settle();
    },
    async travel(by: number) {
      tab.travel(by);
      await settle();
    },
  };
}

/** An app whose present entry URL has been opened. */
async function opened(options: Options = {}) {
  const app = createApp(options);
  app.tab.travel(0);
  await settle();
  return app;
}

const next = { type: 'next' };
const paid = { type: 'paid' };

/** The trip on its receipt, reached step by step from the landing page. */
async function onReceipt() {
  const app = await opened({ from: ['/', '/trip/one'] });
  await app.send(next, next, paid);
  app.pay.give();
  await settle();
  return app;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a cold entry URL', () => {
  it('that is open is shown, and the history does not change', async () => {
    const app = await opened({ from: ['/', '/trip/two'] });
    expect([app.state(), app.tab.history()]).toEqual(['two', '/ [/trip/two]']);
  });

  it('that is locked is replaced by the URL of the journey’s state', async () => {
    const app = await opened({ from: ['/', '/trip/three'], isThirdOpen: false });
    expect([app.state(), app.tab.history()]).toEqual(['one', '/ [/trip/one]']);
  });

  it('keeps its URL while the journey loads', async () => {
    const app = await opened({ from: ['/trip/three'], isLoadPending: true, isThirdOpen: false });
    expect([app.state(), app.tab.history()]).toEqual(['loading', '[/trip/three]']);
  });

  it('passes entry URL and search params to the journey', async () => {
    const app = createApp();
    await app.binding.open({
      journey: 'account-flow',
      entryUrl: '/trip/two',
      params: {},
      search: { id: '9007199254740993' },
    });
    expect(app.started).toHaveBeenCalledExactlyOnceWith('/trip/two', { id: '9007199254740993' });
  });

  it('of a journey that shows a page immediately is replaced too', async () => {
    const app = createApp({ from: ['/', '/elsewhere'] });
    await app.binding.open({ journey: 'home', entryUrl: '/elsewhere', params: {}, search: {} });
    expect(app.tab.history()).toBe('/ [/page]');
  });
});

describe('a step', () => {
  it('pushes its URL', async () => {
    const app = await opened();
    await app.send(next, next);
    expect(app.tab.history()).toBe('/trip/one /trip/two [/trip/three]');
  });

  it('that is pending keeps the URL', async () => {
    const app = await opened({ from: ['/trip/two'] });
    await app.send({ type: 'checked' });
    expect([app.state(), app.tab.history()]).toEqual(['checking', '[/trip/two]']);
  });

  it('that returns to its URL does not change the history', async () => {
    const app = await opened({ from: ['/trip/two'] });
    await app.send({ type: 'checked' });
    app.check.give();
    await settle();
    expect([app.state(), app.tab.history()]).toEqual(['two', '[/trip/two]']);
  });

  it('does not start the journey again', async () => {
    const app = await opened();
    await app.send(next, next);
    expect(app.started).toHaveBeenCalledTimes(1);
  });
});

describe('back', () => {
  it('is one step, and keeps the forward entry', async () => {
    const app = await opened();
    await app.send(next, next);
    await app.travel(-1);
    expect([app.state(), app.tab.history()]).toEqual(['two', '/trip/one [/trip/two] /trip/three']);
  });

  it('over several entries goes to the step of the URL', async () => {
    const app = await opened();
    await app.send(next, next);
    await app.travel(-2);
    expect([app.state(), app.tab.history()]).toEqual(['one', '[/trip/one] /trip/two /trip/three']);
  });

  it('of a page without a URL leads to the previous page only', async () => {
    const app = await opened();
    await app.send(next, next, { type: 'failed' });
    await app.travel(-1);
    expect([app.state(), app.tab.history()]).toEqual(['three', '/trip/one /trip/two [/trip/three]']);
  });

  it('that reloads from the server is not overridden before its answer', async () => {
    const app = await opened();
    await app.send(next, next, { type: 'lost' });
    await app.travel(-1);
    // The answer opens the first step: the URL that the browser went back to was never shown with it.
    expect([app.state(), app.tab.path()]).toEqual(['one', '/trip/one']);
  });

  it('followed by forward leads to the same step', async () => {
    const app = await opened();
    await app.send(next, next);
    await app.travel(-2);
    await app.travel(1);
    expect([app.state(), app.tab.history()]).toEqual(['two', '/trip/one [/trip/two] /trip/three']);
  });

  it("of the screen is the browser's back", async () => {
    const app = await opened();
    await app.send(next);
    app.binding.back();
    await settle();
    expect([app.state(), app.tab.history()]).toEqual(['one', '[/trip/one] /trip/two']);
  });

  it('without a history sends the journey’s event', async () => {
    const app = await opened({ from: ['/trip/two'] });
    app.binding.back();
    await settle();
    expect(app.state()).toBe('one');
  });

  it('that ends the journey replaces its URL', async () => {
    const app = await opened({ from: ['/trip/one'] });
    app.binding.back();
    await settle();
    expect([app.journey(), app.tab.history()]).toEqual([null, '[/]']);
  });

  it('without a journey does nothing', () => {
    const app = createApp({ from: ['/'] });
    app.binding.back();
    expect(app.tab.history()).toBe('[/]');
  });

  it('to a page without a journey ends the journey', async () => {
    const app = await opened({ from: ['/', '/trip/one'] });
    await app.travel(-1);
    expect([app.journey(), app.tab.history()]).toEqual([null, '[/] /trip/one']);
  });
});

describe('an address of the running journey', () => {
  it('that is open moves the journey', async () => {
    const app = await opened();
    await app.visit('/trip/two');
    expect([app.state(), app.tab.history()]).toEqual(['two', '/trip/one [/trip/two]']);
  });

  it('that is locked is reverted', async () => {
    const app = await opened({ isThirdOpen: false });
    await app.visit('/trip/three');
    expect([app.state(), app.tab.path()]).toEqual(['one', '/trip/one']);
  });

  it('that is unknown is reverted', async () => {
    const app = await opened();
    await app.visit('/trip/nowhere');
    expect([app.state(), app.tab.path()]).toEqual(['one', '/trip/one']);
  });

  it('is refused while a call is pending, and the call continues', async () => {
    const app = await opened({ from: ['/trip/two'] });
    await app.send({ type: 'checked' });
    await app.visit('/trip/one');
    expect([app.state(), app.tab.path()]).toEqual(['checking', '/trip/two']);
    app.check.give();
    await settle();
    expect(app.state()).toBe('two');
  });

  it('is opened by back from a pending state that accepts it', async () => {
    const app = await opened();
    await app.send(next, { type: 'asked' });
    await app.travel(-1);
    expect([app.state(), app.tab.history()]).toEqual(['one', '[/trip/one] /trip/two']);
  });

  it('is not forced from a pending state that handles back', async () => {
    const app = await opened({ from: ['/trip/two'] });
    await app.send({ type: 'asked' });
    await app.visit('/trip/one');
    expect([app.state(), app.tab.path()]).toEqual(['asking', '/trip/two']);
  });

  it('is refused by back while a call is pending, and the history does not change', async () => {
    const app = await opened();
    await app.send(next, { type: 'checked' });
    await app.travel(-1);
    expect([app.state(), app.tab.history()]).toEqual(['checking', '/trip/one [/trip/two]']);
  });
});

describe('a payment in transit', () => {
  async function paying() {
    const app = await opened({ from: ['/', '/page', '/trip/three'] });
    await app.send(paid);
    expect(app.state()).toBe('paying');
    return app;
  }

  it('is not left by back', async () => {
    const app = await paying();
    await app.travel(-1);
    expect([app.state(), app.tab.history()]).toEqual(['paying', '/ /page [/trip/three]']);
  });

  it('is not left for another journey', async () => {
    const app = await paying();
    await app.visit('/page');
    expect([app.state(), app.tab.path()]).toEqual(['paying', '/trip/three']);
  });

  it('is not left for a page without a journey', async () => {
    const app = await paying();
    await app.visit('/');
    expect([app.state(), app.tab.path()]).toEqual(['paying', '/trip/three']);
  });

  it('shows its receipt afterwards', async () => {
    const app = await paying();
    await app.travel(-1);
    app.pay.give();
    await settle();
    expect([app.state(), app.tab.history()]).toEqual(['receipt', '/ /page [/trip/receipt]']);
  });

  it('may be left after the payment was refused', async () => {
    const app = await paying();
    app.pay.refuse(new Error('no money'));
    await settle();
    await app.visit('/page');
    expect([app.journey(), app.tab.path()]).toEqual(['home', '/page']);
  });
});

it('a pending state without a commit may be left', async () => {
  const app = await opened({ from: ['/trip/two'] });
  await app.send({ type: 'checked' });
  await app.visit('/page');
  expect([app.journey(), app.tab.history()]).toEqual(['home', '/trip/two [/page]']);
});

describe('after a commit', () => {
  it('the URL of the step is replaced', async () => {
    const app = await onReceipt();
    expect(app.tab.history()).toBe('/ /trip/one /trip/two [/trip/receipt]');
  });

  it('back stays on the receipt, and the history does not change', async () => {
    const app = await onReceipt();
    await app.travel(-1);
    expect([app.state(), app.tab.history()]).toEqual(['receipt', '/ /trip/one /trip/two [/trip/receipt]']);
  });

  it('the receipt may be left for another page', async () => {
    const app = await onReceipt();
    await app.visit('/page');
    expect([app.journey(), app.tab.path()]).toEqual(['home', '/page']);
  });
});

it('a journey that ends immediately redirects', async () => {
  const app = await opened({ from: ['/', '/page'] });
  await app.send({ type: 'back' });
  expect([app.journey(), app.tab.path()]).toEqual([null, '/']);
});

describe('the end of a journey', () => {
  const ended = (redirectTo: string, committed?: boolean) => ({ type: 'ended', redirectTo, committed });

  it('pushes the page that it leads to', async () => {
    const app = await opened();
    await app.send(ended('/page'));
    expect([app.journey(), app.tab.history()]).toEqual(['home', '/trip/one [/page]']);
  });

  it('replaces when something was committed', async () => {
    const app = await opened({ from: ['/', '/trip/three'] });
    await app.send(ended('/page', true));
    expect(app.tab.history()).toBe('/ [/page]');
  });

  it('replaces when the journey never showed a URL', async () => {
    const app = await opened({ from: ['/page', '/trip/closed'] });
    expect(app.tab.history()).toBe('/page [/]');
  });

  it('goes back to the previous page', async () => {
    const app = await opened({ from: ['/', '/page', '/trip/one'] });
    await app.send(ended('goBack'));
    expect([app.journey(), app.tab.history()]).toEqual(['home', '/ [/page] /trip/one']);
  });

  it('that goes back, without an earlier page of the app, leaves for the host’s page', async () => {
    const app = await opened({ hasHost: true });
    await app.send(ended('goBack'));
    expect([app.tab.left.mock.calls.length, app.tab.history()]).toEqual([1, '[/trip/one]']);
  });

  it('goes to the landing page when there is no earlier page', async () => {
    const app = await opened({ from: ['/trip/one'] });
    await app.send(ended('goBack'));
    expect([app.journey(), app.tab.path()]).toEqual([null, '/']);
  });

  it('at its own URL starts the journey again', async () => {
    const app = await opened();
    await app.send(ended('/trip/one'));
    expect([app.tab.reopened.mock.calls.length, app.started.mock.calls.length, app.state()]).toEqual([
      1,
      2,
      'one',
    ]);
  });
});

describe('the session', () => {
  it('is waited for', async () => {
    const app = await opened({ isSessionPending: true, isThirdOpen: false, from: ['/trip/three'] });
    await settle();
    expect([app.state(), app.tab.path()]).toEqual(['loading', '/trip/three']);
    app.session.give();
    await settle();
    expect([app.state(), app.tab.path()]).toEqual(['one', '/trip/one']);
  });

  it('starts no journey that was left meanwhile', async () => {
    const app = await opened({ isSessionPending: true, from: ['/', '/trip/one'] });
    const waiting = app.binding.running()?.actor;
    await app.travel(-1);
    app.session.give();
    await settle();
    expect([waiting?.getSnapshot().value, app.journey()]).toEqual(['loading', null]);
  });
});

describe('a journey whose chunk is slow', () => {
  it('does not replace one that was opened after it', async () => {
    const app = createApp({ from: ['/'] });
    const chunk = app.holdChunk('account-flow');
    await app.visit('/trip/one');
    await app.visit('/page');
    chunk.give();
    await settle();
    expect([app.journey(), app.tab.path()]).toEqual(['home', '/page']);
  });

  it('does not replace a page without a journey', async () => {
    const app = createApp({ from: ['/'] });
    const chunk = app.holdChunk('account-flow');
    await app.visit('/trip/one');
    await app.travel(-1);
    chunk.give();
    await settle();
    expect([app.journey(), app.tab.path()]).toEqual([null, '/']);
  });

  it('is started once, by its last entry URL', async () => {
    const app = createApp({ from: ['/'] });
    const chunk = app.holdChunk('account-flow');
    await app.visit('/trip/one');
    await app.visit('/trip/two');
    chunk.give();
    await settle();
    expect([app.started.mock.calls, app.state()]).toEqual([[['/trip/two', {}]], 'two']);
  });

  it('that fails to load is reported as missing, and is started when its entry URL is opened again', async () => {
    const app = createApp({ from: ['/'] });
    const chunk = app.holdChunk('account-flow');
    await app.visit('/trip/one');
    chunk.refuse(new CodeNotLoaded(new TypeError('Failed to fetch')));
    await settle();
    expect([app.journey(), app.binding.journeyNotLoaded(), app.tab.path()]).toEqual([
      null,
      'account-flow',
      '/trip/one',
    ]);
    app.holdChunk('account-flow').give();
    app.tab.address.reopen();
    await settle();
    expect([app.journey(), app.binding.journeyNotLoaded(), app.state()]).toEqual([
      'account-flow',
      null,
      'one',
    ]);
  });

  it('that fails to load is no longer reported after another page was opened', async () => {
    const app = createApp({ from: ['/'] });
    const chunk = app.holdChunk('account-flow');
    await app.visit('/trip/one');
    await app.visit('/page');
    chunk.refuse(new CodeNotLoaded(new TypeError('Failed to fetch')));
    await settle();
    expect([app.journey(), app.binding.journeyNotLoaded()]).toEqual(['home', null]);
  });

  it('that throws is not reported as missing: the error is passed on', async () => {
    const app = createApp({ from: ['/'] });
    app.holdChunk('account-flow').refuse(new RangeError('our own fault'));
    await expect(
      app.binding.open({ journey: 'account-flow', entryUrl: '/trip/one', params: {}, search: {} }),
    ).rejects.toThrow('our own fault');
    expect(app.binding.journeyNotLoaded()).toBe(null);
  });

  it('may be preloaded without being started', async () => {
    const app = createApp({ from: ['/'] });
    await app.binding.preload('account-flow');
    expect([app.started.mock.calls.length, app.journey()]).toEqual([0, null]);
  });
});

describe('an observer of the binding', () => {
  it('is notified when a journey starts and ends', async () => {
    const app = createApp({ from: ['/'] });
    const seen: (string | null)[] = [];
    app.binding.subscribe(() => seen.push(app.journey()));
    await app.visit('/trip/one');
    await app.visit('/');
    expect(seen).toEqual([null, 'account-flow', null]);
  });

  it('is not notified after it unsubscribed', async () => {
    const app = createApp({ from: ['/'] });
    const heard = vi.fn();
    app.binding.subscribe(heard)();
    await app.visit('/trip/one');
    expect(heard).not.toHaveBeenCalled();
  });
});
