/** Checks that each amount on a screen comes from an answer of the lender: reads the page and compares it with the answers. */
import type { Page, Response } from '@playwright/test';

/** Amounts as a person reads them: `₹1,15,920`, `₹2,415.50`, `Rs 500`. */
const AMOUNT = /(?:₹|Rs )\s?([\d,]+(?:\.\d{2})?)/g;

/** Pages that show fixed amounts, which no answer contains: no amount of theirs is checked. */
const PAGES_WITH_FIXED_AMOUNTS = '[data-journey="landing"], [data-journey="terms"]';

const BODY_TIMEOUT_MS = 3_000;
const MAX_READS = 3;

export interface Amounts {
  /** Amounts of the screen that no answer explains; empty when all are explained. */
  readonly unexplained: (page: Page) => Promise<readonly string[]>;
}

/** Collects the answers that the page receives; start before the first goto. */
export function listenToAmounts(page: Page): Amounts {
  const responses: Response[] = [];
  // A typed amount counts as known on the following screens too, even when the answer to it was lost.
  const typed = new Set<number>();
  page.on('response', (response) => {
    if (/\/api\/(termloan|account)\//.test(response.url())) responses.push(response);
  });
  return {
    async unexplained(shown) {
      let found = await unexplainedNow(shown, responses, typed);
      // An answer may arrive and be shown while earlier ones are being read: the next read includes it.
      for (let reads = 1; reads < MAX_READS && found.length > 0; reads += 1)
        found = await unexplainedNow(shown, responses, typed);
      return found;
    },
  };
}

async function unexplainedNow(
  shown: Page,
  responses: readonly Response[],
  typed: Set<number>,
): Promise<readonly string[]> {
  if (shown.isClosed() || !isAppUrl(shown.url())) return [];
  const { text, typedTexts, hasFixedAmounts } = await shown.evaluate(readAmounts, PAGES_WITH_FIXED_AMOUNTS);
  if (hasFixedAmounts) return [];
  for (const amount of typedAmounts(typedTexts, shown.url())) typed.add(amount);
  const amounts = [...text.matchAll(AMOUNT)].map(([all, digits = '']) => ({ all, paise: paiseOf(digits) }));
  // Reading all bodies takes half a second.
  if (amounts.length === 0) return [];
  // Zero, and the smallest payable amount (machines/domain/fields/amount-field.ts).
  const explained = new Set<number>([0, 100, ...typed]);
  // Bodies are read at the end: reading them while a page still loads has blocked a frame from loading. Bodies of an earlier
  // document are gone by then, and so is its screen.
  const bodies = await Promise.all(responses.map(bodyOf));
  for (const body of bodies) addExplained(body, explained);
  for (const cost of cancellationCosts(bodies)) explained.add(cost);
  return amounts.filter(({ paise }) => !explained.has(paise)).map(({ all }) => all);
}

/** Runs in the page. @param pagesWithFixedAmounts a selector */
function readAmounts(pagesWithFixedAmounts: string) {
  return {
    // The document of a link that was just tapped has no body yet.
    text: document.querySelector('body')?.innerText ?? '',
    typedTexts: [...document.querySelectorAll('input')].map(({ value }) => value),
    hasFixedAmounts: document.querySelector(pagesWithFixedAmounts) !== null,
  };
}

function isAppUrl(url: string): boolean {
  return url.startsWith('http') && !new URL(url).pathname.startsWith('/sandbox');
}

async function bodyOf(response: Response): Promise<unknown> {
  // An answer that was in transit when its page was left may never end: reading it has a time limit.
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, BODY_TIMEOUT_MS, null));
  try {
    return await Promise.race([response.json(), timeout]);
  } catch {
    // The page was left, or a fault broke the answer: no amounts can be read.
    return null;
  }
}

function paiseOf(digits: string): number {
  return Math.round(Number(digits.replaceAll(',', '')) * 100);
}

/**
 * Adds every number of an answer, the sums and differences of two numbers in one object (late charges added and paid), and
 * the sums of one field over a list (all late charges), or over the items of a list with one status (interest of all late
 * instalments).
 */
function addExplained(answer: unknown, explained: Set<number>): void {
  if (typeof answer !== 'object' || answer === null) return;
  if (Array.isArray(answer)) {
    for (const items of [answer, ...byStatus(answer)])
      for (const [, values] of numbersByField(items))
        explained.add(values.reduce((sum, value) => sum + value, 0));
    for (const item of answer) addExplained(item, explained);
    return;
  }
  const numbers = numbersOf(answer, 2);
  for (const a of numbers) {
    explained.add(a);
    for (const b of numbers) {
      explained.add(a + b);
      explained.add(Math.abs(a - b));
    }
  }
  explained.add(lastInstalment(answer));
  for (const figure of comparisonFigures(answer)) explained.add(figure);
  for (const inner of Object.values(answer)) addExplained(inner, explained);
}

/** The last instalment of an offer, a quote or an agreement: it absorbs the rounding of the others. */
function lastInstalment(answer: object): number {
  const {
    payable_amount,
    payble_amount,
    regular_repayment: regular,
    installments,
    duration,
  }: LoanTerms = answer;
  const payable = payable_amount ?? payble_amount;
  const count = installments ?? duration;
  if (payable === undefined || regular === undefined || count === undefined) return 0;
  return payable - regular * (count - 1);
}

/** Instalments in a year by the wire's frequency: weekly 1, daily 2, monthly 3. */
const PER_YEAR: Readonly<Record<number, number>> = { 1: 52, 2: 365, 3: 12 };
const THOUSAND_RUPEES = 100_000;

/**
 * The figures by which offers are compared: an average month, and what goes back for every ₹1,000 in the bank account, with the
 * fee and without it (docs/decisions/028-key-facts-and-offers.md).
 */
function comparisonFigures(answer: object): readonly number[] {
  const { payable_amount: payable, regular_repayment: regular, frequency }: LoanTerms = answer;
  const { transferable_amount: inBank, loan_amount: whole }: LoanTerms = answer;
  if (payable === undefined || regular === undefined) return [];
  const inRupees = (paise: number) => Math.ceil(paise / 100 - 1e-9) * 100;
  const month = inRupees((regular * (PER_YEAR[frequency ?? 0] ?? 0)) / 12);
  const perThousand = [inBank, whole].flatMap((received) =>
    received === undefined || received === 0 ? [] : [inRupees((payable * THOUSAND_RUPEES) / received)],
  );
  return [THOUSAND_RUPEES, Math.min(month, payable), ...perThousand];
}

interface CancellationAnswers {
  readonly principal?: number;
  readonly proportionate_cost?: number;
  readonly loan?: { readonly disbursed_amount?: number } | null;
}

/** What a loan costs that is given back: what goes back by the quote, less the amount that the loan was disbursed with. */
function cancellationCosts(bodies: readonly unknown[]): readonly number[] {
  const answers = bodies.map((body): CancellationAnswers => Object(body));
  const disbursed = answers.flatMap(({ loan }) => loan?.disbursed_amount ?? []);
  return answers.flatMap(({ principal, proportionate_cost: interest }) =>
    principal === undefined || interest === undefined
      ? []
      : disbursed.map((received) => principal + interest - received),
  );
}

interface LoanTerms {
  readonly loan_amount?: number;
  readonly transferable_amount?: number;
  readonly frequency?: number;
  readonly payable_amount?: number;
  /** Of a quote; spelled like this on the wire (spec 3). */
  readonly payble_amount?: number;
  readonly regular_repayment?: number;
  readonly installments?: number;
  readonly duration?: number;
}

/** Numbers in an object and its nested objects, down to `depth` levels; lists are left out. */
function numbersOf(object: object, depth: number): number[] {
  return Object.values(object).flatMap((value) => {
    if (typeof value === 'number') return [value];
    const isInner = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isInner && depth > 1 ? numbersOf(value, depth - 1) : [];
  });
}

/** The items of a list that share a status. */
function byStatus(list: readonly unknown[]): readonly (readonly unknown[])[] {
  const groups = new Map<unknown, unknown[]>();
  for (const item of list) {
    const status: unknown = Reflect.get(Object(item), 'status');
    if (status !== undefined) groups.set(status, [...(groups.get(status) ?? []), item]);
  }
  return [...groups.values()];
}

function numbersByField(list: readonly unknown[]): Map<string, number[]> {
  const fields = new Map<string, number[]>();
  for (const item of list) {
    if (typeof item !== 'object' || item === null) continue;
    for (const [name, value] of Object.entries(item))
      if (typeof value === 'number') fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}

/** Amounts that the merchant typed in rupees, and the amount in the URL of a payment link. */
function typedAmounts(typedTexts: readonly string[], url: string): readonly number[] {
  const linkAmount = new URL(url).searchParams.get('amount') ?? '';
  return [
    ...typedTexts.map((text) => paiseOf(text.replace(/[^\d.]/g, ''))),
    Number(linkAmount),
    paiseOf(linkAmount),
  ];
}
