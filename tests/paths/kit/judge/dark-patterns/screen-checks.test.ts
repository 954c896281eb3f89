// @vitest-environment jsdom
/** Each check of a screen for dark patterns reports what is planted. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { hasAmount } from './costs';
import {
  costProblems,
  declineProblems,
  oppositeProblems,
  prechosenProblems,
  readJudgedScreen,
  timerProblems,
  wordProblems,
} from './screen-checks';
import { allowedSentences, phraseProblems } from './words';

const BACK = '<header><button aria-label="Back"></button></header>';
const CONSENT = '<label for="c">I agree to this loan.</label><input id="c" name="consent" type="checkbox">';

/** A page of HTML as a screen. @param context of its chart */
function screenOf(html: string, name = 'planted/start', context: unknown = {}) {
  document.body.innerHTML = html;
  return readJudgedScreen(name, { context, hasTag: () => false });
}

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('an option that is chosen before a tap', () => {
  it.each([
    ['a consent', CONSENT.replace('type=', 'checked type=')],
    [
      'an offer',
      '<label for="o">₹1,00,000</label><input id="o" name="offer" type="radio" value="o1" checked>',
    ],
  ])('is reported: %s', (_, html) => {
    expect(prechosenProblems(screenOf(html), new Set())).toEqual([
      expect.stringContaining('is chosen before a tap'),
    ]);
  });

  it('is fine where the merchant tapped it, and on a screen of the list', () => {
    const ticked = screenOf(CONSENT.replace('type=', 'checked type='));
    expect(prechosenProblems(ticked, new Set(['consent=I agree to this loan.']))).toEqual([]);
    const account = '<input name="accountType" type="radio" value="BANK" checked>';
    expect(prechosenProblems(screenOf(account, 'account-flow/EDIT_FORM'), new Set())).toEqual([]);
    expect(prechosenProblems(screenOf(account, 'offer-selection/selectLoan'), new Set())).toHaveLength(1);
  });
});

describe('words', () => {
  it.each([
    ['No thanks, I like to pay more', /confirm shaming/],
    ['No, I do not need a loan', /confirm shaming/],
    ['You will lose your cashback', /confirm shaming/],
    ['Hurry, other shops wait', /false urgency/],
    ['Only today', /false urgency/],
    ['Your last chance', /false urgency/],
    ['Don’t miss this', /confirm shaming/],
    ['A limited offer', /false urgency/],
    ['The best offer for you', /interface interference/],
    ['Recommended', /interface interference/],
    ['Most popular', /interface interference/],
    ['Others have taken it', /interface interference/],
    ['Untick this if you do not want calls', /trick question/],
  ])('that press are reported: %s', (words, pattern) => {
    const [first = ''] = wordProblems(screenOf(`<p>Loan</p><p>${words}</p>`));
    expect(first).toMatch(pattern);
  });

  it('are found in the name of a control, and across its elements', () => {
    expect(wordProblems(screenOf('<button aria-label="No thanks"></button>'))).toHaveLength(1);
    expect(wordProblems(screenOf('<p>It is here only <b>today</b></p>'))).toHaveLength(1);
  });

  it('of a company, a fact and the condition of a cashback are not', () => {
    const text = `Hindon Mercantile Limited. 1 attempt is left today. ${allowedSentences[0]?.sentence}`;
    expect(phraseProblems(text)).toEqual([]);
  });

  it('of a consent have no negation', () => {
    expect(wordProblems(screenOf(CONSENT.replace('agree', 'do not agree')))).toEqual([
      'trick question: the consent "I do not agree to this loan." has a negation',
    ]);
  });

  it('that are allowed are words of the app', () => {
    const copy = ['src/copy', 'src/messages/en'].flatMap((folder) =>
      readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    );
    for (const { sentence } of allowedSentences)
      expect(
        copy.some((text) => text.includes(sentence)),
        sentence,
      ).toBe(true);
  });
});

describe('a timer', () => {
  it.each(['<p>0:59</p>', '<p>2\u00a0min left</p>', '<p role="timer">soon</p>'])(
    'is reported: %s',
    (html) => {
      expect(timerProblems(screenOf(html))).toEqual([expect.stringContaining('a timer is shown')]);
    },
  );

  it('of a wait that the service imposes is not, nor a time of the day', () => {
    expect(timerProblems(screenOf('<p>0:59</p>', 'identity/panRetryWait'))).toEqual([]);
    expect(timerProblems(screenOf('<p>until 28 Nov, 9:00\u00a0pm</p>'))).toEqual([]);
  });
});

describe('a consent', () => {
  const AGREE = '<button data-variant="primary">Agree</button>';

  it('that cannot be declined is reported', () => {
    const problem = ['forced action: it asks for a consent, and has no way to decline it'];
    expect(declineProblems(screenOf(CONSENT + AGREE))).toEqual(problem);
    expect(declineProblems(screenOf(BACK.replace('<button', '<button disabled') + CONSENT))).toEqual(problem);
    expect(declineProblems(screenOf(`<div data-back-disabled>${BACK}${CONSENT}</div>`))).toEqual(problem);
    expect(declineProblems(screenOf(AGREE, 'selfie/verifySelfie'))).toEqual(problem);
  });

  it('that can be left is fine', () => {
    expect(declineProblems(screenOf(BACK + CONSENT + AGREE))).toEqual([]);
    const photo = `${AGREE}<button>Use a photo instead</button>`;
    expect(declineProblems(screenOf(photo, 'selfie/verifySelfie'))).toEqual([]);
  });

  it('with a tiny way out is reported where there is a layout', () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(320);
    const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    box.mockReturnValue(new DOMRect(0, 0, 60, 18));
    expect(declineProblems(screenOf(BACK + CONSENT))).toEqual([
      'interface interference: "Back" is 60 x 18 px',
    ]);
    box.mockReturnValue(new DOMRect(0, 0, 60, 44));
    expect(declineProblems(screenOf(BACK + CONSENT))).toEqual([]);
  });
});

describe('of two opposite actions', () => {
  const accept = '<button data-variant="primary">Cancel the loan</button>';
  const at = (decline: string) =>
    oppositeProblems(screenOf(accept + decline, 'cancel-loan/freeCancellation'));

  it('the declining one is a button that all can use', () => {
    expect(at('<button>Keep the loan</button>')).toEqual([]);
    expect(at('')).toEqual(['interface interference: "Cancel the loan" has no opposite']);
    expect(at('<span>Keep the loan</span>')).toHaveLength(1);
    expect(at('<button disabled>Keep the loan</button>')).toHaveLength(1);
    expect(at('<button aria-hidden="true">Keep the loan</button>')).toHaveLength(1);
  });
});

describe('a cost', () => {
  const link = { link: { amount: 1_234_50, amountPaid: 0 } };
  const pay = '<button data-variant="primary">Pay</button>';

  it('that is not on the screen is reported', () => {
    expect(costProblems(screenOf(`<p>₹1,234.50</p>${pay}`, 'pay-by-link/bill', link))).toEqual([]);
    expect(costProblems(screenOf(`<p>₹1,200</p>${pay}`, 'pay-by-link/bill', link))).toEqual([
      'drip pricing: it costs ₹1,234.50, which is not on the screen',
    ]);
    expect(costProblems(screenOf(pay, 'pay-by-link/bill', { link: null }))).toEqual([
      'drip pricing: the cost is not known, and the main action can be tapped',
    ]);
  });

  it('that nobody named is reported', () => {
    expect(costProblems(screenOf(pay))).toEqual(['drip pricing: nobody says what "Pay" costs']);
    expect(costProblems(screenOf('<button>Pay ₹500</button><button>Pay this supplier</button>'))).toEqual([]);
  });

  it('is not found as the beginning of another amount', () => {
    expect(hasAmount('You pay ₹1,23,400', '₹1,234')).toBe(false);
    expect(hasAmount('You pay ₹1,234.50.', '₹1,234')).toBe(false);
    expect(hasAmount('₹1,234.50 or ₹1,234.', '₹1,234')).toBe(true);
  });
});
