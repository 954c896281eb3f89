import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { clearActCookie, storeActCookie } from '../../src/api/act-cookie';
import { createServerClock } from '../../src/api/server-clock';

const NOON = Date.parse('2026-03-06T12:00:00Z');
const HOUR_MS = 3_600_000;

const dateOf = (time: number) => new Date(time).toUTCString();
const answer = (headers: Readonly<Record<string, string>> = {}) =>
  new Response('{}', { headers: { 'content-type': 'application/json', ...headers } });
const answerAt = (time: number) => answer({ date: dateOf(time) });

describe('the act cookie', () => {
  const cookieFor = (token: string, isSecure: boolean, expiresIn?: number) => {
    const page = { cookie: '' };
    storeActCookie({ token, expiresIn }, page, isSecure);
    return page.cookie;
  };

  it('lasts one day, on every path', () => {
    expect(cookieFor('tok_1', false)).toBe('act=tok_1; Max-Age=86400; Path=/; SameSite=Lax');
  });

  it.each([
    [600, 600],
    [59.9, 59],
    [7 * 86_400, 86_400],
  ])('lasts no longer than the token, which lives %d seconds', (expiresIn, maxAge) => {
    expect(cookieFor('tok_1', false, expiresIn)).toContain(`; Max-Age=${maxAge};`);
  });

  it('is for secure pages only where the page is secure', () => {
    expect(cookieFor('tok_1', true)).toBe('act=tok_1; Max-Age=86400; Path=/; SameSite=Lax; Secure');
  });

  it('is removed immediately', () => {
    const page = { cookie: '' };
    clearActCookie(page);
    expect(page.cookie).toBe('act=; Max-Age=0; Path=/');
  });

  it('does not let a token add attributes of the cookie', () => {
    expect(cookieFor('a; Domain=evil.test', false)).toBe(
      'act=a%3B%20Domain%3Devil.test; Max-Age=86400; Path=/; SameSite=Lax',
    );
  });
});

describe('the clock of the service', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is the phone's until the first answer", () => {
    expect(createServerClock().now()).toBe(NOON);
  });

  it('is that of the last answer, and advances without further answers', async () => {
    const clock = createServerClock();
    clock.observe(answerAt(NOON + 5 * HOUR_MS));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(clock.now()).toBe(NOON + 5 * HOUR_MS + 1_500);
  });

  it('goes back too', () => {
    const clock = createServerClock();
    clock.observe(answerAt(NOON - 24 * HOUR_MS));
    expect(clock.now()).toBe(NOON - 24 * HOUR_MS);
  });

  it.each([
    ['an answer with no date', {}],
    ['an answer with no sense', { date: 'yesterday' }],
    ['a copy out of a cache', { date: dateOf(NOON - HOUR_MS), age: '3600' }],
    ['a picture', { date: dateOf(NOON - HOUR_MS), 'content-type': 'image/png' }],
    ['the login page of a hotspot', { date: dateOf(NOON - HOUR_MS), 'content-type': 'text/html' }],
  ])('takes nothing from %s', (_, headers) => {
    const clock = createServerClock();
    clock.observe(answerAt(NOON + HOUR_MS));
    clock.observe(answer(headers));
    expect(clock.now()).toBe(NOON + HOUR_MS);
  });

  it('reports once that the service hides its Date header, but not for answers that never have one', () => {
    const unreadable = vi.fn();
    const clock = createServerClock(Date.now, unreadable);
    clock.observe(answer({ 'content-type': 'image/png' }));
    clock.observe(answerAt(NOON));
    expect(unreadable).not.toHaveBeenCalled();
    clock.observe(answer());
    clock.observe(answer());
    expect(unreadable).toHaveBeenCalledTimes(1);
  });

  /** Begins a wait; `times` is how often it ended. */
  function waiting(ms: number, signal = new AbortController().signal) {
    const clock = createServerClock();
    const isOver = vi.fn();
    void clock.wait(ms, signal).then(isOver);
    return { clock, times: () => isOver.mock.calls.length };
  }

  it('does not wait for nothing', async () => {
    const { times } = waiting(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toBe(1);
  });

  it('waits as long as requested, to half a second', async () => {
    const { times } = waiting(30_000);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(times()).toBe(0);
    await vi.advanceTimersByTimeAsync(501);
    expect(times()).toBe(1);
  });

  it('ends its wait when the service’s time jumps ahead, as after a sleep of the phone', async () => {
    const { clock, times } = waiting(600_000);
    await vi.advanceTimersByTimeAsync(1_000);
    clock.observe(answerAt(NOON + HOUR_MS));
    await vi.advanceTimersByTimeAsync(500);
    expect(times()).toBe(1);
  });

  it('ends its wait after a sleep of the phone', async () => {
    const { times } = waiting(600_000);
    vi.setSystemTime(NOON + HOUR_MS);
    await vi.advanceTimersByTimeAsync(500);
    expect(times()).toBe(1);
  });

  it('waits no longer where the first answer says that the phone’s clock is an hour ahead', async () => {
    const { clock, times } = waiting(3_000);
    await vi.advanceTimersByTimeAsync(200);
    clock.observe(answerAt(NOON - HOUR_MS));
    await vi.advanceTimersByTimeAsync(3_800);
    expect(times()).toBe(1);
  });

  it('waits no longer where the phone’s clock is set back', async () => {
    const { times } = waiting(3_000);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(NOON - HOUR_MS);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(times()).toBe(1);
  });

  it('leaves no timer behind when the wait is aborted', () => {
    const controller = new AbortController();
    waiting(600_000, controller.signal);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts no timer when the wait was aborted before', () => {
    waiting(600_000, AbortSignal.abort());
    expect(vi.getTimerCount()).toBe(0);
  });
});
