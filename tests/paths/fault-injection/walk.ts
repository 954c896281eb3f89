/** One walk: opens an entry URL, takes actions that the screens offer, injects the fault at its moment, and checks invariants after every step. */
import type { Frame, Page } from '@playwright/test';

import { listenToAmounts } from '../../browser/support/amounts';
import type { Merchant } from '../../browser/support/lender';
import { suppressUpiDialog } from '../../browser/support/steps/payments';
import { focusProblem, type ScreenFacts, screenName, screenProblems } from '../kit/judge/invariants';
import { readStoredData, storedDataProblems } from '../kit/judge/stored-data';
import { firstLine } from '../kit/run/plain-reason';
import { forbiddenBookChanges } from './books';
import { type DoneStep, replayingChooser } from './choose';
import { chooserForWalk } from './chooser-for-walk';
import { doubleTapProblem } from './double-tap';
import { isElsewhere, returnToWebView } from './elsewhere';
import { entryUrlFor, openEntryUrl, storeEarlierVisit } from './entry-urls';
import { marksIn } from './field-values';
import { endFault, interrupt, mayFailCalls, startFault } from './inject-fault';
import { NOTHING, type PlannedWalk } from './plan';
import { actionsOn, controlsOf, describeAction, performAction, type ScreenAction } from './screen-actions';
import type { WalkedStep } from './select-paths';
import { createSettler } from './settle';
import { createWalkLog, replayLine, shrinkLine, storeWalkFailure } from './walk-log';
import { watch } from './watch';

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
  const log = createWalkLog(planned);
  const { fault, host, journey, moment } = planned;
  const chooser = replayedSteps === null ? chooserForWalk(planned) : replayingChooser(replayedSteps);
  const done: DoneStep[] = [];
  const walkedSteps: WalkedStep[] = [];
  await suppressUpiDialog(page);
  await page.clock.install();
  // Documents open in a new tab, which is closed: it is not checked.
  page.on('popup', (popup) => void popup.close().catch(() => {}));
  const watched = await watch(page, origin);
  const settler = createSettler(page);
  const amounts = listenToAmounts(page);
  const screens = new Set<string>();
  let steps = 0;

  const fail = async (problems: readonly string[]): Promise<never> => {
    const failure = { story: log.lines(), problems, requests: watched.requests, done };
    const folder = await storeWalkFailure(planned, page, merchant, failure, replayedSteps !== null);
    throw new WalkFailure(log.lines(), problems, folder, planned);
  };

  let mayCallsFail = false;

  const checkScreen = async (
    frame: Frame,
    before: ScreenFacts | null,
    hasJumped: boolean,
  ): Promise<ScreenFacts | null> => {
    const settled = await settler.settle(frame);
    if (settled === null) return null;
    const { screen, isStillBusy } = settled;
    screens.add(screenName(screen));
    log.add(`   -> ${screenName(screen)} “${screen.headings[0] ?? ''}”`);
    const isInApp = frame.url().startsWith(origin) && !isElsewhere(frame.url(), origin);
    const isNewDocument = isInApp && (await markDocument(frame));
    // Offline, the app may wait for the connection.
    const isOffline = fault === 'offline' && mayCallsFail;
    const problems = [
      ...(isStillBusy && !isOffline ? [`${screenName(screen)} never ends`] : []),
      ...(isInApp && !isStillBusy ? screenProblems(screen) : []),
      ...(isInApp && before !== null && !hasJumped && !isNewDocument && (await hasFocus(frame))
        ? focusProblem(before, screen)
        : []),
      ...(isInApp ? storedDataProblems(await frame.evaluate(readStoredData), marksIn) : []),
      ...(isInApp && host === 'page'
        ? (await amounts.unexplained(page)).map((amount) => `${amount} is an amount that no answer names`)
        : []),
      ...watched.complaints(mayCallsFail),
    ];
    if (problems.length > 0) return fail(problems);
    return screen;
  };

  /** Compares the lender's books with those before the step. */
  const checkBooks = async (): Promise<void> => {
    if (!watched.hasCalledLender()) return;
    const currentBooks = await merchant.books();
    const wrong = forbiddenBookChanges(books, currentBooks);
    if (wrong.length > 0) await fail(wrong);
    books = currentBooks;
  };

  await storeEarlierVisit(page, merchant, journey, planned.entrance);
  const address = await entryUrlFor(merchant, journey, planned.entrance);
  let books = await merchant.books();
  const hasFaultAtOpening = moment === 'opening';
  if (hasFaultAtOpening) {
    mayCallsFail = mayFailCalls(fault);
    await startFault(page, merchant, fault);
  }
  log.add(`opens ${address}${hasFaultAtOpening ? `, with ${fault}` : ''}`);
  const frame = await openEntryUrl(page, merchant, address, host);
  if (hasFaultAtOpening) await interrupt(page, frame, fault, host);
  let screen = await checkScreen(frame, null, true);
  if (screen === null) return fail(['the page left as it was opened']);
  if (hasFaultAtOpening) await endFault(page, merchant, fault);
  // The opening counts as a step: some pages open a mandate when they load.
  await checkBooks();
  let stepsOutside = 0;
  // On the phone, external pages are closed: a recorded path that leads over one is not followed to its end.
  let hasLeftPath = false;
  const lastStepStart = Date.now() + limits.ms;

  while (steps < limits.steps && stepsOutside < limits.beyond && Date.now() < lastStepStart) {
    if (!frame.url().startsWith(origin)) {
      log.add('   left the app');
      break;
    }
    steps += 1;
    // A fault ends with its step: a call that fails later is a problem.
    mayCallsFail = false;
    if (host === 'phone') {
      const cover = await returnToWebView(page);
      hasLeftPath ||= cover !== 'nothing';
      if (cover !== 'nothing')
        log.add(cover === 'sheet' ? '   returns to the app' : '   the web view is closed');
      if (cover === 'native-app') break;
      if (cover === 'sheet') screen = (await checkScreen(frame, screen, true)) ?? screen;
    }
    if (isElsewhere(frame.url(), origin)) {
      const externalPath = new URL(frame.url()).pathname;
      const actionText = await chooser.elsewhere(frame);
      if (actionText === null) break;
      done.push({ actionText, isElsewhere: true, isStruck: false, isHasty: false });
      log.add(`at ${externalPath}: ${actionText}`);
      const returned: ScreenFacts | null = await checkScreen(frame, null, true);
      if (returned === null) return fail(['the page was left from elsewhere']);
      walkedSteps.push({
        actionText,
        isElsewhere: true,
        screen: screenName(returned),
        coveredItems: [screenName(returned)],
      });
      screen = returned;
      continue;
    }
    const choice = chooser.next(actionsOn(await controlsOf(frame), origin));
    if (choice === null) break;
    const { action, isStruck, isHasty } = choice;
    done.push({ actionText: describeAction(action), isElsewhere: false, isStruck, isHasty });
    log.add(`${describeAction(action)}${isStruck ? `, with ${fault}` : ''}`);
    if (isStruck) {
      mayCallsFail = mayFailCalls(fault);
      await startFault(page, merchant, fault);
    }
    await watched.personSteps();
    const code = await newestCode(merchant);
    const isDoubleTap = isStruck && fault === 'double-tap';
    try {
      await performAction(frame, action, code, isDoubleTap);
    } catch (error) {
      // A page that changes by itself removes its controls; on an unchanged page the tap must work.
      const settledNow = await settler.settle(frame);
      if (settledNow !== null && screenName(settledNow.screen) === screenName(screen) && !isStruck)
        await fail([`cannot do that: ${firstLine(error instanceof Error ? error.message : String(error))}`]);
      log.add('   (the screen had moved on)');
    }
    if (isStruck && isHasty) await interrupt(page, frame, fault, host);
    // The second tap of a double tap may hit an empty area, which moves the focus there.
    const hasJumped = isStruck && ['reload', 'back', 'offline', 'double-tap'].includes(fault);
    let next: ScreenFacts | null = await checkScreen(frame, screen, hasJumped || action.kind === 'fill');
    if (next === null) {
      if (!mayLeave(action, fault)) await fail(['the phone left the app by itself']);
      log.add('   left the app');
      break;
    }
    const personSteps = await watched.personSteps();
    const doubleTapProblemText = isDoubleTap ? doubleTapProblem(personSteps) : null;
    if (doubleTapProblemText !== null) await fail([doubleTapProblemText]);
    if (isStruck && !isHasty && (fault === 'reload' || fault === 'back')) {
      await interrupt(page, frame, fault, host);
      next = await checkScreen(frame, null, true);
      if (next === null) break;
    }
    if (isStruck) await endFault(page, merchant, fault);
    await checkBooks();
    const coveredItems = [
      screenName(next),
      ...personSteps.map(({ chart, event, to }) => `${chart} ${event} ${to}`),
    ];
    walkedSteps.push({
      actionText: describeAction(action),
      isElsewhere: false,
      screen: screenName(next),
      coveredItems,
    });
    if (next.journey !== journey) stepsOutside += 1;
    screen = next;
  }

  await endFault(page, merchant, fault);
  const missing = chooser.missing();
  // When the time limit cut the walk, a missing step says nothing about the app.
  if (fault === NOTHING && missing !== null && !hasLeftPath && Date.now() < lastStepStart)
    await fail([`the recorded path is broken: “${missing}” is not offered any more`]);
  const wrong = [...(await merchant.problems())].map(
    (problem) => `the books do not add up: ${JSON.stringify(problem)}`,
  );
  if (wrong.length > 0) await fail(wrong);
  const hasReachedEnd = planned.recordedPath === null ? null : missing === null;
  return { steps, screens: [...screens], story: log.lines(), walkedSteps, hasReachedEnd };
}

/** Whether the action or fault may leave the app: back on the first screen does, and so does a double tap on the second. */
function mayLeave(action: ScreenAction, fault: PlannedWalk['fault']): boolean {
  return fault === 'back' || (action.kind === 'tap' && /^(Back|Close)$/.test(action.control.name));
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
