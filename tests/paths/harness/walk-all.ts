/** Walks every transition of a journey in a browser, with layout, and checks the invariants of each screen. */
import type { AnyStateMachine } from 'xstate';

import { transitionCover } from '../kit/generators/cover';
import { pack } from '../kit/paths/packed';
import { describePath, stepsAfterStart, writtenPathOf } from '../kit/paths/path';
import { failureRecordOf } from '../kit/run/failure-record';
import { createFaults } from '../kit/run/faults';
import { shrunkFailureOf } from '../kit/run/run-and-shrink';
import { createTestModel } from '../kit/run/test-model';
import { type JourneyUnderTest, throughScreens } from '../support/on-screen';
import { printRemaining, takePageComplaints } from './complaints';
import { withJourney } from './journey';
import type { Fault, JourneyWalk, WalkedPath } from './messages';
import { patientUser } from './patient-user';
import { preparePage } from './prepare-page';

declare global {
  interface Window {
    walkAll: () => Promise<JourneyWalk>;
  }
}

/** Maximum number of distinct faults to shrink: more mostly have the same cause. */
const MAX_SHRUNK = 3;

window.walkAll = async () => {
  await preparePage();
  return withJourney(walkAll);
};

async function walkAll<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): Promise<JourneyWalk> {
  const model = createTestModel(journey.machine, journey);
  const run = throughScreens(journey, { user: patientUser, complaints: takePageComplaints });
  const known = createFaults(MAX_SHRUNK);
  const faults = new Map<string, Fault>();
  const paths: WalkedPath[] = [];
  for (const path of model.getPaths(transitionCover(), { allowDuplicatePaths: true })) {
    const found = await shrunkFailureOf({ ...run, model, path, isKnown: known.isKnown });
    const fault = found === undefined ? null : known.note(found);
    paths.push({ says: describePath(path), steps: stepsAfterStart(path).length, fault });
    if (found === undefined || fault === null || faults.has(fault)) continue;
    const { failure, shrinkExtent } = found;
    const about = { level: 'layout', found: stepsAfterStart(path).length, shrinkExtent, fault, plant: null };
    faults.set(fault, {
      name: fault,
      record: JSON.stringify(failureRecordOf(failure, about)),
      html: failure.details.screen?.html ?? null,
      path: pack(writtenPathOf(failure.path)),
    });
  }
  printRemaining();
  return { paths, faults: [...faults.values()] };
}
