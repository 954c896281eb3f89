/**
 * A merchant who wants to pay one bill, sign one agreement or pay one supplier, while callbacks are late, writes fail after they
 * were executed, a second tab opens and another merchant signs in. After every step the screen is checked against the sandbox's books.
 */
import { type Actor, type AnyStateMachine, createActor } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import { stateName } from '../../src/journey/state-name';
import { visitPage } from '../sessions/external-pages';
import { adaptJourney, type JourneyEntry, journeyAtUrl } from '../sessions/journeys';
import { createRandom, type Random } from '../sessions/random';
import type { InputSource } from '../sessions/typing';
import { fillUrlTemplate } from '../sessions/url-template';
import { possibleActions, type UserAction } from '../sessions/user-actions';
import { createVirtualTime, type VirtualTime } from '../sessions/virtual-time';
import { addressOf, isBusy, redirectOf, runUntilIdle, shownCharts } from '../sessions/walk';
import { type Books, debits, draws, signatures } from './books';
import { type Account, type Browser, createBrowser, type Tab } from './browser';
import { rules, type ShownScreen } from './oracle';
import { drawPlan, type Plan } from './plan';
import { screenText } from './screen-text';

export interface Visit {
  readonly plan: Plan;
  /** Number of debits, credit draws or signatures; without what was refunded or released. */
  readonly acts: number;
  /** Warnings that the merchant confirmed: each permits one more payment. */
  readonly confirmed: number;
  readonly screens: number;
  readonly claims: number;
  /** What a screen or the books showed against a rule, each as a sentence. */
  readonly violations: readonly string[];
  /** Each step, `journey/state event`. */
  readonly steps: readonly string[];
}

export interface VisitOptions {
  readonly sandbox: Sandbox;
  readonly seed: number;
  readonly index: number;
  /** Start of the visit, ms since 1970. */
  readonly startsAt: number;
  /** Passes the visit's virtual time to the sandbox. */
  readonly onTime: (time: VirtualTime) => void;
}

const MAX_STEPS = 40;

/** Journeys that belong to the tasks; from any other one the merchant returns to the first URL. */
const TASK_JOURNEYS: ReadonlySet<string> = new Set([
  ...['home', 'payment-status', 'prepayment', 'pay-by-link', 'supplier', 'supplier-transaction'],
  ...['agreement', 'account-flow', 'loan-status'],
]);

/** Weights of events that lead to the task, instead of the default weights. */
export const TASK_WEIGHTS: Readonly<Record<string, number>> = {
  'home payment.requested': 60,
  'home payment.confirmed': 4,
  'home earlierPayment.opened': 10,
  'home link.requested': 0.2,
  'home page.opened': 0.3,
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

/** Events that confirm a warning about an earlier payment, or state that it was not made. */
export const CONFIRMATIONS: ReadonlySet<string> = new Set([
  'home payment.confirmed',
  'prepayment payment.confirmed',
  'payment-status methods.reopened',
  'supplier payment.confirmed',
]);

/** Journeys that are open without a sign-in. */
const PUBLIC_JOURNEYS: ReadonlySet<string> = new Set(['payment-status', 'pay-by-link']);

/** Makes one visit. The same seed and index make the same visit. */
export async function makeVisit(options: VisitOptions): Promise<Visit> {
  const { sandbox, seed, index, startsAt, onTime } = options;
  const random = createRandom(seed, index);
  const time = createVirtualTime(startsAt);
  onTime(time);
  const plan = drawPlan(random);
  const browser = createBrowser({ sandbox, time, random, ...plan });
  const account = await browser.createAccount(plan.persona, { callback_seconds: plan.callbackDelaySeconds });
  const other = await browser.createAccount(OTHER_PERSONA);
  browser.signIn(plan.task === 'link' && random.chance(0.6) ? null : account);
  if (plan.writeFault !== null)
    await browser.setFault(account, plan.writeFault.operation, plan.writeFault.fault);
  const visitor = new Visitor({ browser, account, other, plan, random, time });
  await visitor.visit();
  await browser.clear(account);
  await browser.clear(other);
  return visitor.report();
}

/** A persona whose figures differ from those of every visiting persona. */
const OTHER_PERSONA = 'monthly-loan';

interface VisitorOptions {
  readonly browser: Browser;
  readonly account: Account;
  readonly other: Account;
  readonly plan: Plan;
  readonly random: Random;
  readonly time: VirtualTime;
}

/** A journey that is open in a tab. */
interface OpenJourney {
  readonly id: string;
  readonly journeyEntry: JourneyEntry;
  readonly actor: Actor<AnyStateMachine>;
  isFresh: boolean;
}

class Visitor {
  readonly #options: VisitorOptions;
  readonly #inputs: InputSource;
  readonly #steps: string[] = [];
  readonly #violations = new Set<string>();
  #acts = 0;
  /** Number of debits, draws or signatures in the books before the visit. */
  #actsBefore = 0;
  #confirmed = 0;
  #hasLoanShownPayment = false;
  #screens = 0;
  #claims = 0;
  #isInterrupted = false;
  #tab: Tab;
  #open: OpenJourney | null = null;
  /** The tab in the background; null without a second tab. */
  #backgroundTab: { tab: Tab; open: OpenJourney | null } | null = null;
  /** Ids and names that only one of the two merchants has. */
  #marks = { own: new Set<string>(), others: new Set<string>() };

  constructor(options: VisitorOptions) {
    this.#options = options;
    this.#tab = options.browser.openTab();
    this.#inputs = {
      random: options.random,
      mistakeChance: 0.05,
      newestCode: () => options.browser.newestCode(options.account),
      ownPan: async () => 'ABCPE1234F',
      now: options.time.now,
    };
  }

  report(): Visit {
    return {
      plan: this.#options.plan,
      acts: this.#acts,
      confirmed: this.#confirmed,
      screens: this.#screens,
      claims: this.#claims,
      violations: [...this.#violations],
      steps: this.#steps,
    };
  }

  async visit(): Promise<void> {
    const { browser, account, other, plan } = this.#options;
    const [own, others] = [await browser.books(account), await browser.books(other)];
    this.#marks = { own: marksOf(own, others), others: marksOf(others, own) };
    this.#actsBefore = actsIn(own, plan.task);
    const entry = fillUrlTemplate(plan.entry, JSON.parse(JSON.stringify(own)));
    await this.#goTo(entry);
    for (let step = 0; step < MAX_STEPS && !this.#isDone(); step += 1) {
      if (step >= plan.interruptionAt && !this.#isInterrupted) await this.#interrupt(entry);
      if (!(await this.#step(entry))) break;
    }
    // An hour later all callbacks have arrived: the page is opened again.
    await this.#reopenLater(entry);
    this.#backgroundTab?.open?.actor.stop();
    this.#backgroundTab?.tab.close();
    this.#close();
  }

  async #reopenLater(entry: string): Promise<void> {
    const { time } = this.#options;
    this.#close();
    time.goTo(time.now() + 3_600_000);
    await this.#goTo(entry);
  }

  /** Whether the screen shows that the task is done. */
  #isDone(): boolean {
    const open = this.#open;
    if (open === null) return true;
    const state = stateName(open.actor.getSnapshot());
    const { task } = this.#options.plan;
    if (open.id === 'payment-status') return state === 'paid' || state === 'supplierPaymentSucceeded';
    return this.#hasLoanShownPayment || (task === 'sign' && open.id === 'loan-status');
  }

  /** Checks the screen and does one action. @returns false when nothing is left to do */
  async #step(entry: string): Promise<boolean> {
    const { random, time, browser } = this.#options;
    if (this.#isSessionOver()) {
      this.#steps.push('-- the session ended: the merchant signs in again');
      this.#reload(false);
      return this.#goTo(entry);
    }
    const open = this.#open;
    if (open === null) return false;
    if (open.actor.getSnapshot().status === 'active' && !TASK_JOURNEYS.has(open.id)) return this.#goTo(entry);
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
    if (chosen.event.type === 'qr.chosen') browser.scan(open.journeyEntry.params.paymentId ?? '');
    const waitOptions = this.#waitOptions(open);
    let externalPage = await runUntilIdle(waitOptions, null);
    await this.#checkScreen();
    externalPage ??= await runUntilIdle(waitOptions, time.now() + 1_000 * random.logNormal(9));
    await this.#checkScreen();
    if (externalPage === null) return true;
    time.goTo(time.now() + 1_000 * random.logNormal(35, 0.5));
    const returnUrl = await visitPage(browser.lender, random, externalPage);
    // The phone may have killed the page meanwhile: the merchant then opens the app again.
    const address = random.chance(0.25) ? entry : pathOf(returnUrl);
    this.#reload(random.chance(0.3));
    return this.#goTo(address);
  }

  /** Whether the app shows the session page instead of the journey: on every page when another merchant signed in, else not on a public one. */
  #isSessionOver(): boolean {
    const session = this.#tab.session.getSnapshot();
    const isPublic = this.#open !== null && PUBLIC_JOURNEYS.has(this.#open.id);
    return session.matches('changed') || (!isPublic && session.matches('ended'));
  }

  async #choices(open: OpenJourney) {
    const chosen: {
      readonly event: UserAction['event'];
      readonly weight: number;
      readonly send: () => void;
    }[] = [];
    for (const { id, snapshot, send } of shownCharts(open.actor)) {
      const actions = await possibleActions(id, snapshot, this.#inputs, () => 0);
      for (const { event, weight } of actions)
        chosen.push({
          event,
          weight: TASK_WEIGHTS[`${id} ${event.type}`] ?? TASK_WEIGHTS[event.type] ?? weight,
          send: () => send(event),
        });
    }
    return chosen;
  }

  async #interrupt(entry: string): Promise<void> {
    const { plan, browser, account } = this.#options;
    this.#isInterrupted = true;
    const open = this.#open;
    if (open === null || plan.interruption === 'nothing') return;
    this.#steps.push(`-- ${plan.interruption}`);
    const address =
      open.actor.getSnapshot().status === 'active' ? addressOf(open.actor, open.journeyEntry) : entry;
    if (plan.interruption === 'reload' || plan.interruption === 'kill') {
      this.#reload(plan.interruption === 'kill');
      await this.#goTo(address);
    }
    if (plan.interruption === 'second tab') {
      this.#tab.hide();
      this.#backgroundTab = { tab: this.#tab, open };
      // The first tab's journey keeps running in the background.
      this.#open = null;
      this.#tab = browser.openTab();
      await this.#goTo(entry);
    }
    if (plan.interruption === 'other merchant' && browser.signedIn() !== null) {
      await this.#otherSignsIn(open);
      browser.signIn(account);
    }
  }

  /** Another merchant signs in, in another tab of this browser or while this page was hidden. */
  async #otherSignsIn(open: OpenJourney): Promise<void> {
    const { browser, other, random, time } = this.#options;
    browser.signIn(other);
    if (random.chance(0.5)) return this.#returnToPage(open);
    const otherTab = browser.openTab();
    const waitOptions = {
      merchantApp: { lender: browser.lender, takeExternalUrl: () => null, isAway: () => false },
      time,
    };
    await runUntilIdle({ ...waitOptions, actor: otherTab.session }, null);
    otherTab.close();
    this.#tab.onStorageChange();
    await this.#continueTask(open);
  }

  /** Hides the page for 20 minutes and shows it again. */
  async #returnToPage(open: OpenJourney): Promise<void> {
    const { time } = this.#options;
    this.#tab.hide();
    time.goTo(time.now() + 20 * 60_000);
    this.#tab.show();
    await this.#continueTask(open);
  }

  /** Continues the task on the open page: checks the screen and taps the next step, if it is offered. */
  async #continueTask(open: OpenJourney): Promise<void> {
    await runUntilIdle(this.#waitOptions(open), null);
    if (this.#isSessionOver()) return;
    await this.#checkScreen();
    for (const { event, send } of await this.#choices(open)) {
      if (event.type !== 'retry' && !event.type.endsWith('requested')) continue;
      this.#steps.push(`${nameOf(open)} ${event.type}`);
      send();
      await runUntilIdle(this.#waitOptions(open), null);
      await this.#checkScreen();
      break;
    }
  }

  #reload(isKilled: boolean): void {
    const { storage } = this.#tab;
    this.#close();
    this.#tab = this.#options.browser.openTab(isKilled ? undefined : storage);
  }

  #close(): void {
    this.#open?.actor.stop();
    this.#open = null;
    this.#tab.close();
  }

  /** Opens a URL in the current tab. @returns false if it opens no journey */
  async #goTo(address: string): Promise<boolean> {
    const { time, browser } = this.#options;
    this.#open?.actor.stop();
    this.#open = null;
    const opened = journeyAtUrl(address);
    if (opened === null) return this.#showBackgroundTab();
    const waitOptions = {
      merchantApp: { lender: browser.lender, takeExternalUrl: () => null, isAway: () => false },
      time,
    };
    const { session } = this.#tab;
    await runUntilIdle(
      { ...waitOptions, actor: session },
      PUBLIC_JOURNEYS.has(opened.id) ? time.now() : null,
    );
    if (!PUBLIC_JOURNEYS.has(opened.id) && !session.getSnapshot().matches('ready'))
      return this.#showBackgroundTab();
    const { machine, input } = adaptJourney(opened.id, this.#tab.app);
    const actor = createActor(machine, { clock: time.clock, input: input(opened.journeyEntry) });
    actor.start();
    const open: OpenJourney = { ...opened, actor, isFresh: true };
    this.#open = open;
    const externalPage = await runUntilIdle(this.#waitOptions(open), null);
    await this.#checkScreen();
    return externalPage === null || this.#goTo(pathOf(externalPage));
  }

  /** Shows the tab in the background. @returns false if there is none */
  async #showBackgroundTab(): Promise<boolean> {
    const background = this.#backgroundTab;
    if (background === null) return false;
    this.#backgroundTab = null;
    this.#steps.push('-- back to the first tab');
    this.#close();
    this.#tab = background.tab;
    this.#open = background.open;
    this.#tab.show();
    if (background.open !== null) await runUntilIdle(this.#waitOptions(background.open), null);
    await this.#checkScreen();
    return background.open !== null;
  }

  #waitOptions(open: OpenJourney) {
    const { browser, time } = this.#options;
    return { actor: open.actor, time, merchantApp: { lender: browser.lender, ...this.#tab } };
  }

  /** Checks the screen against the books. */
  async #checkScreen(): Promise<void> {
    const { browser, account } = this.#options;
    const books = await browser.books(account);
    this.#countActs(books);
    const open = this.#open;
    if (open === null || this.#isSessionOver() || open.actor.getSnapshot().status === 'error') return;
    const text = screenText(open.id, open.actor);
    if (text === null) return;
    this.#screens += 1;
    const seen: ShownScreen = {
      journey: open.id,
      state: stateName(open.actor.getSnapshot()),
      text,
      paymentId: open.journeyEntry.params.paymentId ?? null,
      isFresh: open.isFresh,
    };
    // When the lender has the money, a loan that is loaded again shows the next bill: the payment is done.
    if (seen.isFresh && seen.journey !== 'payment-status' && this.#isPaymentSettled(books))
      this.#hasLoanShownPayment = true;
    for (const rule of rules) {
      if (!rule.claims(seen)) continue;
      this.#claims += 1;
      if (!rule.holds(books, seen))
        this.#addViolation(`${rule.name}, but ${nameOf(open)} reads: ${text.slice(0, 300)}`);
    }
    const isOwnSession = this.#tab.session.getSnapshot().context.merchant?.id !== this.#options.other.id;
    for (const mark of isOwnSession ? this.#marks.others : this.#marks.own)
      if (text.includes(mark)) this.#addViolation(`${nameOf(open)} shows another merchant's ${mark}`);
  }

  /** Whether the task is a payment of the loan which the payer's bank debited, and the lender has the money. */
  #isPaymentSettled(books: Books): boolean {
    const { task } = this.#options.plan;
    if (task === 'sign' || task === 'draw' || this.#acts === 0) return false;
    return debits(books)
      .slice(this.#actsBefore)
      .every((id) => books.payments.find((row) => row.id === id)?.status === 'SUCCESS');
  }

  #countActs(books: Books): void {
    const { task } = this.#options.plan;
    this.#acts = actsIn(books, task) - this.#actsBefore;
    if (this.#acts > 1 + this.#confirmed)
      this.#addViolation(
        `${task}: done ${this.#acts} times, and a warning that names the first was confirmed ${this.#confirmed} times`,
      );
  }

  #addViolation(text: string): void {
    this.#violations.add(text);
  }
}

function nameOf({ id, actor }: OpenJourney): string {
  return `${id}/${stateName(actor.getSnapshot())}`;
}

/** How often the task was done, by the books. */
function actsIn(books: Books, task: Plan['task']): number {
  if (task === 'sign') return signatures(books);
  return task === 'draw' ? draws(books).length : debits(books).length;
}

/** Path and query of a URL. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://lender.test');
  return `${pathname}${search}`;
}

/** Ids and names that are in one merchant's books and not in the other's. */
function marksOf(books: Books, otherBooks: Books): Set<string> {
  const marks = ({ loans, payments, merchant }: Books) => [
    ...loans.map(({ id }) => id),
    ...payments.map(({ id }) => id),
    merchant.display_name,
  ];
  const others = new Set(marks(otherBooks));
  return new Set(marks(books).filter((mark) => mark !== '' && !others.has(mark)));
}
