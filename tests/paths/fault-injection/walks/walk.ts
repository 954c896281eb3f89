/** One walk: opens an entry URL, takes actions that the screens offer, injects the fault at its moment, and checks invariants after every step. */
import type { Frame, Page } from '@playwright/test';

import { listenToAmounts } from '../../../browser/support/amounts';
import type { Merchant } from '../../../browser/support/lender';
import { suppressUpiDialog } from '../../../browser/support/steps/payments';
import { focusProblem, type ScreenFacts, screenName, screenProblems } from '../../kit/judge/invariants';
import { readStoredData, storedDataProblems } from '../../kit/judge/stored-data';
import { firstLine } from '../../kit/run/plain-reason';
import { type Books, forbiddenBookChanges } from '../books';
import { type Choice, type Chooser, type DoneStep, replayingChooser } from '../choose';
import { doubleTapProblem } from '../double-tap';
import { isElsewhere, returnToWebView } from '../elsewhere';
import { entryUrlFor, openEntryUrl, storeEarlierVisit } from '../entry-urls';
import { marksIn } from '../field-values';
import { endFault, interrupt, mayFailCalls, startFault } from '../inject-fault';
import { NOTHING, type PlannedWalk } from '../plan';
import { actionsOn, controlsOf, describeAction, performAction, type ScreenAction } from '../screen-actions';
import type { WalkedStep } from '../select-paths';
import { createSettler, type Settler } from '../settle';
import { type PersonStep, type Watch, watch } from '../watch';
import { chooserForWalk } from './chooser-for-walk';
import { createWalkLog, replayLine, shrinkLine, storeWalkFailure, type WalkLog } from './walk-log';

export interface WalkLimits {
  /** Maximum number of steps. */
  readonly steps: number;
  /** Maximum number of steps after the walk has left its journey. */
  readonly beyond: number;
  /** Real time after which no further step starts, ms: a busy machine makes a shorter walk, not a failure. */
  readonly ms: number;
}

/** Result of a walk, for the summary. */
export interface WalkResult {
  readonly steps: number;
  readonly screens: readonly string[];
  readonly story: readonly string[];
  /** Each step with the screen and transitions that it reached. */
  readonly walkedSteps: readonly WalkedStep[];
  /** Whether it reached the end of its recorded path; null without one. */
  readonly hasReachedEnd: boolean | null;
}

/** A walk that broke an invariant: its log, the problems, and how to replay it. */
export class WalkFailure extends Error {
  constructor(log: readonly string[], problems: readonly string[], folder: string, planned: PlannedWalk) {
    super(
      [
        ...log,
        ...problems.map((problem) => `WRONG: ${problem}`),
        `stored in ${folder}`,
        `replay: ${replayLine(planned)}`,
        `shrink: ${shrinkLine(planned)}`,
      ].join('\n'),
    );
    this.name = 'WalkFailure';
  }
}

/**
 * Makes the walk. @param replayedSteps steps to replay instead of those drawn by the seed
 * @throws WalkFailure at the first step after which something is wrong
 */
export async function walk(
  page: Page,
  merchant: Merchant,
  planned: PlannedWalk,
  limits: WalkLimits,
  origin: string,
  replayedSteps: readonly DoneStep[] | null = null,
): Promise<WalkResult> {
  await suppressUpiDialog(page);
  await page.clock.install();
  // Documents open in a new tab, which is closed: it is not checked.
  page.on('popup', (popup) => void popup.close().catch(() => {}));
  const watched = await watch(page, origin);
  const chooser = replayedSteps === null ? chooserForWalk(planned) : replayingChooser(replayedSteps);
  const isReplayed = replayedSteps !== null;
  return new Walk({ page, merchant, planned, limits, origin, watched, chooser, isReplayed }).make();
}

interface WalkSetup {
  readonly page: Page;
  readonly merchant: Merchant;
  readonly planned: PlannedWalk;
  readonly limits: WalkLimits;
  readonly origin: string;
  readonly watched: Watch;
  readonly chooser: Chooser;
  readonly isReplayed: boolean;
}

/** A walk under way. Each kind of step returns whether the walk goes on. */
class Walk {
  readonly #setup: WalkSetup;
  readonly #log: WalkLog;
  readonly #settler: Settler;
  readonly #amounts: ReturnType<typeof listenToAmounts>;
  readonly #screens = new Set<string>();
  readonly #done: DoneStep[] = [];
  readonly #walkedSteps: WalkedStep[] = [];
  /** The screen after the last step; null before the first. */
  #screen: ScreenFacts | null = null;
  /** The lender's books after the last step. */
  #books: Books = {};
  /** No step starts later: time on the machine's clock, ms. */
  #lastStepStart = 0;
  #steps = 0;
  #stepsOutside = 0;
  /** The fault of this step fails calls: the browser's message about one is no problem. */
  #mayCallsFail = false;
  /** On the phone, external pages are closed: a recorded path that leads over one is not followed to its end. */
  #hasLeftPath = false;

  constructor(setup: WalkSetup) {
    this.#setup = setup;
    this.#log = createWalkLog(setup.planned);
    this.#settler = createSettler(setup.page);
    this.#amounts = listenToAmounts(setup.page);
  }

  async make(): Promise<WalkResult> {
    const frame = await this.#open();
    this.#lastStepStart = Date.now() + this.#setup.limits.ms;
    let goesOn = true;
    while (goesOn && this.#mayStep()) goesOn = await this.#step(frame);
    return this.#end();
  }

  async #open(): Promise<Frame> {
    const { page, merchant, planned } = this.#setup;
    const { fault, host, journey, entrance, moment } = planned;
    const isStruck = moment === 'opening';
    await storeEarlierVisit(page, merchant, journey, entrance);
    const address = await entryUrlFor(merchant, journey, entrance);
    this.#books = await merchant.books();
    if (isStruck) await this.#startFault();
    this.#log.add(`opens ${address}${isStruck ? `, with ${fault}` : ''}`);
    const frame = await openEntryUrl(page, merchant, address, host);
    if (isStruck) await interrupt(page, frame, fault, host);
    this.#screen = await this.#checkScreen(frame, null);
    if (this.#screen === null) return this.#fail(['the page left as it was opened']);
    if (isStruck) await endFault(page, merchant, fault);
    // The opening counts as a step: some pages open a mandate when they load.
    await this.#checkBooks();
    return frame;
  }

  #mayStep(): boolean {
    const { steps, beyond } = this.#setup.limits;
    return this.#steps < steps && this.#stepsOutside < beyond && this.#hasTime();
  }

  #hasTime(): boolean {
    return Date.now() < this.#lastStepStart;
  }

  async #step(frame: Frame): Promise<boolean> {
    const { planned, origin } = this.#setup;
    if (!frame.url().startsWith(origin)) return this.#leaveApp();
    this.#steps += 1;
    // A fault ends with its step: a call that fails later is a problem.
    this.#mayCallsFail = false;
    if (planned.host === 'phone' && !(await this.#uncoverWebView(frame))) return false;
    return isElsewhere(frame.url(), origin) ? this.#stepElsewhere(frame) : this.#stepInApp(frame);
  }

  #leaveApp(): boolean {
    this.#log.add('   left the app');
    return false;
  }

  /** Closes what lies over the web view of the sandbox's phone. @returns whether the phone still shows the web view */
  async #uncoverWebView(frame: Frame): Promise<boolean> {
    const cover = await returnToWebView(this.#setup.page);
    if (cover === 'nothing') return true;
    this.#hasLeftPath = true;
    this.#log.add(cover === 'sheet' ? '   returns to the app' : '   the web view is closed');
    if (cover === 'native-app') return false;
    this.#screen = (await this.#checkScreen(frame, null)) ?? this.#screen;
    return true;
  }

  /** A step on an external page, such as a bank's. */
  async #stepElsewhere(frame: Frame): Promise<boolean> {
    const externalPath = new URL(frame.url()).pathname;
    const actionText = await this.#setup.chooser.elsewhere(frame);
    if (actionText === null) return false;
    this.#done.push({ actionText, isElsewhere: true, isStruck: false, isHasty: false });
    this.#log.add(`at ${externalPath}: ${actionText}`);
    const screen = await this.#checkScreen(frame, null);
    if (screen === null) return this.#fail(['the page was left from elsewhere']);
    this.#arrive(screen, { actionText, isElsewhere: true, personSteps: [] });
    return true;
  }

  async #stepInApp(frame: Frame): Promise<boolean> {
    const { page, merchant, planned, origin, watched, chooser } = this.#setup;
    const { fault, host, journey } = planned;
    const choice = chooser.next(actionsOn(await controlsOf(frame), origin));
    if (choice === null) return false;
    const { action, isStruck, isHasty } = choice;
    const actionText = describeAction(action);
    this.#done.push({ actionText, isElsewhere: false, isStruck, isHasty });
    this.#log.add(`${actionText}${isStruck ? `, with ${fault}` : ''}`);
    if (isStruck) await this.#startFault();
    await watched.personSteps();
    await this.#perform(frame, choice);
    if (isStruck && isHasty) await interrupt(page, frame, fault, host);
    let screen = await this.#checkScreen(frame, mayLoseFocus(choice, fault) ? null : this.#screen);
    if (screen === null && !mayLeave(action, fault)) return this.#fail(['the phone left the app by itself']);
    if (screen === null) return this.#leaveApp();
    const personSteps = await watched.personSteps();
    const problem = isStruck && fault === 'double-tap' ? doubleTapProblem(personSteps) : null;
    if (problem !== null) return this.#fail([problem]);
    if (isStruck && !isHasty && (fault === 'reload' || fault === 'back')) {
      await interrupt(page, frame, fault, host);
      screen = await this.#checkScreen(frame, null);
      if (screen === null) return false;
    }
    if (isStruck) await endFault(page, merchant, fault);
    await this.#checkBooks();
    this.#arrive(screen, { actionText, isElsewhere: false, personSteps });
    if (screen.journey !== journey) this.#stepsOutside += 1;
    return true;
  }

  async #perform(frame: Frame, { action, isStruck }: Choice): Promise<void> {
    const { merchant, planned } = this.#setup;
    const code = await newestCode(merchant);
    try {
      await performAction(frame, action, code, isStruck && planned.fault === 'double-tap');
    } catch (error) {
      // A page that changes by itself removes its controls; on an unchanged page the tap must work.
      const settled = await this.#settler.settle(frame);
      const isUnchanged = settled !== null && isSameScreen(settled.screen, this.#screen);
      if (isUnchanged && !isStruck)
        await this.#fail([
          `cannot do that: ${firstLine(error instanceof Error ? error.message : String(error))}`,
        ]);
      this.#log.add('   (the screen had moved on)');
    }
  }

  /** Records a step and the screen that it led to. */
  #arrive(
    screen: ScreenFacts,
    {
      personSteps,
      ...step
    }: Pick<DoneStep, 'actionText' | 'isElsewhere'> & {
      readonly personSteps: readonly PersonStep[];
    },
  ): void {
    const name = screenName(screen);
    const transitions = personSteps.map(({ chart, event, to }) => `${chart} ${event} ${to}`);
    this.#walkedSteps.push({ ...step, screen: name, coveredItems: [name, ...transitions] });
    this.#screen = screen;
  }

  async #end(): Promise<WalkResult> {
    const { page, merchant, planned, chooser } = this.#setup;
    const { fault, recordedPath } = planned;
    await endFault(page, merchant, fault);
    const missing = chooser.missing();
    // When the time limit cut the walk, a missing step says nothing about the app.
    if (fault === NOTHING && missing !== null && !this.#hasLeftPath && this.#hasTime())
      await this.#fail([`the recorded path is broken: “${missing}” is not offered any more`]);
    const wrong = await merchant.problems();
    if (wrong.length > 0)
      await this.#fail(wrong.map((problem) => `the books do not add up: ${JSON.stringify(problem)}`));
    return {
      steps: this.#steps,
      screens: [...this.#screens],
      story: this.#log.lines(),
      walkedSteps: this.#walkedSteps,
      hasReachedEnd: recordedPath === null ? null : missing === null,
    };
  }

  async #startFault(): Promise<void> {
    const { page, merchant, planned } = this.#setup;
    this.#mayCallsFail = mayFailCalls(planned.fault);
    await startFault(page, merchant, planned.fault);
  }

  /**
   * Waits until the screen has settled, and checks its invariants.
   * @param before the screen that the focus came from; null where nobody expects it on the new one
   * @returns null when the page was left
   */
  async #checkScreen(frame: Frame, before: ScreenFacts | null): Promise<ScreenFacts | null> {
    const { page, planned, origin, watched } = this.#setup;
    const settled = await this.#settler.settle(frame);
    if (settled === null) return null;
    const { screen, isStillBusy } = settled;
    this.#screens.add(screenName(screen));
    this.#log.add(`   -> ${screenName(screen)} “${screen.headings[0] ?? ''}”`);
    // Offline, the app may wait for the connection.
    const isOffline = planned.fault === 'offline' && this.#mayCallsFail;
    const isInApp = frame.url().startsWith(origin) && !isElsewhere(frame.url(), origin);
    const problems = [
      ...(isStillBusy && !isOffline ? [`${screenName(screen)} never ends`] : []),
      ...(isInApp && !isStillBusy ? screenProblems(screen) : []),
      ...(isInApp ? await this.#focusProblems(frame, before, screen) : []),
      ...(isInApp ? storedDataProblems(await frame.evaluate(readStoredData), marksIn) : []),
      ...(isInApp && planned.host === 'page'
        ? (await this.#amounts.unexplained(page)).map(
            (amount) => `${amount} is an amount that no answer names`,
          )
        : []),
      ...watched.complaints(this.#mayCallsFail),
    ];
    return problems.length > 0 ? this.#fail(problems) : screen;
  }

  async #focusProblems(frame: Frame, before: ScreenFacts | null, screen: ScreenFacts) {
    const isNewDocument = await markDocument(frame);
    if (before === null || isNewDocument || !(await hasFocus(frame))) return [];
    return focusProblem(before, screen);
  }

  /** Compares the lender's books with those before the step. */
  async #checkBooks(): Promise<void> {
    const { merchant, watched } = this.#setup;
    if (!watched.hasCalledLender()) return;
    const books = await merchant.books();
    const wrong = forbiddenBookChanges(this.#books, books);
    if (wrong.length > 0) await this.#fail(wrong);
    this.#books = books;
  }

  async #fail(problems: readonly string[]): Promise<never> {
    const { page, merchant, planned, watched, isReplayed } = this.#setup;
    const story = this.#log.lines();
    const failure = { story, problems, requests: watched.requests, done: this.#done };
    const folder = await storeWalkFailure(planned, page, merchant, failure, isReplayed);
    throw new WalkFailure(story, problems, folder, planned);
  }
}

/** Whether the focus need not be on the next screen. The second tap of a double tap may hit an empty area, which moves the focus there. */
function mayLoseFocus({ action, isStruck }: Choice, fault: PlannedWalk['fault']): boolean {
  return action.kind === 'fill' || (isStruck && ['reload', 'back', 'offline', 'double-tap'].includes(fault));
}

/** Whether the action or fault may leave the app: back on the first screen does, and so does a double tap on the second. */
function mayLeave(action: ScreenAction, fault: PlannedWalk['fault']): boolean {
  return fault === 'back' || (action.kind === 'tap' && /^(Back|Close)$/.test(action.control.name));
}

function isSameScreen(screen: ScreenFacts, other: ScreenFacts | null): boolean {
  return other !== null && screenName(screen) === screenName(other);
}

/** Whether the page was loaded since the last check: the browser then announces the new page, so the focus is not checked. */
function markDocument(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => {
    const isNew = !Reflect.has(window, 'isChecked');
    Reflect.set(window, 'isChecked', true);
    return isNew;
  });
}

/**
 * Whether the keyboard types into the frame. A page that lies over the web view is another frame on the sandbox's phone: the browser then
 * clears the focus within the app's frame, which a phone keeps.
 */
function hasFocus(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => document.hasFocus());
}

async function newestCode(merchant: Merchant): Promise<string> {
  const code = await merchant.newestCode();
  return /^\d+$/.test(code) ? code : '000000';
}
