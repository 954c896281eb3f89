/** A phone that ends the app's process at a chosen moment of a visit: real charts, adapters and API client, before the sandbox lender. */
import { type Actor, type AnyStateMachine, createActor } from 'xstate';

import type { Sandbox } from '../../sandbox/create-sandbox';
import { stateName } from '../../src/journey/state-name';
import type { Books } from '../money/books';
import { type Account, type Browser, createBrowser, type Tab } from '../money/browser';
import { visitPage } from '../sessions/external-pages';
import { adaptJourney, type JourneyEntry, journeyAtUrl } from '../sessions/journeys';
import { createRandom, type Random } from '../sessions/random';
import { eventFor, type InputSource } from '../sessions/typing';
import { fillUrlTemplate } from '../sessions/url-template';
import { createVirtualTime, type VirtualTime } from '../sessions/virtual-time';
import { addressOf, isBusy, redirectOf, runUntilIdle, shownCharts } from '../sessions/walk';
import type { Route, Step } from './routes';

/** A state on the screen, with that of a chart that it shows: `agreement/agreementOtp otp/code`. */
export interface Moment {
  readonly position: string;
  /** A call is in flight. */
  readonly isPending: boolean;
  /** The browser's URL. */
  readonly url: string;
  /** Number of the step that led here; 0 for the opening. */
  readonly step: number;
}

/** When the process ends: at the first moment with this state in this step. */
export interface Death extends Pick<Moment, 'position' | 'step'> {
  /** What became of the requests that this moment sends. */
  readonly requests: 'lost' | 'executed';
}

/** A call that the lender has received, with its request key. */
export interface ServedCall {
  readonly operationId: string;
  readonly request_id: string;
}

interface OpenJourney {
  readonly id: string;
  readonly entry: JourneyEntry;
  readonly actor: Actor<AnyStateMachine>;
}

/** Who opens a URL that no journey has, or is sent from one to the next in a circle. */
const MAX_REDIRECTS = 8;
/** The page stays away for so long: the merchant reads the message with the code, or another app. */
const AWAY_MS = 20_000;
const STARTS_AT = Date.parse('2026-03-02T04:00:00Z');
/** The longest countdown before another code may be sent. */
const COUNTDOWN_MS = 40_000;
/** A marker in place of a URL: the process ended. */
const ENDED = 'ended:';

export class Phone {
  readonly moments: Moment[] = [];
  readonly #browser: Browser;
  readonly #account: Account;
  readonly #random: Random;
  readonly #time: VirtualTime;
  readonly #connection: { isCut: boolean };
  #tab: Tab;
  #open: OpenJourney | null = null;
  #step = 0;
  #url = '/';
  /** The process ends at the first of these that comes. */
  #deaths: readonly Death[] = [];
  #death: Death | null = null;

  private constructor(
    browser: Browser,
    account: Account,
    time: VirtualTime,
    random: Random,
    connection: { isCut: boolean },
  ) {
    this.#browser = browser;
    this.#account = account;
    this.#time = time;
    this.#random = random;
    this.#connection = connection;
    this.#tab = browser.openTab();
  }

  /** A new merchant with a phone. Everybody pays and approves what they are asked for. */
  static async create(
    sandbox: Sandbox,
    { persona, features, refusesLocation = false }: Route,
    onTime: (time: VirtualTime) => void,
  ): Promise<Phone> {
    const drawn = createRandom(1);
    const random: Random = { ...drawn, weighted: ([first]) => first };
    const time = createVirtualTime(STARTS_AT);
    onTime(time);
    const connection = { isCut: false };
    const cutSandbox: Sandbox = {
      ...sandbox,
      async fetch(request) {
        if (connection.isCut && new URL(request.url).pathname.startsWith('/api/'))
          throw new TypeError('Failed to fetch');
        return sandbox.fetch(request);
      },
    };
    const browser = createBrowser({
      sandbox: cutSandbox,
      time,
      random,
      medianLatencyMs: 300,
      hasUpiApp: true,
      allowsLocation: !refusesLocation,
    });
    const account = await browser.createAccount(persona, features === undefined ? undefined : { features });
    browser.signIn(account);
    return new Phone(browser, account, time, random, connection);
  }

  /** The state on the screen, with that of a chart that it shows. */
  position(): string {
    const open = this.#open;
    return open === null ? 'no journey' : positionOf(open);
  }

  async books(): Promise<Books & Readonly<Record<string, unknown>>> {
    const books = await this.#browser.books(this.#account);
    return { ...books };
  }

  /** Calls that the lender has received, oldest first. */
  async calls(): Promise<readonly ServedCall[]> {
    const path = `/sandbox/api/merchants/${this.#account.id}/audit`;
    const answer: { readonly audit: readonly ServedCall[] } = await (
      await this.#browser.lender.ask('GET', path)
    ).json();
    return answer.audit;
  }

  /** What the merchant types at a step: the same each time. */
  #inputs(): InputSource {
    return {
      random: createRandom(1, this.#step),
      mistakeChance: 0,
      newestCode: () => this.#browser.newestCode(this.#account),
      ownPan: () => this.#pan(),
      now: this.#time.now,
    };
  }

  async #pan(): Promise<string> {
    const path = `/sandbox/api/merchants/${this.#account.id}`;
    const { pan_number: pan }: { readonly pan_number: string } = await (
      await this.#browser.lender.ask('GET', path)
    ).json();
    return pan;
  }

  async urlOf(template: string): Promise<string> {
    if (!template.includes('{')) return template;
    return fillUrlTemplate(template, JSON.parse(JSON.stringify(await this.books())));
  }

  /**
   * Opens the route's entry URL and takes its steps. Returns when they are done, or when the process has ended.
   * @param from number of the first step to take; 0 opens the entry URL first
   * @returns how the process has ended; null when the steps are done
   */
  async follow(route: Route, from: number, deaths: readonly Death[]): Promise<Death | null> {
    this.#deaths = deaths;
    for (let index = from; index <= route.steps.length && this.#death === null; index += 1) {
      this.#step = index;
      const step = route.steps[index - 1];
      if (index === 0) await this.#openFirst(route);
      else if (step !== undefined) await this.#take(step);
    }
    this.#deaths = [];
    return this.#death;
  }

  /** Opens a URL in a new process, which has the local storage alone. */
  async reopen(url: string): Promise<void> {
    this.#close();
    this.#death = null;
    this.#connection.isCut = false;
    this.#time.goTo(this.#time.now() + AWAY_MS);
    this.#tab = this.#browser.openTab();
    await this.#goTo(url, 0);
  }

  async end(): Promise<void> {
    this.#close();
    await this.#browser.clear(this.#account);
  }

  async #openFirst({ entryUrl, faults = [] }: Route): Promise<void> {
    for (const { operation, ...fault } of faults)
      await this.#browser.setFault(this.#account, operation, fault);
    await this.#goTo(await this.urlOf(entryUrl), 0);
  }

  async #take(step: Step): Promise<void> {
    const open = this.#open;
    if (open === null) return;
    if (typeof step !== 'string' && 'operation' in step) {
      const { operation, ...fault } = step;
      return this.#browser.setFault(this.#account, operation, fault);
    }
    if (typeof step !== 'string' && 'seconds' in step) {
      const left = await runUntilIdle(this.#waitOptions(open), this.#time.now() + 1_000 * step.seconds);
      return this.#afterStep(open, left);
    }
    if (typeof step !== 'string' && 'url' in step) return this.#goTo(await this.urlOf(step.url), 0);
    if (typeof step !== 'string' && 'secondsAway' in step) {
      this.#tab.hide();
      this.#time.goTo(this.#time.now() + 1_000 * step.secondsAway);
      this.#tab.show();
      return this.#afterStep(open, await runUntilIdle(this.#waitOptions(open), null));
    }
    const { type, ...data } = typeof step === 'string' ? { type: step } : step;
    if (await this.#send(open, type, data)) return;
    // A code is not sent again at once: the page counts down, and the merchant waits.
    await this.#afterStep(open, await runUntilIdle(this.#waitOptions(open), this.#time.now() + COUNTDOWN_MS));
    if (this.#open !== null && (await this.#send(this.#open, type, data))) return;
    throw new Error(`${this.position()} does not take ${type}.`);
  }

  /** @returns false when no chart on the screen takes the event */
  async #send(open: OpenJourney, type: string, data: object): Promise<boolean> {
    for (const { id, snapshot, send } of shownCharts(open.actor)) {
      const drawn = await eventFor(id, type, snapshot, this.#inputs());
      const event = { ...drawn, type, ...data };
      if (!snapshot.can(event)) continue;
      send(event);
      if (type === 'qr.chosen') this.#browser.scan(open.entry.params.paymentId ?? '');
      await this.#afterStep(open, await runUntilIdle(this.#waitOptions(open), null));
      return true;
    }
    return false;
  }

  /** Follows the journey's end to the next one, and an external page back. */
  async #afterStep(open: OpenJourney, left: string | null): Promise<void> {
    if (this.#death !== null) return;
    if (left !== null) {
      // The external page replaced the app's, whose session storage stays.
      const returnUrl = await visitPage(this.#browser.lender, this.#random, left);
      const { storage } = this.#tab;
      this.#close();
      this.#tab = this.#browser.openTab(storage);
      return this.#goTo(returnUrl, 0);
    }
    if (open.actor.getSnapshot().status !== 'done') return;
    const address = redirectOf(open.actor.getSnapshot().output);
    await this.#goTo(address === 'goBack' ? '/termloan' : address, 0);
  }

  async #goTo(url: string, redirects: number): Promise<void> {
    this.#open?.actor.stop();
    this.#open = null;
    const opened = journeyAtUrl(url);
    if (opened === null || redirects > MAX_REDIRECTS) return;
    const { session } = this.#tab;
    await runUntilIdle(this.#waitOptions({ actor: session }), null);
    const { id, journeyEntry: entry } = opened;
    const { machine, input } = adaptJourney(id, this.#tab.app);
    let open: OpenJourney | null = null;
    const actor = createActor(machine, {
      clock: this.#time.clock,
      input: input(entry),
      inspect: ({ type }) => {
        if (type === '@xstate.snapshot' && open !== null) this.#see(open);
      },
    });
    open = { id, entry, actor };
    this.#url = withoutResult(url);
    this.#open = open;
    actor.start();
    this.#see(open);
    const left = await runUntilIdle(this.#waitOptions(open), null);
    if (this.#death !== null) return;
    if (left !== null) return this.#afterStep(open, left);
    if (actor.getSnapshot().status !== 'done') return;
    const address = redirectOf(actor.getSnapshot().output);
    await this.#goTo(address === 'goBack' ? '/termloan' : address, redirects + 1);
  }

  /** Records a moment, and ends the process at the chosen one. */
  #see(open: OpenJourney): void {
    if (this.#death !== null || open.actor.getSnapshot().status !== 'active') return;
    const position = positionOf(open);
    const last = this.moments.at(-1);
    if (last?.position === position && last.step === this.#step) return;
    this.#url = urlOf(open, this.#url);
    this.moments.push({ position, isPending: isBusy(open.actor), url: this.#url, step: this.#step });
    this.#death =
      this.#deaths.find((death) => death.position === position && death.step === this.#step) ?? null;
    this.#connection.isCut = this.#death?.requests === 'lost';
  }

  #waitOptions({ actor }: { readonly actor: Pick<OpenJourney, 'actor'>['actor'] | Tab['session'] }) {
    const { lender } = this.#browser;
    return {
      actor,
      time: this.#time,
      merchantApp: {
        lender,
        isAway: this.#tab.isAway,
        takeExternalUrl: () => (this.#death !== null ? ENDED : this.#tab.takeExternalUrl()),
      },
    };
  }

  #close(): void {
    this.#open?.actor.stop();
    this.#open = null;
    this.#tab.close();
  }
}

function positionOf({ id, actor }: Pick<OpenJourney, 'id' | 'actor'>): string {
  const [, ...children] = shownCharts(actor);
  return [
    `${id}/${stateName(actor.getSnapshot())}`,
    ...children.map((child) => `${child.id}/${stateName(child.snapshot)}`),
  ].join(' ');
}

/** The URL of the state, as `src/journey/bind.ts` writes it: one without a URL of its own keeps that of the state before. */
function urlOf({ actor, entry }: OpenJourney, shown: string): string {
  const metas: readonly unknown[] = Object.values(actor.getSnapshot().getMeta());
  const hasPath = metas.some((meta) => typeof meta === 'object' && meta !== null && 'path' in meta);
  const path = addressOf(actor, entry);
  const [shownPath, query] = shown.split('?');
  if (!hasPath || path === shownPath) return shown;
  return actor.logic.root.meta?.keepsQuery === true && query !== undefined ? `${path}?${query}` : path;
}

/** The app removes a payment's encrypted result from the URL at once. */
function withoutResult(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://lender.test');
  for (const name of ['encdata', 'checksum', 'mCode']) searchParams.delete(name);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
