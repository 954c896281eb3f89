/** Walks every branch of a journey in a browser, where its screens are laid out, and judges each screen there. */
import type { AnyStateMachine } from 'xstate';

import { transitionCover } from '../kit/cover';
import { explore } from '../kit/explore';
import { recordOf } from '../kit/failure-record';
import { createFaults } from '../kit/faults';
import { pack } from '../kit/packed';
import { describePath, writtenOf } from '../kit/replay';
import { shrunkFailureOf } from '../kit/run-and-shrink';
import { type JourneyUnderTest, throughScreens } from '../support/on-screen';
import { raiseCurtain } from './curtain';
import { sayTheRest, takeHeard } from './heard';
import { withJourney } from './journey';
import { patient } from './patient';
import type { Fault, Walked, WalkedPath } from './scene';

declare global {
  interface Window {
    walkAll: () => Promise<Walked>;
  }
}

/** So many different faults are made shorter: more of them have mostly the same cause. */
const MOST_SHRUNK = 3;

window.walkAll = async () => {
  await raiseCurtain();
  return withJourney(walkAll);
};

async function walkAll<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): Promise<Walked> {
  const graph = explore(journey.machine, journey);
  const run = throughScreens(journey, { hand: patient, heard: takeHeard });
  const known = createFaults(MOST_SHRUNK);
  const faults = new Map<string, Fault>();
  const paths: WalkedPath[] = [];
  for (const path of transitionCover(graph)) {
    const found = await shrunkFailureOf({ ...run, graph, path, isKnown: known.isKnown });
    const fault = found === undefined ? null : known.note(found);
    paths.push({ says: describePath(path), steps: path.steps.length, fault });
    if (found === undefined || fault === null || faults.has(fault)) continue;
    const { failure, extent } = found;
    const about = { level: 'layout', found: path.steps.length, extent, fault, plant: null };
    faults.set(fault, {
      name: fault,
      record: JSON.stringify(recordOf(failure, about)),
      html: failure.scene.screen?.html ?? null,
      path: pack(writtenOf(failure.path)),
    });
  }
  sayTheRest();
  return { paths, faults: [...faults.values()] };
}
