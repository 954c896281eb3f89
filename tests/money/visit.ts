/**
 * A visitor who means to pay one bill, sign one agreement or pay one supplier once, while callbacks lag, commits fail late, tabs
 * double and somebody else signs in. After every step the screen is held against the sandbox's books.
 */
import { type Actor, type AnyStateMachine, createActor } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import { stateName } from '../../src/journey/state-name';
import { addressIn } from '../sessions/addresses';
import { type Gesture, gesturesIn } from '../sessions/gestures';
import { adaptJourney, type Opening, openingAt } from '../sessions/journeys';
import { visitPage } from '../sessions/outside';
import { createRandom, type Random } from '../sessions/random';
import type { Hand } from '../sessions/typing';
import { createVirtualTime, type VirtualTime } from '../sessions/virtual-time';
import { addressOf, chartsOf, isBusy, redirectOf, rest } from '../sessions/walk';
import { type Books, debits, draws, signatures } from './books';
import { type Account, type Browser, createBrowser, type Tab } from './browser';
import { rules, type Seen } from './oracle';
import { drawPlan, type Plan } from './plan';
import { screenText } from './screen-text';

export interface Visit {
  readonly plan: Plan;
  /** Times that the payer was debited, the credit drawn or the agreement signed; what went back is left out. */
  readonly acts: number;
  /** Warnings that the visitor confirmed: each lets them do it once more. */
  readonly confirmed: number;
  readonly screens: number;
  readonly claims: number;
  /** What must never be: each in a sentence. */
  readonly faults: readonly string[];
  /** Each step, `journey/state event`. */
  readonly steps: readonly string[];
}

export interface VisitOptions {
  readonly sandbox: Sandbox;
  readonly seed: number;
  readonly index: number;
  /** When it begins, ms since 1970. */
  readonly startsAt: number;
  /** Hands the visit's time to the sandbox. */
  readonly onTime: (time: VirtualTime) => void;
}

const MOST_STEPS = 40;

/** Pages on which the visitor stays; from another one they go back to where they began. */
const ON_THE_WAY: ReadonlySet<string> = new Set([
  ...['home', 'payment-status', 'prepayment', 'pay-by-link', 'supplier', 'supplier-transaction'],
  ...['agreement', 'account-flow', 'loan-status'],
]);

/** What whoever is at the phone taps besides what merchants mostly do: to the one thing they came for. */
const AIMS: Readonly<Record<string, number>> = {
  'home payment.requested': 60,
  'home payment.confirmed': 4,
  'home payment.seen': 10,
  'home link.requested': 0.2,
  'home place.opened': 0.3,
  'payment-status upi.chosen': 20,
  'payment-status page.chosen': 14,
  'payment-status qr.chosen': 5,
  'payment-status receipt.shared': 0.1,
  'supplier supplier.chosen': 30,
  'supplier payment.submitted': 60,
  'supplier adding.opened': 2,
  'supplier contact.opened': 0.1,
  'supplier transaction.opened': 0.5,
  back: 0.6,
};

/** A tap on a warning that names the first payment, or on the word that it was not made. */
const CONFIRMATIONS: ReadonlySet<string> = new Set([
  'home payment.confirmed',
  'prepayment payment.confirmed',
  'prepayment warning.confirmed',
  'payment-status ways.chosen',
  'supplier payment.confirmed',
]);

/** Journeys that whoever has the address may open. */
const PUBLIC: ReadonlySet<string> = new Set(['payment-status', 'pay-by-link']);

/** Makes a visit; the same seed and index make the same one. */
export async function makeVisit(options: VisitOptions): Promise<Visit> {
  const { sandbox, seed, index, startsAt, onTime } = options;
  const random = createRandom(seed, index);
  const time = createVirtualTime(startsAt);
  onTime(time);
  const plan = drawPlan(random);
  const browser = createBrowser({ sandbox, time, random, ...plan });
  const account = await browser.createAccount(plan.persona, { callback_seconds: plan.lag });
  const other = await browser.createAccount(OTHER);
  browser.signIn(plan.task === 'link' && random.chance(0.6) ? null : account);
  if (plan.strike !== null) await browser.strike(account, plan.strike.operation, plan.strike.fault);
  const visitor = new Visitor({ browser, account, other, plan, random, time });
  await visitor.visit();
  await browser.forget(account);
  await browser.forget(other);
  return visitor.report();
}

/** Somebody with other figures than anybody who visits. */
const OTHER = 'monthly-loan';

interface VisitorOptions {
  readonly browser: Browser;
  readonly account: Account;
  readonly other: Account;
  readonly plan: Plan;
  readonly random: Random;
  readonly time: VirtualTime;
}

/** A journey that is open in a tab. */
interface Open {
  readonly id: string;
  readonly opening: Opening;
  readonly actor: Actor<AnyStateMachine>;
  isFresh: boolean;
}

class Visitor {
  readonly #of: VisitorOptions;
  readonly #hand: Hand;
  readonly #steps: string[] = [];
  readonly #faults = new Set<string>();
  #acts = 0;
  /** What the books held before the visit. */
  #done = 0;
  #confirmed = 0;
  #isKnownDone = false;
  #screens = 0;
  #claims = 0;
  #isUpset = false;
  #tab: Tab;
  #open: Open | null = null;
  /** A tab that waits behind the other one. */
  #behind: { tab: Tab; open: Open | null } | null = null;
  /** Figures and names that only one of both merchants has. */
  #marks = { own: new Set<string>(), others: new Set<string>() };

  constructor(of: VisitorOptions) {
    this.#of = of;
    this.#tab = of.browser.openTab();
    this.#hand = {
      random: of.random,
      slips: 0.05,
      newestCode: () => of.browser.newestCode(of.account),
      ownPan: async () => 'ABCPE1234F',
      now: of.time.now,
    };
  }

  report(): Visit {
    return {
      plan: this.#of.plan,
      acts: this.#acts,
      confirmed: this.#confirmed,
      screens: this.#screens,
      claims: this.#claims,
      faults: [...this.#faults],
      steps: this.#steps,
    };
  }

  async visit(): Promise<void> {
    const { browser, account, other, plan } = this.#of;
    const [own, others] = [await browser.books(account), await browser.books(other)];
    this.#marks = { own: marksOf(own, others), others: marksOf(others, own) };
    this.#done = actsIn(own, plan.task);
    const entry = addressIn(plan.entry, JSON.parse(JSON.stringify(own)));
    await this.#goTo(entry);
    for (let step = 0; step < MOST_STEPS && !this.#isDone(); step += 1) {
      if (step >= plan.upsetAt && !this.#isUpset) await this.#upset(entry);
      if (!(await this.#step(entry))) break;
    }
    // A day later, all callbacks have come: the page is opened once more.
    await this.#afterwards(entry);
    this.#behind?.open?.actor.stop();
    this.#behind?.tab.close();
    this.#close();
  }

  async #afterwards(entry: string): Promise<void> {
    const { time } = this.#of;
    this.#close();
    time.goTo(time.now() + 3_600_000);
    await this.#goTo(entry);
  }

  /** They have what they came for, by the word on the screen. */
  #isDone(): boolean {
    const open = this.#open;
    if (open === null) return true;
    const state = stateName(open.actor.getSnapshot());
    const { task } = this.#of.plan;
    if (open.id === 'payment-status') return state === 'paid' || state === 'supplierPaid';
    return this.#isKnownDone || (task === 'sign' && open.id === 'loan-status');
  }

  /** Looks, and does one thing. @returns false when nothing is left to do */
  async #step(entry: string): Promise<boolean> {
    const { random, time, browser } = this.#of;
    if (this.#isSessionOver()) {
      this.#steps.push('-- the session ended: they sign in anew');
      this.#reload(false);
      return this.#goTo(entry);
    }
    const open = this.#open;
    if (open === null) return false;
    if (open.actor.getSnapshot().status === 'active' && !ON_THE_WAY.has(open.id)) return this.#goTo(entry);
    if (open.actor.getSnapshot().status === 'done') {
      const address = redirectOf(open.actor.getSnapshot().output);
      return this.#goTo(address === 'goBack' ? entry : address);
    }
    const choices = isBusy(open.actor) ? [] : await this.#choices(open);
    const chosen = random.weighted(choices);
    if (chosen === undefined) return this.#goTo(entry);
    open.isFresh = false;
    this.#steps.push(`${nameOf(open)} ${chosen.event.type}`);
    if (CONFIRMATIONS.has(`${open.id} ${chosen.event.type}`)) this.#confirmed += 1;
    chosen.send();
    if (chosen.event.type === 'qr.chosen') browser.scan(open.opening.params.paymentId ?? '');
    const waiting = this.#waiting(open);
    let left = await rest(waiting, null);
    await this.#look();
    left ??= await rest(waiting, time.now() + 1_000 * random.around(9));
    await this.#look();
    if (left === null) return true;
    time.goTo(time.now() + 1_000 * random.around(35, 0.5));
    const back = await visitPage(browser.line, random, left);
    // The phone may have ended the page meanwhile: whoever comes back opens the app anew.
    const address = random.chance(0.25) ? entry : pathOf(back);
    this.#reload(random.chance(0.3));
    return this.#goTo(address);
  }

  /** What the app shows then in the place of any page that is not public. */
  #isSessionOver(): boolean {
    const session = this.#tab.session.getSnapshot();
    const isPublic = this.#open !== null && PUBLIC.has(this.#open.id);
    return session.matches('changed') || (!isPublic && session.matches('ended'));
  }

  async #choices(open: Open) {
    const chosen: { readonly event: Gesture['event']; readonly weight: number; readonly send: () => void }[] =
      [];
    for (const { id, snapshot, send } of chartsOf(open.actor)) {
      const gestures = await gesturesIn(id, snapshot, this.#hand, () => 0);
      for (const { event, weight } of gestures)
        chosen.push({
          event,
          weight: AIMS[`${id} ${event.type}`] ?? AIMS[event.type] ?? weight,
          send: () => send(event),
        });
    }
    return chosen;
  }

  async #upset(entry: string): Promise<void> {
    const { plan, browser, account } = this.#of;
    this.#isUpset = true;
    const open = this.#open;
    if (open === null || plan.upset === 'nothing') return;
    this.#steps.push(`-- ${plan.upset}`);
    const address =
      open.actor.getSnapshot().status === 'active' ? addressOf(open.actor, open.opening) : entry;
    if (plan.upset === 'reload' || plan.upset === 'kill') {
      this.#reload(plan.upset === 'kill');
      await this.#goTo(address);
    }
    if (plan.upset === 'second tab') {
      this.#tab.hide();
      this.#behind = { tab: this.#tab, open };
      // The first tab's journey goes on behind the second one's.
      this.#open = null;
      this.#tab = browser.openTab();
      await this.#goTo(entry);
    }
    if (plan.upset === 'other merchant' && browser.signedIn() !== null) {
      await this.#otherSignsIn(open);
      browser.signIn(account);
    }
  }

  /** Somebody else signs in, in another tab of this browser or while this page was away. */
  async #otherSignsIn(open: Open): Promise<void> {
    const { browser, other, random, time } = this.#of;
    browser.signIn(other);
    if (random.chance(0.5)) return this.#returnToPage(open);
    const theirs = browser.openTab();
    const waiting = { desk: { line: browser.line, leftFor: () => null, isAway: () => false }, time };
    await rest({ ...waiting, actor: theirs.session }, null);
    theirs.close();
    this.#tab.hearOfStorage();
    await this.#goOnAsIs(open);
  }

  /** The page is left alone for a while and shown again, as when another app was in front of it. */
  async #returnToPage(open: Open): Promise<void> {
    const { time } = this.#of;
    this.#tab.hide();
    time.goTo(time.now() + 20 * 60_000);
    this.#tab.show();
    await this.#goOnAsIs(open);
  }

  /** Whoever is at the phone looks, and taps what asks for money, as if nothing had changed. */
  async #goOnAsIs(open: Open): Promise<void> {
    await rest(this.#waiting(open), null);
    if (this.#isSessionOver()) return;
    await this.#look();
    for (const { event, send } of await this.#choices(open)) {
      if (event.type !== 'retry' && !event.type.endsWith('requested')) continue;
      this.#steps.push(`${nameOf(open)} ${event.type}`);
      send();
      await rest(this.#waiting(open), null);
      await this.#look();
      break;
    }
  }

  #reload(isKilled: boolean): void {
    const { storage } = this.#tab;
    this.#close();
    this.#tab = this.#of.browser.openTab(isKilled ? undefined : storage);
  }

  #close(): void {
    this.#open?.actor.stop();
    this.#open = null;
    this.#tab.close();
  }

  /** Opens an address in the tab at hand. @returns false where no journey is */
  async #goTo(address: string): Promise<boolean> {
    const { time, browser } = this.#of;
    this.#open?.actor.stop();
    this.#open = null;
    const found = openingAt(address);
    if (found === null) return this.#toTheOtherTab();
    const waiting = { desk: { line: browser.line, leftFor: () => null, isAway: () => false }, time };
    const { session } = this.#tab;
    await rest({ ...waiting, actor: session }, PUBLIC.has(found.id) ? time.now() : null);
    if (!PUBLIC.has(found.id) && !session.getSnapshot().matches('ready')) return this.#toTheOtherTab();
    const { machine, input } = adaptJourney(found.id, this.#tab.app);
    const actor = createActor(machine, { clock: time.clock, input: input(found.opening) });
    actor.start();
    const open: Open = { ...found, actor, isFresh: true };
    this.#open = open;
    const left = await rest(this.#waiting(open), null);
    await this.#look();
    return left === null || this.#goTo(pathOf(left));
  }

  /** Where a tab has nothing more to show, the one behind it comes to the front. */
  async #toTheOtherTab(): Promise<boolean> {
    const behind = this.#behind;
    if (behind === null) return false;
    this.#behind = null;
    this.#steps.push('-- back to the first tab');
    this.#close();
    this.#tab = behind.tab;
    this.#open = behind.open;
    this.#tab.show();
    if (behind.open !== null) await rest(this.#waiting(behind.open), null);
    await this.#look();
    return behind.open !== null;
  }

  #waiting(open: Open) {
    const { browser, time } = this.#of;
    return { actor: open.actor, time, desk: { line: browser.line, ...this.#tab } };
  }

  /** Reads the screen, and holds it against the books. */
  async #look(): Promise<void> {
    const { browser, account } = this.#of;
    const books = await browser.books(account);
    this.#countActs(books);
    const open = this.#open;
    if (open === null || this.#isSessionOver() || open.actor.getSnapshot().status === 'error') return;
    const text = screenText(open.id, open.actor);
    if (text === null) return;
    this.#screens += 1;
    const seen: Seen = {
      journey: open.id,
      state: stateName(open.actor.getSnapshot()),
      text,
      paymentId: open.opening.params.paymentId ?? null,
      isFresh: open.isFresh,
    };
    // Whoever reads the loan anew once the lender has the money reads of the next bill.
    const mine = debits(books).slice(this.#done);
    const isSettled = mine.every((id) => books.payments.find((row) => row.id === id)?.status === 'SUCCESS');
    if (seen.isFresh && seen.journey !== 'payment-status' && this.#acts > 0 && isSettled)
      this.#isKnownDone = true;
    for (const rule of rules) {
      if (!rule.claims(seen)) continue;
      this.#claims += 1;
      if (!rule.holds(books, seen))
        this.#fault(`${rule.name}, but ${nameOf(open)} reads: ${text.slice(0, 300)}`);
    }
    const isTheirs = this.#tab.session.getSnapshot().context.merchant?.id !== this.#of.other.id;
    for (const mark of isTheirs ? this.#marks.others : this.#marks.own)
      if (text.includes(mark)) this.#fault(`${nameOf(open)} shows another merchant's ${mark}`);
  }

  #countActs(books: Books): void {
    const { task } = this.#of.plan;
    this.#acts = actsIn(books, task) - this.#done;
    if (this.#acts > 1 + this.#confirmed)
      this.#fault(
        `${task}: done ${this.#acts} times, and a warning that names the first was confirmed ${this.#confirmed} times`,
      );
  }

  #fault(what: string): void {
    this.#faults.add(what);
  }
}

function nameOf({ id, actor }: Open): string {
  return `${id}/${stateName(actor.getSnapshot())}`;
}

/** How often what the visitor came for was done, by the books. */
function actsIn(books: Books, task: Plan['task']): number {
  if (task === 'sign') return signatures(books);
  return task === 'draw' ? draws(books).length : debits(books).length;
}

/** What the app is opened with: path and query. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://lender.test');
  return `${pathname}${search}`;
}

/** Ids and the name that one merchant's books hold and the other's do not. */
function marksOf(of: Books, not: Books): Set<string> {
  const marks = ({ loans, payments, merchant }: Books) => [
    ...loans.map(({ id }) => id),
    ...payments.map(({ id }) => id),
    merchant.display_name,
  ];
  const others = new Set(marks(not));
  return new Set(marks(of).filter((mark) => mark !== '' && !others.has(mark)));
}
