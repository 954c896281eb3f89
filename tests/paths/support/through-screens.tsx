/** Walks a journey's paths with held ports through its real screens: every tap is made on the control a person sees. */
import { readFileSync } from 'node:fs';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';

import { JourneyView } from '../../../src/journey/journey-view';
import type { Screens } from '../../../src/journey/screen';
import { stateName } from '../../../src/journey/state-name';
import { applyGlobalStyles } from '../../../src/ui/global-styles';
import { getCssText } from '../../../src/ui/stitches.config';
import { followHeading } from '../../../src/ui/tab-title';
import { nervous } from '../crossing/held';
import { expectSoundScreen, testCrossings } from '../crossing/held-tests';
import { type ExploreOptions, explore, type Graph } from '../kit/explore';
import { readTitle, titleProblems } from '../kit/invariants';
import type { Screen } from '../kit/path-failure';
import { isDaily, isReplay, readPlan } from '../kit/plan';
import type { HostOptions } from '../kit/run';
import { watchKeys } from '../kit/settled-keys';
import { withPlant } from '../plants/plants';
import { testControls } from './dead-controls';
import { testChart } from './test-chart';
import { type HowToRun, testPaths } from './test-paths';
import { collectWords, linesIn, testWords, type Words } from './test-words';

type PersonEvent<M extends AnyStateMachine> = EventFromLogic<M>;

/** How a person causes an event on the screen that they see. */
export type Controls<M extends AnyStateMachine> = {
  readonly [TType in PersonEvent<M>['type']]?: (
    person: UserEvent,
    event: Extract<PersonEvent<M>, { type: TType }>,
    snapshot: SnapshotFrom<M>,
  ) => Promise<void>;
};

export interface JourneyUnderTest<M extends AnyStateMachine> extends ExploreOptions<M> {
  readonly id: string;
  readonly machine: M;
  readonly screens: Screens<M>;
  readonly controls: Controls<M>;
  /** Events that the app sends of itself, such as an expired session: no control makes them. */
  readonly ofTheApp?: readonly PersonEvent<M>['type'][];
  /** Invariants, and what each state's screen must show. */
  readonly check?: (snapshot: SnapshotFrom<M>) => void;
  readonly file: string;
  /** Random steps after the cover, from a fixed seed. */
  readonly walk?: number;
}

/**
 * Declares the path tests of one journey as this run plans them (kit/plan.ts): the rules of its chart and, on each level,
 * paths with real actors and held ports.
 */
export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  const plan = readPlan();
  const tested = plan.plant === undefined ? journey : withPlant(journey, plan.plant);
  const { id, machine } = tested;
  const graph = explore(machine, tested);
  if (!isReplay()) testChart(id, machine, graph);
  if (!isReplay() && plan.levels.includes('screens')) testControls(id, graph, tested.screens);
  for (const level of plan.levels) {
    const words = collectWords();
    const walked = testPaths({
      id,
      level,
      plan,
      graph,
      walk: tested.walk ?? 200,
      file: tested.file,
      run: level === 'chart' ? watched<M>() : throughScreens(tested, { words }),
    });
    if (level === 'screens' && isDaily(plan) && !isReplay()) testWords(id, words, walked);
  }
  if (process.env.NIGHTLY === '1' && !isReplay()) crossings(tested, graph);
}

/** After every answer that goes wrong, every way on, with a thumb that taps twice; by night: by day they would cost CI minutes. */
function crossings<M extends AnyStateMachine>(journey: JourneyUnderTest<M>, graph: Graph<M>): void {
  const run = throughScreens(journey, { hand: nervous });
  describe(journey.id, () => testCrossings(graph, { ...run, file: journey.file }));
}

/** Without screens there is only what a journey asks its ports for. */
function watched<M extends AnyStateMachine>(): HowToRun<M> {
  let watch = watchKeys();
  return {
    check: (snapshot, { index, step }) => {
      if (index === 0) watch = watchKeys();
      watch(snapshot, step);
    },
  };
}

/** Who walks: how they tap, and who notes what they read. */
interface Visitor {
  readonly hand?: (person: UserEvent, isOver: () => boolean) => UserEvent;
  readonly words?: Words;
}

/** A person's events are caused on the controls of the screen, and what each screen must show is checked. */
function throughScreens<M extends AnyStateMachine>(
  journey: JourneyUnderTest<M>,
  { hand = (person) => person, words }: Visitor,
): HowToRun<M> {
  const { check: checkKeys } = watched<M>();
  return {
    host: (options) => hostOnScreen(journey, options),
    around: (step) => act(step),
    perform: async (event, snapshot, actor) => {
      const isOver = () => {
        const { status }: AnyMachineSnapshot = actor.getSnapshot();
        return status !== 'active';
      };
      if (journey.ofTheApp?.includes(event.type)) actor.send(event);
      else await performOnScreen(journey, event, snapshot, hand(userEvent.setup({ delay: null }), isOver));
    },
    check: async (snapshot, at, actor) => {
      await checkKeys?.(snapshot, at, actor);
      expect(root().dataset).toMatchObject({ journey: journey.id, state: stateName(snapshot) });
      expect(root().textContent).not.toMatch(/undefined|NaN|\[object/);
      // Of a session that is ready nothing is seen but the journey within it.
      if (journey.id !== 'session' || stateName(snapshot) !== 'ready') expectSoundScreen(snapshot);
      words?.note(stateName(snapshot), document.body);
      const titled = readTitle();
      expect(titleProblems(titled)).toEqual([]);
      if (titled.name !== '') expect(titled.title).not.toBe(APP);
      journey.check?.(snapshot);
    },
  };
}

/** jsdom has no scrolling. Newer browsers answer with a promise: what an effect hands on would be called as its end. */
window.scrollTo = () => Promise.resolve();

const APP = 'Shop loan';
document.title = APP;
followHeading(document.body);

function hostOnScreen<M extends AnyStateMachine>(journey: JourneyUnderTest<M>, options: HostOptions<M>) {
  const { machine, input, clock, inspect } = options;
  const actor = createActor(machine, { clock, inspect, ...(input === undefined ? {} : { input }) });
  // SAFETY: every journey's events hold the shared `back` (machines/shared/journey).
  const back = () => actor.send({ type: 'back' } as EventFromLogic<M>);
  actor.start();
  render(<JourneyView id={journey.id} actor={actor} screens={journey.screens} back={back} />);
  return { actor, stop: cleanup, look };
}

async function performOnScreen<M extends AnyStateMachine>(
  { controls }: JourneyUnderTest<M>,
  event: PersonEvent<M>,
  snapshot: SnapshotFrom<M>,
  who: UserEvent,
): Promise<void> {
  const byType: Readonly<
    Record<string, ((p: UserEvent, e: never, s: SnapshotFrom<M>) => Promise<void>) | undefined>
  > = controls;
  const control = byType[event.type];
  if (control === undefined) throw new Error(`No control is named for ${event.type}.`);
  // SAFETY: `Controls` files each control under the type of the event that it takes.
  await control(who, event as never, snapshot);
}

/** What a person sees now, as a page that shows the same in any browser: its styles within, and what was typed. */
function look(): Screen {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) throw new Error('A body is an element.');
  const now = document.body.querySelectorAll('input, textarea');
  for (const [at, field] of [...body.querySelectorAll('input, textarea')].entries()) {
    const is = now[at];
    if (is instanceof HTMLInputElement) {
      field.setAttribute('value', is.value);
      field.toggleAttribute('checked', is.checked);
    } else if (is instanceof HTMLTextAreaElement) field.textContent = is.value;
  }
  applyGlobalStyles();
  const styles = `${readFileSync('src/ui/first-paint.css', 'utf8')}${getCssText()}`;
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
