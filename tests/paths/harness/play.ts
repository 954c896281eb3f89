/** Plays a path in a browser: the real chart with stubbed ports on its real screens, step by step. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { JourneyLogic } from '../kit/model/journey-logic';
import { unpack } from '../kit/paths/packed';
import { type Path, StalePath, stepsFromStart, type WrittenPath, walkWritten } from '../kit/paths/path';
import { stateText, stepText } from '../kit/paths/step-text';
import { PathFailure } from '../kit/run/path-failure';
import { plainReason } from '../kit/run/plain-reason';
import { type At, runPath } from '../kit/run/run';
import { createTestModel } from '../kit/run/test-model';
import { withSeededMutant } from '../seeded-mutants/mutants';
import { type JourneyUnderTest, throughScreens } from '../support/on-screen';
import { printRemaining, takePageComplaints } from './complaints';
import { withJourney } from './journey';
import type { Playback, PlayedStep } from './messages';
import { patientUser } from './patient-user';
import { preparePage } from './prepare-page';

declare global {
  interface Window {
    /** Shows a step to the viewer; the next step starts when it resolves. */
    showStep: (step: PlayedStep) => Promise<void>;
    /** Returns why the current chart does not allow the path; null when it was played. */
    play: (performance: Playback) => Promise<string | null>;
  }
}

window.play = async (performance) => {
  await preparePage();
  return withJourney((journey) => play(journey, performance));
};

async function play<M extends AnyStateMachine>(
  originalJourney: JourneyUnderTest<M>,
  { path, plant }: Playback,
): Promise<string | null> {
  const journey = plant === null ? originalJourney : withSeededMutant(originalJourney, plant);
  const model = createTestModel(journey.machine, journey);
  const walked = walkOrStaleReason(model.logic, path);
  if (typeof walked === 'string') return walked;
  const run = throughScreens(journey, { user: patientUser, complaints: takePageComplaints });
  let lastShownIndex = -1;
  const show = async ({ index, step }: At, state: string, fault: string | null) => {
    lastShownIndex = fault === null ? index : Number.POSITIVE_INFINITY;
    await window.showStep({ says: index === 0 ? 'The start' : stepText(step), state, fault });
  };
  try {
    await runPath({
      ...run,
      // Not stopped and not unmounted: the viewer can continue manually. Its ports stay stubbed.
      host: async (options) => {
        const hosted = await run.host?.(options);
        if (hosted === undefined) throw new Error('Screens have a host.');
        const { actor } = hosted;
        return { actor: Object.assign(actor, { stop: () => actor }) };
      },
      model,
      path: walked,
      check: async (snapshot, at, actor) => {
        const { value }: AnyMachineSnapshot = actor.getSnapshot();
        const state = stateText(value);
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
    const { index, details, reason } = failure;
    const state = stateText(details.value);
    const step = stepsFromStart(walked)[index];
    if (lastShownIndex < index && step !== undefined)
      await show({ index, step }, state, plainReason(reason, state));
  }
  printRemaining();
  return null;
}

function walkOrStaleReason(logic: JourneyLogic, packed: unknown): Path | string {
  try {
    // SAFETY: the opener of this page packed a written path.
    return walkWritten(logic, unpack(packed) as WrittenPath);
  } catch (error) {
    if (error instanceof StalePath) return error.message;
    throw error;
  }
}
