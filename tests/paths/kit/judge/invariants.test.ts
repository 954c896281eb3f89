// @vitest-environment jsdom
/** Every invariant of a screen is reported when it is violated. */
import { beforeEach, describe, expect, it } from 'vitest';

import { focusProblem, readScreen, screenName, screenProblems } from './invariants';

const SOUND = `<div data-journey="autopay" data-state="terms">
  <h1 tabindex="-1">Set up autopay</h1><p>₹500 every week</p><button>Continue</button></div>`;

function screenOf(html: string) {
  document.body.innerHTML = html;
  return readScreen();
}

beforeEach(() => {
  document.title = 'Shop loan';
});

describe('a screen', () => {
  it('without problems passes, and has a name', () => {
    const screen = screenOf(SOUND);
    expect(screenProblems(screen)).toEqual([]);
    expect(screenName(screen)).toBe('autopay/terms');
    expect(screen.controls).toEqual(['Continue']);
  });

  it.each([
    ['nothing at all', '', /blank/],
    ['no heading', SOUND.replaceAll('h1', 'h2'), /0 headings/],
    ['two headings', `${SOUND}<h1>Another</h1>`, /2 headings/],
    ['a heading without words', SOUND.replace('Set up autopay', ''), /1 headings/],
    ['a spinner', `${SOUND}<main aria-busy="true"></main>`, /busy/],
    ['no way on', SOUND.replace('<button>', '<button disabled>'), /dead end/],
    ['a way on behind an open dialog', `${SOUND}<dialog open><p>Wait</p></dialog>`, /dead end/],
    ['a value that is none', SOUND.replace('₹500', '₹NaN'), /"NaN"/],
    [
      'two main actions',
      `${SOUND}<button data-variant="primary">Pay</button><a href="#x" data-variant="primary">Pay later</a>`,
      /several main actions: Pay, Pay later/,
    ],
    [
      'the mark of success over bad news',
      `<div data-status="success"></div>${SOUND.replace('Set up autopay', 'Your loan was cancelled')}`,
      /mark of success over "Your loan was cancelled"/,
    ],
    [
      'another mark than “nobody knows” over an unknown outcome',
      `<div data-status="waiting"></div>${SOUND.replace('"terms"', '"withdrawalUnanswered"')}`,
      /the mark "waiting", although nobody knows the outcome/,
    ],
    ['an object', SOUND.replace('₹500', String({})), /\[object/],
  ])('with %s is reported', (_, html, words) => {
    expect(screenProblems(screenOf(html)).join('\n')).toMatch(words);
  });

  it('without a title, or wider than the phone, is reported', () => {
    const screen = screenOf(SOUND);
    expect(screenProblems({ ...screen, title: ' ' })).toEqual(['the document has no title']);
    expect(screenProblems({ ...screen, title: 'Set up autopay · Shop loan' })).toEqual([]);
    expect(screenProblems({ ...screen, title: 'Autopay is on · Shop loan' })).toEqual([
      'the document is called "Autopay is on · Shop loan", not after "Set up autopay"',
    ]);
    expect(screenProblems({ ...screen, name: 'Pay ₹500', title: 'Pay ₹500 · Shop loan' })).toEqual([
      'a number is in the document\'s title: "Pay ₹500 · Shop loan"',
    ]);
    expect(screenProblems({ ...screen, overflow: 12 })).toEqual([
      'it runs 12 pixels out of the page sideways',
    ]);
  });
});

it('has no name of a person in its title', () => {
  const screen = screenOf(
    SOUND.replace('Set up autopay', '<span data-tab-title="Namaste">Namaste, Suresh</span>'),
  );
  expect(screen.name).toBe('Namaste');
  expect(screenProblems({ ...screen, title: 'Namaste · Shop loan' })).toEqual([]);
  expect(screenProblems({ ...screen, title: 'Namaste, Suresh · Shop loan' })).toHaveLength(1);
});

describe('the focus', () => {
  const atTerms = () => screenOf(SOUND);
  const OTHER = SOUND.replace('terms', 'active').replace('Set up autopay', 'Autopay is on');

  it('is lost when another screen is shown and no element has it', () => {
    expect(focusProblem(atTerms(), screenOf(OTHER))).toEqual([
      'the focus is lost on the way from autopay/terms',
    ]);
  });

  it('is not lost on the heading of the other screen, nor when the screen stays the same', () => {
    const first = atTerms();
    expect(focusProblem(first, screenOf(SOUND))).toEqual([]);
    screenOf(OTHER);
    document.querySelector('h1')?.focus();
    expect(focusProblem(first, readScreen())).toEqual([]);
  });
});
