/** Walks a journey's paths with held ports through its real screens: every tap is made on the control a person sees. */
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterAll, describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, type EventFromLogic, type SnapshotFrom } from 'xstate';

import { JourneyView } from '../../../src/journey/journey-view';
import type { Screens } from '../../../src/journey/screen';
import { stateName } from '../../../src/journey/state-name';
import { nervous } from '../crossing/held';
import { expectSoundScreen, testCrossings } from '../crossing/held-tests';
import { chartRules } from '../kit/chart-rules';
import { deadEnds, transitionCover, unreachable } from '../kit/cover';
import { createCoverage } from '../kit/coverage';
import { type ExploreOptions, explore } from '../kit/explore';
import { guardSides } from '../kit/guards';
import { inventory } from '../kit/inventory';
import { writeParts } from '../kit/merge';
import { pairsIn, pairsOf } from '../kit/pairs';
import { describePath, pathsToRun } from '../kit/replay';
import { type HostOptions, type RunOptions, runAndShrink } from '../kit/run';
import { randomWalk } from '../kit/walk';

type PersonEvent<M extends AnyStateMachine> = EventFromLogic<M>;

/** How a person causes an event on the screen that they see. */
export type Controls<M extends AnyStateMachine> = {
  readonly [TType in PersonEvent<M>['type']]?: (
    person: UserEvent,
    event: Extract<PersonEvent<M>, { type: TType }>,
    snapshot: SnapshotFrom<M>,
  ) => Promise<void>;
};

interface JourneyUnderTest<M extends AnyStateMachine> extends ExploreOptions<M> {
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

/** Nothing here waits; a long path on a busy machine is slow, and a path cut off would spoil those after it. */
const PATH_TIMEOUT = 60_000;

/** Declares the path tests of one journey: chart rules, full cover through the screens, and a random walk. */
export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  const { id, machine, file } = journey;
  const graph = explore(machine, journey);
  const coverage = createCoverage([machine]);
  const map = { guards: guardSides(inventory(machine), graph), feasible: pairsIn(graph) };
  const walked = new Set<string>();
  afterAll(() => {
    const pairs = [...map.feasible].map((pair) => ({ id: pair, label: pair, covered: walked.has(pair) }));
    writeParts('reports/paths', 'screens', {
      ...coverage,
      parts: () => coverage.parts().map((part) => ({ ...part, guards: map.guards, pairs })),
    });
  });

  describe(id, () => {
    it('keeps the rules of a chart', () => {
      expect(chartRules(machine)).toEqual([]);
    });

    it('has no transition that nothing can reach, no sample that nothing takes, and no dead end', () => {
      expect(unreachable(inventory(machine), graph).map((transition) => transition.label)).toEqual([]);
      expect(graph.ignored).toEqual([]);
      expect(deadEnds(graph)).toEqual([]);
    });

    it('has both sides of every guard on its paths', () => {
      const missing = map.guards.filter(({ covered }) => !covered);
      expect(missing.map(({ label }) => label)).toEqual([]);
    });

    const run: Omit<RunOptions<M>, 'path'> = {
      graph,
      file,
      inspect: coverage.inspect,
      host: (options) => hostOnScreen(journey, options),
      around: (step) => act(step),
      perform: async (event, snapshot, actor) => {
        if (journey.ofTheApp?.includes(event.type)) actor.send(event);
        else await performOnScreen(journey, event, snapshot, userEvent.setup({ delay: null }));
      },
      check: (snapshot) => {
        expect(root().dataset).toMatchObject({ journey: id, state: stateName(snapshot) });
        expect(root().textContent).not.toMatch(/undefined|NaN|\[object/);
        journey.check?.(snapshot);
      },
    };
    testCrossings(graph, {
      ...run,
      perform: async (event, snapshot, actor) => {
        if (journey.ofTheApp?.includes(event.type)) actor.send(event);
        else await performOnScreen(journey, event, snapshot, nervous(userEvent.setup({ delay: null })));
      },
      check: (snapshot, at, actor) => {
        expectSoundScreen(snapshot);
        return run.check?.(snapshot, at, actor);
      },
    });

    const paths = pathsToRun(graph, [
      ...transitionCover(graph),
      ...randomWalk(graph, 42, journey.walk ?? 200),
    ]);
    it.each(paths.map((path) => [describePath(path), path] as const))(
      '%s',
      async (_, path) => {
        for (const pair of pairsOf(path)) walked.add(pair);
        await runAndShrink({ ...run, path });
      },
      PATH_TIMEOUT,
    );
  });
}

/** jsdom has no scrolling. Newer browsers answer with a promise: what an effect hands on would be called as its end. */
window.scrollTo = () => Promise.resolve();

function hostOnScreen<M extends AnyStateMachine>(journey: JourneyUnderTest<M>, options: HostOptions<M>) {
  const { machine, input, clock, inspect } = options;
  const actor = createActor(machine, { clock, inspect, ...(input === undefined ? {} : { input }) });
  // SAFETY: every journey's events hold the shared `back` (machines/shared/journey).
  const back = () => actor.send({ type: 'back' } as EventFromLogic<M>);
  actor.start();
  render(<JourneyView id={journey.id} actor={actor} screens={journey.screens} back={back} />);
  return { actor, stop: cleanup };
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

function root(): HTMLElement {
  const element = document.querySelector<HTMLElement>('[data-journey]');
  if (element === null) throw new Error('No journey is on the screen.');
  return element;
}
