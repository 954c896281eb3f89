/**
 * Runs a journey with stubbed ports on its real screens: each event is caused by a control of the screen, and invariants are checked
 * on each screen. Runs in jsdom and in a browser: must not need Node.
 */
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';

import { JourneyView } from '../../../src/journey/journey-view';
import { nextTask } from '../../../src/journey/next-task';
import { loadLazyScreens, type Screens } from '../../../src/journey/screen';
import { stateName } from '../../../src/journey/state-name';
import firstPaint from '../../../src/ui/theme/first-paint.css?raw';
import { applyGlobalStyles } from '../../../src/ui/theme/global-styles';
import { getCssText } from '../../../src/ui/theme/stitches.config';
import { followHeading } from '../../../src/ui/theme/tab-title';
import { createDarkPatternChecks } from '../kit/judge/dark-patterns/path-checks';
import {
  focusProblem,
  overflowProblems,
  readScreen,
  type ScreenFacts,
  screenProblems,
  titleProblems,
} from '../kit/judge/invariants';
import { createRequestKeyCheck } from '../kit/judge/request-key-check';
import { personalIn, readStoredData, storedDataProblems } from '../kit/judge/stored-data';
import type { ExploreOptions } from '../kit/model/graph';
import type { Screen } from '../kit/run/path-failure';
import type { HostOptions, JourneyTestParams } from '../kit/run/run';
import { linesIn } from './screen-lines';
import type { ScreenTexts } from './test-texts';

/** The test parameters that differ between the levels: host, events of a person, checks. */
export type LevelOptions<M extends AnyStateMachine> = Pick<
  JourneyTestParams<M>,
  'host' | 'around' | 'perform' | 'unknownFields' | 'check'
>;

type PersonEvent<M extends AnyStateMachine> = EventFromLogic<M>;

/** For each event type, the user actions that cause it on the screen. */
export type Controls<M extends AnyStateMachine> = {
  readonly [TType in PersonEvent<M>['type']]?: (
    person: UserEvent,
    event: Extract<PersonEvent<M>, { type: TType }>,
    snapshot: SnapshotFrom<M>,
  ) => Promise<void>;
};

/** For each event type, fields of its events. */
type UnknownFields<M extends AnyStateMachine> = {
  readonly [TType in PersonEvent<M>['type']]?: readonly Exclude<
    keyof Extract<PersonEvent<M>, { type: TType }> & string,
    'type'
  >[];
};

export interface JourneyUnderTest<M extends AnyStateMachine> extends ExploreOptions<M> {
  readonly id: string;
  readonly machine: M;
  readonly screens: Screens<M>;
  readonly controls: Controls<M>;
  /**
   * What a control sends must be the event of the step, with its data. These fields of it are not compared, because no test can know them: a
   * random id, a time, a file. Each with a comment that says why.
   */
  readonly unknownFields?: UnknownFields<M>;
  /** Events that the app itself sends, such as an expired session: they have no control. */
  readonly appEvents?: readonly PersonEvent<M>['type'][];
  /** Checks of this journey after each step: its invariants, and the expected content of each state. */
  readonly check?: (snapshot: SnapshotFrom<M>) => void;
  readonly file: string;
}

/** Options of the level `chart`: no screens; only the request keys of writes are checked. */
export function withoutScreens<M extends AnyStateMachine>(): LevelOptions<M> {
  let watch = createRequestKeyCheck();
  return {
    check: (snapshot, { index, step }) => {
      if (index === 0) watch = createRequestKeyCheck();
      watch(snapshot, step.event.move);
    },
  };
}

/** The simulated user, the messages of the console, and the collector of texts. */
export interface Driver {
  /** Errors and warnings of the console and the page since the last call. */
  readonly complaints?: () => readonly string[];
  readonly user?: (person: UserEvent, isOver: () => boolean) => UserEvent;
  readonly texts?: Pick<ScreenTexts, 'record'>;
  /** What the app shows around the journey, such as its navigation. */
  readonly around?: (view: ReactNode) => ReactNode;
}

/** Options of the level `screens`: events are caused on the controls, and each screen is checked. */
export function throughScreens<M extends AnyStateMachine>(
  journey: JourneyUnderTest<M>,
  { user = (person) => person, complaints = () => [], texts, around = (view) => view }: Driver = {},
): LevelOptions<M> {
  const { check: checkKeys } = withoutScreens<M>();
  const checkScreen = createScreenChecks();
  const darkPatterns = createDarkPatternChecks();
  return {
    host: (options) => hostOnScreen(journey, options, around),
    around: (step) => act(step),
    unknownFields: journey.unknownFields ?? {},
    perform: async (event, snapshot, actor) => {
      const isOver = () => {
        const { status }: AnyMachineSnapshot = actor.getSnapshot();
        return status !== 'active';
      };
      if (journey.appEvents?.includes(event.type)) actor.send(event);
      else {
        await performOnScreen(journey, event, snapshot, user(userEvent.setup({ delay: null }), isOver));
        if (event.type === 'back') expectBackInHistory(snapshot, actor.getSnapshot());
      }
    },
    check: async (snapshot, position, actor) => {
      await checkKeys?.(snapshot, position, actor);
      // The focus moves in a task after the rendering.
      await nextTask();
      expect(root().dataset).toMatchObject({ journey: journey.id, state: stateName(snapshot) });
      expect(root().textContent).not.toMatch(/undefined|NaN|\[object/);
      throwProblems(complaints());
      checkScreen(snapshot, position.index, journey.id);
      throwProblems(darkPatterns(snapshot, position, journey.id));
      texts?.record(snapshot, document.body);
      journey.check?.(snapshot);
    },
  };
}

const APP = 'Shop loan';
document.title = APP;
followHeading(document.body);

/** Whether the last `back` went through the history (`JourneyView`'s `back`), not from the screen to the chart. */
let isBackInHistory = false;

/** A screen may send `back` itself only within one URL: otherwise going back adds an entry to the history (decision 005). */
function expectBackInHistory(before: AnyMachineSnapshot, after: AnyMachineSnapshot): void {
  // A state without a path of its own has the URL of the one before.
  const [path, nextPath] = [pathOf(before), pathOf(after)];
  const isSameUrl = path === undefined || nextPath === undefined || path === nextPath;
  if (isBackInHistory || (after.status === 'active' && isSameUrl)) return;
  throw new Error(
    'The screen sends `back` itself: the history grows by going back. It must call its `back` prop.',
  );
}

/** URL pattern of the state. */
function pathOf(snapshot: AnyMachineSnapshot): unknown {
  return Object.values<{ readonly path?: string } | undefined>(snapshot.getMeta()).find(
    (meta) => meta?.path !== undefined,
  )?.path;
}

async function hostOnScreen<M extends AnyStateMachine>(
  journey: JourneyUnderTest<M>,
  options: HostOptions<M>,
  around: (view: ReactNode) => ReactNode,
) {
  const { machine, input, clock, inspect } = options;
  const actor = createActor(machine, { clock, inspect, ...(input === undefined ? {} : { input }) });
  const back = () => {
    isBackInHistory = true;
    // SAFETY: every journey's events hold the shared `back` (machines/shared/journey).
    actor.send({ type: 'back' } as EventFromLogic<M>);
  };
  await loadLazyScreens(journey.screens);
  actor.start();
  render(around(<JourneyView id={journey.id} actor={actor} screens={journey.screens} back={back} />));
  return { actor, stop: cleanup, look: captureScreen };
}

async function performOnScreen<M extends AnyStateMachine>(
  { controls }: JourneyUnderTest<M>,
  event: PersonEvent<M>,
  snapshot: SnapshotFrom<M>,
  user: UserEvent,
): Promise<void> {
  const byType: Readonly<
    Record<string, ((p: UserEvent, e: never, s: SnapshotFrom<M>) => Promise<void>) | undefined>
  > = controls;
  const control = byType[event.type];
  if (control === undefined) throw new Error(`No control is defined for ${event.type}.`);
  isBackInHistory = false;
  // SAFETY: `Controls` has each control under the type of its event.
  await control(user, event as never, snapshot);
}

/** The current screen as a self-contained page: with its styles and the typed values. */
export function captureScreen(): Screen {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) throw new Error('The body is not an element.');
  for (const script of body.querySelectorAll('script')) script.remove();
  const now = document.body.querySelectorAll('input, textarea');
  for (const [index, field] of [...body.querySelectorAll('input, textarea')].entries()) {
    const shownField = now[index];
    if (shownField instanceof HTMLInputElement) {
      field.setAttribute('value', shownField.value);
      field.toggleAttribute('checked', shownField.checked);
    } else if (shownField instanceof HTMLTextAreaElement) field.textContent = shownField.value;
  }
  const options = document.body.querySelectorAll('option');
  for (const [index, option] of [...body.querySelectorAll('option')].entries())
    option.toggleAttribute('selected', options[index]?.selected === true);
  applyGlobalStyles();
  const styles = `${firstPaint}${getCssText()}`;
  const head = `<head><meta charset="utf-8"><title>${document.title}</title><style>${styles}</style></head>`;
  return {
    text: linesIn(document.body).join('\n'),
    html: `<!doctype html><html lang="en">${head}<body>${body.innerHTML}</body></html>`,
  };
}

function root(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-journey]');
  if (element === null) throw new Error('No journey is on the screen.');
  return element;
}

/**
 * Invariants of every screen, and of client storage. It is not checked that a busy state ends: that needs a running
 * clock. When the journey has ended, of its screen only title, focus and width are checked: its parent replaces it.
 * @returns a check to call after each step, with index 0 for the start; it throws the problems
 */
function createScreenChecks(): (snapshot: AnyMachineSnapshot, index: number, id: string) => void {
  let lastScreen: ScreenFacts | null = null;
  let buttons: readonly Element[] = [];
  return (snapshot, index, id) => {
    const now = readScreen();
    // The busy button must be the same element as the tapped one: a remounted screen would lose its scroll position and focus.
    const busy = root().querySelector('button[aria-busy="true"]');
    const tapped =
      lastScreen?.name === now.name && buttons.find(({ textContent }) => textContent === busy?.textContent);
    buttons = [...root().querySelectorAll('button')];
    if (tapped && tapped !== busy)
      throwProblems(['the busy screen was remounted: its scroll position and focus are lost']);
    // A ready session has no screen of its own: it shows the journey.
    const isEmpty = id === 'session' && stateName(snapshot) === 'ready';
    const isWaiting = snapshot.status === 'active' && !isEmpty;
    // A pending screen may have no control.
    const controls = snapshot.hasTag('pending') ? ['wait'] : now.controls;
    throwProblems(
      isWaiting
        ? screenProblems({ ...now, isBusy: false, controls })
        : [...titleProblems(now), ...overflowProblems(now)],
    );
    if (now.name !== '' && now.name !== APP) expect(now.title).not.toBe(APP);
    throwProblems(storedDataProblems(readStoredData(), personalIn));
    const previousScreen = index === 0 ? null : lastScreen;
    // A busy screen is still the previous one: the focus is compared when the next screen is shown.
    if (index > 0 && now.isBusy) return;
    lastScreen = now;
    if (previousScreen !== null && !isEmpty) throwProblems(focusProblem(previousScreen, now));
  };
}

/** Throws the problems as one message. */
function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('; '));
}
