/** One walk: a merchant opens an entry URL, does what the screens offer, meets the fault at its moment; every step is judged. */
import type { Frame, Page } from '@playwright/test';

import { listenToAmounts } from '../../browser/support/amounts';
import type { Merchant } from '../../browser/support/lender';
import { withoutUpiBox } from '../../browser/support/steps/payments';
import { focusProblem, placeOf, problemsOf, type ScreenFacts } from '../kit/invariants';
import { keptProblems, readKept } from '../kit/kept';
import { booksProblems } from './books';
import { begin, end, interrupt, mayFailCalls } from './break';
import { asDone, type Done } from './choose';
import { chooserOf } from './chooser-of';
import { doubled } from './double-tap';
import { isElsewhere } from './elsewhere';
import { addressOf, openEntryUrl, remember } from './entry-urls';
import { marksIn } from './field-values';
import type { MadeStep } from './learn-ways';
import { controlsOf, type Deed, deedsOf, doDeed, tellDeed } from './offers';
import { type Crossing, NOTHING } from './plan';
import { quietOf } from './quiet';
import { keepFailure, replayLine, shrinkLine, storyOf } from './story';
import { watch } from './watch';

export interface WalkLimits {
  /** Steps in all. */
  readonly steps: number;
  /** Steps after the walk has left its journey. */
  readonly beyond: number;
  /** Real time after which no further step is begun, ms: a busy machine makes a shorter walk, not a failure. */
  readonly ms: number;
}

/** What a walk saw: for the summary. */
export interface Walked {
  readonly steps: number;
  readonly places: readonly string[];
  readonly story: readonly string[];
  /** Each step with what it met. */
  readonly made: readonly MadeStep[];
  /** Whether it came to the end of its known way; null without one. */
  readonly hasArrived: boolean | null;
}

/** A walk that broke an invariant: the story, what is wrong, and how to make it again. */
export class WalkFailure extends Error {
  constructor(story: readonly string[], problems: readonly string[], folder: string, crossing: Crossing) {
    super(
      [
        ...story,
        ...problems.map((problem) => `WRONG: ${problem}`),
        `kept in ${folder}`,
        `replay: ${replayLine(crossing)}`,
        `shorter: ${shrinkLine(crossing)}`,
      ].join('\n'),
    );
    this.name = 'WalkFailure';
  }
}

/**
 * Makes the walk. @param again steps to make instead of those that the seed draws
 * @throws WalkFailure at the first step after which something is wrong
 */
export async function walk(
  page: Page,
  merchant: Merchant,
  crossing: Crossing,
  limits: WalkLimits,
  origin: string,
  again: readonly Done[] | null = null,
): Promise<Walked> {
  const story = storyOf(crossing);
  const { fault, host, journey, moment } = crossing;
  const chooser = again === null ? chooserOf(crossing) : asDone(again);
  const done: Done[] = [];
  const made: MadeStep[] = [];
  await withoutUpiBox(page);
  await page.clock.install();
  // Papers open in a tab of their own, which nobody here reads.
  page.on('popup', (popup) => void popup.close().catch(() => {}));
  const watching = await watch(page, origin);
  const quiet = quietOf(page);
  const amounts = listenToAmounts(page);
  const places = new Set<string>();
  let steps = 0;

  const fail = async (problems: readonly string[]): Promise<never> => {
    const told = { story: story.lines(), problems, requests: watching.requests, done };
    const folder = await keepFailure(crossing, page, merchant, told, again !== null);
    throw new WalkFailure(story.lines(), problems, folder, crossing);
  };

  let isBroken = false;

  const judge = async (
    frame: Frame,
    before: ScreenFacts | null,
    hasJumped: boolean,
  ): Promise<ScreenFacts | null> => {
    const settled = await quiet.settle(frame);
    if (settled === null) return null;
    const { screen, isEndless } = settled;
    places.add(placeOf(screen));
    story.add(`   -> ${placeOf(screen)} “${screen.headings[0] ?? ''}”`);
    const isHere = frame.url().startsWith(origin) && !isElsewhere(frame.url(), origin);
    const isNewDocument = isHere && (await markDocument(frame));
    const problems = [
      ...(isEndless ? [`${placeOf(screen)} never ends`] : []),
      ...(isHere && !isEndless ? problemsOf(screen) : []),
      ...(isHere && before !== null && !hasJumped && !isNewDocument ? focusProblem(before, screen) : []),
      ...(isHere ? keptProblems(await frame.evaluate(readKept), marksIn) : []),
      ...(isHere && host === 'page'
        ? (await amounts.unexplained(page)).map((of) => `${of} is an amount that no answer names`)
        : []),
      ...watching.complaints(isBroken),
    ];
    if (problems.length > 0) return fail(problems);
    return screen;
  };

  /** Holds the lender's books against those before the step. */
  const balance = async (): Promise<void> => {
    if (!watching.hasAsked()) return;
    const now = await merchant.books();
    const wrong = booksProblems(books, now);
    if (wrong.length > 0) await fail(wrong);
    books = now;
  };

  await remember(page, merchant, journey, crossing.entrance);
  const address = await addressOf(merchant, journey, crossing.entrance);
  let books = await merchant.books();
  const isStruckAtOnce = moment === 'opening';
  if (isStruckAtOnce) {
    isBroken = mayFailCalls(fault);
    await begin(page, merchant, fault);
  }
  story.add(`opens ${address}${isStruckAtOnce ? `, with ${fault}` : ''}`);
  const frame = await openEntryUrl(page, merchant, address, host);
  if (isStruckAtOnce) await interrupt(page, frame, fault, host);
  let screen = await judge(frame, null, true);
  if (screen === null) return fail(['the page left as it was opened']);
  if (isStruckAtOnce) await end(page, merchant, fault);
  // The opening is a step too: some pages have a mandate opened as they are read.
  await balance();
  let beyond = 0;
  const lastBegin = Date.now() + limits.ms;

  while (steps < limits.steps && beyond < limits.beyond && Date.now() < lastBegin) {
    if (!frame.url().startsWith(origin)) {
      story.add('   left the app');
      break;
    }
    steps += 1;
    if (isElsewhere(frame.url(), origin)) {
      const place = new URL(frame.url()).pathname;
      const told = await chooser.elsewhere(frame);
      if (told === null) break;
      done.push({ told, isElsewhere: true, isStruck: false, isHasty: false });
      story.add(`at ${place}: ${told}`);
      const back: ScreenFacts | null = await judge(frame, null, true);
      if (back === null) return fail(['the page was left from elsewhere']);
      made.push({ told, isElsewhere: true, place: placeOf(back), met: [placeOf(back)] });
      screen = back;
      continue;
    }
    const choice = chooser.next(deedsOf(await controlsOf(frame), origin));
    if (choice === null) break;
    const { deed, isStruck: isNow, isHasty } = choice;
    done.push({ told: tellDeed(deed), isElsewhere: false, isStruck: isNow, isHasty });
    story.add(`${tellDeed(deed)}${isNow ? `, with ${fault}` : ''}`);
    if (isNow) {
      isBroken = mayFailCalls(fault);
      await begin(page, merchant, fault);
    }
    await watching.personSteps();
    const code = await newestCode(merchant);
    const isTwice = isNow && fault === 'double-tap';
    try {
      await doDeed(frame, deed, code, isTwice);
    } catch (error) {
      // A page that moves on by itself takes its controls away; one that stays must let them be tapped.
      const now = await quiet.settle(frame);
      if (now !== null && placeOf(now.screen) === placeOf(screen) && !isNow)
        await fail([`cannot do that: ${firstLine(error)}`]);
      story.add('   (the screen had moved on)');
    }
    if (isNow && isHasty) await interrupt(page, frame, fault, host);
    // The second tap of a double tap may fall on nothing, which takes the focus to where it fell.
    const isJump = isNow && ['reload', 'back', 'offline', 'double-tap'].includes(fault);
    let next: ScreenFacts | null = await judge(frame, screen, isJump || deed.kind === 'fill');
    if (next === null) {
      if (!mayLeave(deed, fault)) await fail(['the phone left the app by itself']);
      story.add('   left the app');
      break;
    }
    const taken = await watching.personSteps();
    const both = isTwice ? doubled(taken) : null;
    if (both !== null) await fail([both]);
    if (isNow && !isHasty && (fault === 'reload' || fault === 'back')) {
      await interrupt(page, frame, fault, host);
      next = await judge(frame, null, true);
      if (next === null) break;
    }
    if (isNow) await end(page, merchant, fault);
    await balance();
    const met = [placeOf(next), ...taken.map(({ chart, event, to }) => `${chart} ${event} ${to}`)];
    made.push({ told: tellDeed(deed), isElsewhere: false, place: placeOf(next), met });
    if (next.journey !== journey) beyond += 1;
    screen = next;
  }

  await end(page, merchant, fault);
  const missing = chooser.missing();
  // Cut short by the time, it says nothing.
  if (fault === NOTHING && missing !== null && Date.now() < lastBegin)
    await fail([`the known way is lost: nobody can do “${missing}” any more`]);
  const wrong = [...(await merchant.problems())].map(
    (problem) => `the books do not add up: ${JSON.stringify(problem)}`,
  );
  if (wrong.length > 0) await fail(wrong);
  const hasArrived = crossing.way === null ? null : missing === null;
  return { steps, places: [...places], story: story.lines(), made, hasArrived };
}

/** Back on the first screen leaves the app: a double tap on the second one does both. */
function mayLeave(deed: Deed, fault: Crossing['fault']): boolean {
  return fault === 'back' || (deed.kind === 'tap' && /^(Back|Close)$/.test(deed.control.name));
}

/** Whether the page was loaded since it was judged last: what is new is then announced by the browser. */
function markDocument(frame: Frame): Promise<boolean> {
  return frame.evaluate(() => {
    const isNew = !Reflect.has(window, 'isJudged');
    Reflect.set(window, 'isJudged', true);
    return isNew;
  });
}

async function newestCode(merchant: Merchant): Promise<string> {
  const code = await merchant.newestCode();
  return /^\d+$/.test(code) ? code : '000000';
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
}
