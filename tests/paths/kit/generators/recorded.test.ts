/** A recorded walk is written to a file, read again, and turned into a path that the kit can run. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
} from 'xstate';

import { failure } from '../../../../machines/domain/base/failure';
import { offerConfirmationMachine } from '../../../../machines/offer-confirmation/machine';
import { createLoad } from '../../../../machines/shared/load';
import { createSubmission } from '../../../../machines/shared/submission';
import { readChart } from '../../../../src/inspector/chart/read-chart';
import { recordedMacrosteps } from '../../../../src/inspector/live/recorded-macrosteps';
import { type RecordedWalk, recordedWalk, walkToken } from '../../../../src/inspector/live/recorded-walk';
import { createRecording } from '../../../../src/inspector/live/recording';
import { readRecording, writeRecording } from '../../../../src/inspector/live/recording-file';
import {
  type ChartCopy,
  choicesOf,
  replayInto,
  rewindTo,
  takeChosen,
} from '../../../../src/inspector/replay/chart-copy';
import { actorMessage } from '../../../../src/telemetry/inspection/messages';
import { createRecorder } from '../../../../src/telemetry/inspection/recorder';
import { aUserState } from '../../support/fixtures/lending';
import { readWalk, recordedFiles, recordedWalks } from '../../support/recorded';
import type { ExploreOptions } from '../model/graph';
import { done, elapses, fails, person } from '../model/moves';
import { labelsOf, startOf } from '../paths/path';
import { createTestModel, type JourneyTestModel } from '../run/test-model';
import { loanChart } from '../sample/sample-chart';
import { CannotFollow, recorded } from './recorded';

/** Records a chart by inspection, saves the recording as a file, and reads the walk from that file. */
function recorder() {
  const recording = createRecording();
  let first = 0;
  const { record, add, flush } = createRecorder({
    send: ({ messages }) => {
      recording.accept({ from: 'app', kind: 'messages', page: 'p', path: '/termloan', first, messages });
      first += messages.length;
    },
    whenIdle: () => () => {},
  });
  return {
    inspect: (event: InspectionEvent) => record(event, 1_000),
    /** Announces an actor that runs already, as for an inspector that was opened late. */
    announce(actor: AnyActorRef) {
      const { sessionId } = actor;
      const base = { _version: '', id: '', createdAt: '1000', rootId: sessionId, sessionId };
      add(actorMessage(actor, base), actor);
    },
    /** The walk of the root actor, read from the file. */
    walk(journey: string): RecordedWalk {
      flush();
      const opened = readRecording(writeRecording(recording, 2_000));
      if (!opened.ok) throw new Error(opened.refusal);
      const root = opened.recording.actors().find(({ parent }) => parent === null);
      return recordedWalk(
        recordedMacrosteps(opened.recording, root?.key ?? '', Number.POSITIVE_INFINITY),
        journey,
      );
    },
  };
}

const confirmation = {
  offerId: 'offer-1',
  bankDetailsId: 'account-1',
  isEnachRequired: true,
  key: 'key',
  startWith: 'sending' as const,
};

/** The chart as the app runs it: with its invoked charts, whose ports answer. */
async function confirmWith(lender: string): Promise<RecordedWalk> {
  const { inspect, walk } = recorder();
  const machine = offerConfirmationMachine.provide({
    actors: {
      confirmBankDetails: createSubmission({
        send: async (args) => ({ ok: true, data: args }),
        checkStatus: async () => ({ ok: false, failure: failure('connection') }),
      }),
      getUserState: createLoad(async () => ({ ok: true, data: aUserState({ primary_nbfc: lender }) })),
    },
  });
  const actor = createActor(machine, { input: confirmation, inspect }).start();
  await vi.waitUntil(() => actor.getSnapshot().status === 'done');
  return walk('offer-confirmation');
}

const served = (lender: string) =>
  done('getUserState', { ok: true, data: aUserState({ primary_nbfc: lender }) }, `served by ${lender}`);

const options: ExploreOptions<typeof offerConfirmationMachine> = {
  starts: [
    { name: 'no offer', input: { ...confirmation, offerId: null } },
    { name: 'offer and account', input: confirmation },
  ],
  events: [
    done('confirmBankDetails', { kind: 'unanswered', failure: failure('timeout') }, 'unanswered'),
    done(
      'confirmBankDetails',
      { kind: 'accepted', data: { offerId: 'offer-1', bankDetailsId: 'account-1' } },
      'accepted',
    ),
    served('USFB'),
    served('APOLLO_FINVEST'),
  ],
  abstract: ({ primaryNbfc, isEnachRequired, result }) => [primaryNbfc, isEnachRequired, result.kind],
};

/** The chart without one of its lender rules. */
function without(guard: string): typeof offerConfirmationMachine {
  const { config, implementations } = offerConfirmationMachine;
  const routing = { ...config.states?.routingLender };
  const rules = [routing.always ?? []].flat().filter((rule) => rule !== undefined);
  const always = rules.filter((rule) => typeof rule === 'string' || rule.guard !== guard);
  expect([rules.length, always.length]).toEqual([5, 4]);
  const states = { ...config.states, routingLender: { ...routing, always } };
  const machine: AnyStateMachine = createMachine({ ...config, states }, implementations);
  // SAFETY: the same chart but for one branch.
  return machine as typeof offerConfirmationMachine;
}

/** The path of a recorded walk. */
function pathOf<M extends AnyStateMachine>(model: JourneyTestModel<M>, walk: Parameters<typeof recorded>[0]) {
  const [path] = model.getPaths(recorded(walk));
  if (path === undefined) throw new Error('The walk has no path.');
  return path;
}

describe('a recorded walk of a real chart', () => {
  it('is walked by the kit: the samples provide the data that the recording lacks', async () => {
    const walk = await confirmWith('APOLLO_FINVEST');
    expect(JSON.stringify(walk)).not.toMatch(/offer-1|account-1/);
    const path = pathOf(createTestModel(offerConfirmationMachine, options), walk);
    expect(startOf(path).name).toBe('offer and account');
    expect(labelsOf(path)).toEqual([
      'confirmBankDetails: accepted',
      'getUserState: served by APOLLO_FINVEST',
    ]);
    expect(path.state.snapshot.value).toBe('toApprovedLoanDetails');
    await expect(path.test()).resolves.toBeDefined();
  });

  it('takes another path when a copy of the chart took another branch', async () => {
    const { from, steps } = await confirmWith('APOLLO_FINVEST');
    const macrosteps = steps.map((step) => ({ ...step, value: undefined }));
    const chart = readChart(offerConfirmationMachine);
    const choose = (copy: ChartCopy, event: string, guard: string | null) => {
      const edge = choicesOf(chart, copy).find((one) => one.event === event && one.guard === guard);
      if (edge === undefined) throw new Error(`No branch for ${event} ${guard}.`);
      return takeChosen(offerConfirmationMachine, copy, edge);
    };
    const before = rewindTo(
      replayInto(offerConfirmationMachine, { from, macrosteps }),
      macrosteps.length - 1,
    );
    const led = choose(
      choose(before, 'getUserState done', 'isLenderRead'),
      'always',
      'routesToApprovalStatus',
    );
    const walk = recordedWalk({ from, macrosteps: led.steps }, 'offer-confirmation');
    const path = pathOf(createTestModel(offerConfirmationMachine, options), walk);
    expect(labelsOf(path)).toEqual(['confirmBankDetails: accepted', 'getUserState: served by USFB']);
  });

  it('fails when the chart no longer has one of its branches', async () => {
    const walk = await confirmWith('APOLLO_FINVEST');
    const lost = without('hasApprovedTerms');
    expect(() => pathOf(createTestModel(lost, options), walk)).toThrow(CannotFollow);
    // And where a path was made of it before, the chart of now does not walk it.
    const path = pathOf(createTestModel(offerConfirmationMachine, options), walk);
    await expect(path.test({ machine: lost })).rejects.toThrow(/The journey is in "toAgreement"/);
  });

  it('names the step that no sample takes, and the available samples', async () => {
    const walk = await confirmWith('HINDON_MERCANTILE_LIMITED');
    const model = createTestModel(offerConfirmationMachine, options);
    expect(() => pathOf(model, walk)).toThrow(
      /Step 3 \(xstate.done.actor.getUserState: .*\): no sample takes it in "loadingLender".*served by USFB/,
    );
  });

  it('says what a walk is, when it gets something else', () => {
    const model = createTestModel(offerConfirmationMachine, options);
    const file: unknown = 'one.json';
    // SAFETY: none, on purpose: a test that is not type-checked passed the name of a file.
    expect(() => pathOf(model, file as RecordedWalk)).toThrow(
      '`readWalk` (tests/paths/support/recorded.ts) reads its file',
    );
  });

  it('is read from a file of tests/paths/recorded, or from a token', async () => {
    const walk = await confirmWith('USFB');
    const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
    writeFileSync(join(folder, 'one.json'), JSON.stringify(walk));
    const found = recordedWalks('offer-confirmation', folder, walkToken(walk));
    expect(found.map(({ name }) => name)).toEqual(['one.json', 'PATHS_RECORDED']);
    expect(found[1]?.read()).toEqual(found[0]?.read());
    expect(recordedWalks('autopay', folder, '')).toEqual([]);
  });

  it('fails alone when its file is damaged: a test of the journey in the file’s name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
    writeFileSync(join(folder, 'whole.json'), JSON.stringify(await confirmWith('USFB')));
    writeFileSync(join(folder, 'autopay-2026-11-26-1730.json'), '{"format":');
    expect(recordedWalks('offer-confirmation', folder, '').map(({ name }) => name)).toEqual(['whole.json']);
    const [damaged] = recordedWalks('autopay', folder, '');
    expect(damaged?.read).toThrow(/^autopay-2026-11-26-1730\.json is no walk/);
  });

  it('can be read from each file of tests/paths/recorded, whatever its name', () => {
    const damaged = recordedFiles().filter((file) => {
      try {
        return (
          readWalk(readFileSync(join(import.meta.dirname, '../../recorded', file), 'utf8'), file) === null
        );
      } catch {
        return true;
      }
    });
    expect(damaged).toEqual([]);
  });

  it.each([
    ['', /is no walk/],
    ['{"format":"other"}', /is no walk/],
    ['{"format":"recorded-walk","version":2}', /another version/],
    ['{"format":"recorded-walk","version":1,"journey":"x","steps":[{"event":1}]}', /damaged/],
  ])('is refused when it is invalid: %s', (text, refusal) => {
    expect(() => readWalk(text, 'one.json')).toThrow(refusal);
  });
});

describe('a recorded walk of the sample chart', () => {
  const model = createTestModel(loanChart, {
    starts: [{ name: 'new', input: {} }],
    events: [
      done('getUserState', { blocked: false }, 'free'),
      person({ type: 'pan.submitted', pan: 'ABCDE1234F' }),
      done('verifyPan', { ok: true }, 'good'),
      done('verifyPan', { ok: false }, 'bad'),
      person({ type: 'terms.accepted' }),
      person({ type: 'back' }),
      done('acceptTerms', { status: 'unknown' }, 'nobody knows'),
      done('getLoanStatus', { paid: false }, 'not yet'),
      done('getLoanStatus', { paid: true }, 'paid'),
      elapses('poll'),
      fails('getLoanStatus', new Error('broken')),
    ],
    abstract: ({ attempts, polls, pan, done: did }) => [
      Math.min(attempts, 3),
      Math.min(polls, 3),
      pan !== '',
      did.includes('pan'),
    ],
  });

  /** As the app ran it from the first event, or from a state on. */
  async function walked(upTo: (state: string) => boolean, isLate: boolean): Promise<RecordedWalk> {
    const { inspect, announce, walk } = recorder();
    let pans = 0;
    const machine: AnyStateMachine = loanChart.provide({
      actors: {
        getUserState: fromPromise<{ readonly blocked: boolean }>(async () => ({ blocked: false })),
        verifyPan: fromPromise<{ readonly ok: boolean }, { readonly pan: string }>(async () => {
          pans += 1;
          return { ok: pans > 1 };
        }),
        acceptTerms: fromPromise<{ readonly status: 'paid' | 'unknown' }>(async () => ({
          status: 'unknown',
        })),
        getLoanStatus: fromPromise<{ readonly paid: boolean }>(async () => ({ paid: true })),
      },
      delays: { poll: 1 },
    });
    let isHeard = !isLate;
    const actor = createActor(machine, { input: {}, inspect: (event) => isHeard && inspect(event) }).start();
    const waitForState = (state: string) => vi.waitUntil(() => actor.getSnapshot().value === state);
    await waitForState('pan');
    if (isLate) {
      isHeard = true;
      announce(actor);
    }
    actor.send({ type: 'pan.submitted', pan: 'ABCDE1234F' });
    await waitForState('pan');
    actor.send({ type: 'pan.submitted', pan: 'ABCDE1234F' });
    await waitForState('terms');
    actor.send({ type: 'terms.accepted' });
    await vi.waitUntil(() => upTo(String(actor.getSnapshot().value)));
    const found = walk('loan');
    actor.stop();
    return found;
  }

  it('is followed with its loops, its second attempt and its timer', async () => {
    const path = pathOf(model, await walked((state) => state === 'disbursed', false));
    expect(labelsOf(path)).toEqual([
      'getUserState: free',
      'pan.submitted {"pan":"ABCDE1234F"}',
      'verifyPan: bad',
      'pan.submitted {"pan":"ABCDE1234F"}',
      'verifyPan: good',
      'terms.accepted',
      'acceptTerms: nobody knows',
      'after poll',
      'getLoanStatus: paid',
    ]);
    await expect(path.test()).resolves.toBeDefined();
  });

  it('that begins at a state is reached by any path', async () => {
    const late = await walked((state) => state === 'disbursed', true);
    expect(late.from).toBe('pan');
    expect(late.steps[0]?.event).toBe('pan.submitted');
    expect(labelsOf(pathOf(model, late))[0]).toBe('getUserState: free');
    expect(() => pathOf(model, { ...late, from: 'nowhere' })).toThrow(
      /No path of the samples comes to "nowhere"/,
    );
  });

  it('of another chart is refused', () => {
    expect(() => pathOf(model, { journey: 'autopay', from: null, steps: [] })).toThrow(
      /of "autopay", not of "loan"/,
    );
  });
});
