/**
 * A journey with held ports on its real screens: every tap is made on the control that a person sees, and each screen is judged.
 * In a DOM or in a browser: nothing here needs Node.
 */
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
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
import firstPaint from '../../../src/ui/theme/first-paint.css?raw';
import { applyGlobalStyles } from '../../../src/ui/theme/global-styles';
import { getCssText } from '../../../src/ui/theme/stitches.config';
import { followHeading } from '../../../src/ui/theme/tab-title';
import type { ExploreOptions } from '../kit/explore';
import {
  focusProblem,
  problemsOf,
  readScreen,
  type ScreenFacts,
  titleProblems,
  wide,
} from '../kit/invariants';
import { keptProblems, personalIn, readKept } from '../kit/kept';
import type { Screen } from '../kit/path-failure';
import type { HostOptions, RunOptions } from '../kit/run';
import { watchKeys } from '../kit/settled-keys';
import { linesIn } from './screen-lines';
import type { Words } from './test-words';

/** How a level hosts a journey, causes a person's events, and checks. */
export type HowToRun<M extends AnyStateMachine> = Pick<
  RunOptions<M>,
  'host' | 'around' | 'perform' | 'check'
>;

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

/** Without screens there is only what a journey asks its ports for. */
export function watched<M extends AnyStateMachine>(): HowToRun<M> {
  let watch = watchKeys();
  return {
    check: (snapshot, { index, step }) => {
      if (index === 0) watch = watchKeys();
      watch(snapshot, step);
    },
  };
}

/** Who walks: how they tap, what they hear, and who notes what they read. */
export interface Visitor {
  /** What the console, and the page, complained of since this was asked last. */
  readonly heard?: () => readonly string[];
  readonly hand?: (person: UserEvent, isOver: () => boolean) => UserEvent;
  readonly words?: Pick<Words, 'note'>;
}

/** A person's events are caused on the controls of the screen, and what each screen must show is checked. */
export function throughScreens<M extends AnyStateMachine>(
  journey: JourneyUnderTest<M>,
  { hand = (person) => person, heard = () => [], words }: Visitor = {},
): HowToRun<M> {
  const { check: checkKeys } = watched<M>();
  const judge = judgeScreens();
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
      none(heard());
      judge(snapshot, at.index, journey.id);
      words?.note(stateName(snapshot), document.body);
      journey.check?.(snapshot);
    },
  };
}

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
  for (const script of body.querySelectorAll('script')) script.remove();
  const now = document.body.querySelectorAll('input, textarea');
  for (const [at, field] of [...body.querySelectorAll('input, textarea')].entries()) {
    const is = now[at];
    if (is instanceof HTMLInputElement) {
      field.setAttribute('value', is.value);
      field.toggleAttribute('checked', is.checked);
    } else if (is instanceof HTMLTextAreaElement) field.textContent = is.value;
  }
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
 * What every screen owes, and what the phone may keep. That what is busy comes to an end is for a clock that runs; a journey that
 * is over is taken off the screen by whoever began it, and owes no more than its title, its focus and its edges.
 * @returns judges the screen after a step, 0 for the start; it throws what is wrong
 */
function judgeScreens(): (snapshot: AnyMachineSnapshot, index: number, id: string) => void {
  let before: ScreenFacts | null = null;
  let buttons: readonly Element[] = [];
  return (snapshot, index, id) => {
    const now = readScreen();
    // A button that turns busy is the one that was tapped: had its screen been made anew, scroll and focus would be gone.
    const busy = root().querySelector('button[aria-busy="true"]');
    const tapped =
      before?.name === now.name && buttons.find(({ textContent }) => textContent === busy?.textContent);
    buttons = [...root().querySelectorAll('button')];
    if (tapped && tapped !== busy)
      none(['the busy screen was made anew: its scroll position and focus are gone']);
    // Of a session that is ready nothing is seen but the journey within it.
    const isEmpty = id === 'session' && stateName(snapshot) === 'ready';
    const isWaiting = snapshot.status === 'active' && !isEmpty;
    // What is awaited may leave nothing to press meanwhile.
    const ways = snapshot.hasTag('pending') ? ['wait'] : now.ways;
    none(isWaiting ? problemsOf({ ...now, isBusy: false, ways }) : [...titleProblems(now), ...wide(now)]);
    if (now.name !== '') expect(now.title).not.toBe(APP);
    none(keptProblems(readKept(), personalIn));
    const last = index === 0 ? null : before;
    // What is busy has yet to show where it leads.
    if (index > 0 && now.isBusy) return;
    before = now;
    if (last !== null && !isEmpty) none(focusProblem(last, now));
  };
}

/** They are sentences: whoever reads of the failure reads them as they are. */
function none(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('; '));
}
