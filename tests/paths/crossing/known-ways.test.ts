/** What is known: a way of everybody at every entry URL, each once, in words that hold on any day. */
import { describe, expect, it } from 'vitest';

import { dailyWalks } from './daily';
import { knownWays, nameOf, plainWords, wayNamed } from './known-ways';
import { factorsOf, planOf, readToken, tokenOf } from './plan';

describe('known ways', () => {
  it('there is one of each merchant at each entry URL', () => {
    const { who = [] } = factorsOf({});
    const known = new Set(knownWays.map((way) => `${way.journey}/${way.entrance}/${way.persona}`));
    expect(who.filter((one) => !known.has(one))).toEqual([]);
    expect([...known].filter((one) => !who.includes(one))).toEqual([]);
  });

  it('each once, with steps, and with an end', () => {
    expect(new Set(knownWays.map(nameOf)).size).toBe(knownWays.length);
    for (const way of knownWays) {
      expect(way.steps.length, nameOf(way)).toBeGreaterThan(0);
      expect(way.end, nameOf(way)).toMatch(/^[\w-]+\/\S+(?: |$)/);
    }
  });

  it('are told in words of any day', () => {
    for (const { told } of knownWays.flatMap(({ steps }) => steps)) expect(told).toBe(plainWords(told));
    expect(plainWords('taps “Pay ₹1,234.50 by Mon, 7 December, 6:30 pm”')).toBe(
      'taps “Pay ₹0 by day, 0 month, 0:0 am”',
    );
    // Months and days are words of their own.
    expect(plainWords('taps “Maya Sunder’s mandate”')).toBe('taps “Maya Sunder’s mandate”');
  });

  it('are in the plan, by their names, with each fault and with none', () => {
    const [way] = knownWays;
    if (way === undefined) throw new Error('Nothing is known.');
    const walks = planOf({ seed: 1 }).filter((one) => one.way === nameOf(way));
    expect(new Set(walks.map(({ fault }) => fault)).size).toBe(11);
    for (const walk of walks) expect(readToken(tokenOf(walk))).toEqual(walk);
  });

  it('hold those that each test run walks by name', () => {
    const ways = dailyWalks.map(readToken).filter(({ way }) => way !== null);
    expect(ways.length).toBeGreaterThan(1);
  });

  it('are told when they are gone', () => {
    expect(() => wayNamed('0000000')).toThrow(/No known way is called "0000000" any more/);
    expect(() => readToken('home.0.overdue.slow.one-step.page.1.0000000')).toThrow(/any more/);
  });
});
