/** The recorded paths: one for every persona at every entry URL, without duplicates, in texts that fit any day. */
import { describe, expect, it } from 'vitest';

import { dailyWalks } from './daily';
import { factorsOf, planOf, readToken, tokenOf } from './plan';
import { nameOf, normalizeText, recordedPathNamed, recordedPaths } from './recorded-paths';

describe('recorded paths', () => {
  it('exist for each persona at each entry URL', () => {
    const { who = [] } = factorsOf({});
    const recorded = new Set(recordedPaths.map((path) => `${path.journey}/${path.entrance}/${path.persona}`));
    expect(who.filter((one) => !recorded.has(one))).toEqual([]);
    expect([...recorded].filter((one) => !who.includes(one))).toEqual([]);
  });

  it('are unique, and have steps and an end', () => {
    expect(new Set(recordedPaths.map(nameOf)).size).toBe(recordedPaths.length);
    for (const path of recordedPaths) {
      expect(path.steps.length, nameOf(path)).toBeGreaterThan(0);
      expect(path.end, nameOf(path)).toMatch(/^[\w-]+\/\S+(?: |$)/);
    }
  });

  it('are stored in texts that fit any day', () => {
    for (const { actionText } of recordedPaths.flatMap(({ steps }) => steps))
      expect(actionText).toBe(normalizeText(actionText));
    expect(normalizeText('taps “Pay ₹1,234.50 by Mon, 7 December, 6:30 pm”')).toBe(
      'taps “Pay ₹0 by day, 0 month, 0:0 am”',
    );
    // Names of months and days are only replaced as whole words.
    expect(normalizeText('taps “Maya Sunder’s mandate”')).toBe('taps “Maya Sunder’s mandate”');
  });

  it('are in the plan, by their names, with each fault and without a fault', () => {
    const [path] = recordedPaths;
    if (path === undefined) throw new Error('There is no recorded path.');
    const plan = planOf({ journeys: [path.journey], seed: 1 });
    const walks = plan.filter((one) => one.recordedPath === nameOf(path));
    expect(new Set(walks.map(({ fault }) => fault)).size).toBe(11);
    for (const walk of walks) expect(readToken(tokenOf(walk))).toEqual(walk);
  });

  it('include those that the daily walks name', () => {
    const walks = dailyWalks.map(readToken).filter(({ recordedPath }) => recordedPath !== null);
    expect(walks.length).toBeGreaterThan(1);
  });

  it('are reported when they do not exist any more', () => {
    expect(() => recordedPathNamed('0000000')).toThrow(/There is no recorded path "0000000" any more/);
    expect(() => readToken('home.0.overdue.slow.one-step.page.1.0000000')).toThrow(/any more/);
  });
});
