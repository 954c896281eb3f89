/** Plays a path in a browser: the real chart with held ports on its real screens, one step after the other. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import { explore, type Graph } from '../kit/explore';
import { unpack } from '../kit/packed';
import { PathFailure } from '../kit/path-failure';
import { plainReason } from '../kit/plain-reason';
import { type Path, StalePath, type WrittenPath, walkWritten } from '../kit/replay';
import { type At, runPath } from '../kit/run';
import { placeInWords, stepInWords } from '../kit/words';
import { withPlant } from '../plants/plants';
import { type JourneyUnderTest, throughScreens } from '../support/on-screen';
import { raiseCurtain } from './curtain';
import { sayTheRest, takeHeard } from './heard';
import { withJourney } from './journey';
import { patient } from './patient';
import type { Performance, Scene } from './scene';

declare global {
  interface Window {
    /** Shows a step to whoever watches; the next one waits for its end. */
    showScene: (scene: Scene) => Promise<void>;
    /** Gives why the chart of today can't walk the path; null when it was played. */
    play: (performance: Performance) => Promise<string | null>;
  }
}

window.play = async (performance) => {
  await raiseCurtain();
  return withJourney((journey) => play(journey, performance));
};

async function play<M extends AnyStateMachine>(
  asTested: JourneyUnderTest<M>,
  { path, plant }: Performance,
): Promise<string | null> {
  const journey = plant === null ? asTested : withPlant(asTested, plant);
  const graph = explore(journey.machine, journey);
  const walked = walkOrWhyNot(graph, path);
  if (typeof walked === 'string') return walked;
  const run = throughScreens(journey, { hand: patient, heard: takeHeard });
  let shown = -1;
  const show = async ({ index, step }: Pick<At, 'index' | 'step'>, state: string, fault: string | null) => {
    shown = fault === null ? index : Number.POSITIVE_INFINITY;
    await window.showScene({ says: step === undefined ? 'The start' : stepInWords(step), state, fault });
  };
  try {
    await runPath({
      ...run,
      // It is neither stopped nor taken down: whoever watches may go on with it by hand. Its services stay silent.
      host: async (options) => {
        const hosted = await run.host?.(options);
        if (hosted === undefined) throw new Error('Screens have a host.');
        const { actor } = hosted;
        return { actor: Object.assign(actor, { stop: () => actor }) };
      },
      graph,
      path: walked,
      check: async (snapshot, at, actor) => {
        const { value }: AnyMachineSnapshot = actor.getSnapshot();
        const state = placeInWords(value);
        try {
          await run.check?.(snapshot, at, actor);
        } catch (error) {
          await show(at, state, plainReason(error instanceof Error ? error.message : String(error), state));
          throw error;
        }
        await show(at, state, null);
      },
    });
  } catch (failure) {
    if (!(failure instanceof PathFailure)) throw failure;
    const { index, scene, reason } = failure;
    const state = placeInWords(scene.value);
    if (shown < index)
      await show({ index, step: walked.steps[index - 1] }, state, plainReason(reason, state));
  }
  sayTheRest();
  return null;
}

function walkOrWhyNot<M extends AnyStateMachine>(graph: Graph<M>, packed: unknown): Path | string {
  try {
    // SAFETY: whoever opened this page packed a written path.
    return walkWritten(graph, unpack(packed) as WrittenPath);
  } catch (error) {
    if (error instanceof StalePath) return error.message;
    throw error;
  }
}
