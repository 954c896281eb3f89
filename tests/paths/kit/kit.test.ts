import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  and,
  assign,
  createActor,
  createMachine,
  fromPromise,
  type InspectionEvent,
  not,
  or,
  SimulatedClock,
  setup,
} from 'xstate';
import { createCoverage, mergeCoverage } from './coverage/coverage';
import { guardSides } from './coverage/guards';
import { clearParts, mergeParts, writeParts } from './coverage/merge';
import { countCoverage, countFeasible, formatTable, percent, writeCoverage } from './coverage/report';
import { deadEnds, pairCover, sampleCover, stateCover, transitionCover } from './generators/cover';
import { pairsAfter, pairsIn, pairsOf } from './generators/pairs';
import { randomWalk } from './generators/random-walk';
import { nameOf } from './model/ends';
import { transitionsIn } from './model/graph';
import { allNodes, microstepOf, pureStart, pureStep, transitionId, transitionsOf } from './model/internals';
import { guardName, inventory } from './model/inventory';
import type { Offer } from './model/journey-logic';
import { done, elapses, eventOf, fails, type Move, person, portInput, route, timers } from './model/moves';
import { stubPorts } from './model/stubbed-ports';
import {
  describePath,
  labelsOf,
  offerOf,
  type Path,
  pathOfOffers,
  stepsAfterStart,
  stepsFromStart,
  writtenPathOf,
} from './paths/path';
import { decodePath, encodePath, encodeWritten, pathsToRun, replayLine, replayPath } from './paths/token';
import { PathFailure } from './run/path-failure';
import { runAndShrink, shrunkFailureOf } from './run/run-and-shrink';
import { shrink } from './run/shrink';
import { createTestModel } from './run/test-model';
import { buggyChart, loanChart } from './sample/sample-chart';

const modelOf = () =>
  createTestModel(loanChart, {
    starts: [
      { name: 'new', input: {} },
      { name: 'known', input: { knownPan: 'ABCDE1234F' } },
    ],
    events: [
      done('getUserState', { blocked: false }, 'allowed'),
      done('getUserState', { blocked: true }, 'blocked'),
      fails('getUserState', new Error('offline'), 'offline'),
      (snapshot) =>
        snapshot.context.pan === '' ? [person({ type: 'pan.submitted', pan: 'ABCDE1234F' })] : [],
      (snapshot) =>
        snapshot.context.pan === '' ? [] : [person({ type: 'pan.submitted', pan: 'ZZZZZ9999Z' })],
      done('verifyPan', { ok: true }, 'ok'),
      done('verifyPan', { ok: false }, 'wrong'),
      fails('verifyPan', { kind: 'offline' }),
      elapses('slow', 'verifyingPan'),
      person({ type: 'terms.accepted' }),
      done('acceptTerms', { status: 'paid' }, 'paid'),
      done('acceptTerms', { status: 'unknown' }, 'unknown'),
      fails('acceptTerms', new Error('offline')),
      elapses('poll'),
      done('getLoanStatus', { paid: true }, 'paid'),
      done('getLoanStatus', { paid: false }, 'not yet'),
      fails('getLoanStatus', new Error('offline')),
      person({ type: 'back' }),
      person({ type: 'retry' }),
      person({ type: 'help.left' }),
      route('pan'),
      route('#terms'),
    ],
    abstract: ({ attempts, polls, pan, done: steps }) => [
      Math.min(attempts, 3),
      Math.min(polls, 2),
      pan !== '',
      steps.includes('pan'),
    ],
  });

function boom(): never {
  throw new Error('boom');
}

const model = modelOf();
const { logic } = model;
const all = inventory(loanChart);
const takenBy = (paths: readonly Path[]) =>
  new Set(paths.flatMap((path) => stepsFromStart(path).flatMap(({ state }) => state.transitions)));

const [firstPath] = model.getPaths(transitionCover());
if (firstPath === undefined) throw new Error('The sample chart has no path.');
const path0: Path = firstPath;

/** The offer with this label, at any position of the graph. */
function offerLabelled(label: string): Offer {
  for (const { position } of model.graph.nodes.values()) {
    const offer = logic.offers(position).find((each) => each.label === label);
    if (offer !== undefined) return offer;
  }
  throw new Error(`Nothing is labelled "${label}".`);
}

/** Random walks with as many steps in all. */
const walks = (seed: number, steps: number) =>
  model.getPaths(randomWalk({ seed, steps }), { allowDuplicatePaths: true });

/** A path with a failure from which it returns to the state before. */
function withDetour(): Path {
  const path = pathOfOffers(logic, 'known', [
    offerLabelled('getUserState: allowed'),
    offerLabelled('verifyPan: ok'),
    offerLabelled('terms.accepted'),
    offerOf({ label: 'fails', move: { kind: 'fails', port: 'acceptTerms', error: 'no' } }),
    offerLabelled('route #terms'),
    offerLabelled('terms.accepted'),
    offerLabelled('acceptTerms: paid'),
  ]);
  if (path === undefined) throw new Error('no path');
  return path;
}

/** The first random walk that the buggy chart does not survive. */
async function firstFailure(): Promise<PathFailure> {
  for (const path of walks(5, 3000)) {
    try {
      await model.testPath(path, { machine: buggyChart });
    } catch (error) {
      if (error instanceof PathFailure) return error;
      throw error;
    }
  }
  throw new Error('The seeded bug was not found.');
}

const noLateMoney = (snapshot: { readonly value: unknown; readonly context: { readonly polls: number } }) => {
  if (snapshot.value === 'waitingForMoney') expect(snapshot.context.polls).toBeLessThan(2);
};

/** Somebody tried the PAN a fourth time. */
const noFourthAttempt = (snapshot: { readonly context: { readonly attempts: number } }) => {
  if (snapshot.context.attempts > 3) throw new Error('The PAN was tried more than three times.');
};

describe('the contract with XState', () => {
  it('lists the transitions of a microstep, eventless ones too', () => {
    const { machine, resolve } = stubPorts(loanChart);
    const ids: string[] = [];
    const inspect = (event: InspectionEvent) => void ids.push(...(microstepOf(event)?.transitions ?? []));
    const actor = createActor(machine, { input: {}, inspect, clock: new SimulatedClock() }).start();
    resolve('getUserState', { blocked: false });
    return new Promise<void>((end) => {
      actor.subscribe(() => {
        expect(ids).toEqual(['loan.loadingUser|xstate.done.actor.getUserState|0', 'loan.routingStart||1']);
        actor.stop();
        end();
      });
    });
  });

  it('steps purely: invoked actors exist, none runs, and timers are returned', () => {
    const { machine, open } = stubPorts(loanChart);
    const start = pureStart(machine, { knownPan: 'X' });
    const step = pureStep(
      machine,
      start.snapshot,
      eventOf({ kind: 'done', port: 'getUserState', output: { blocked: false } }),
    );
    expect(step.snapshot.value).toBe('verifyingPan');
    expect(step.states).toEqual(['loan.loadingUser', 'loan.routingStart', 'loan.verifyingPan']);
    expect(portInput(step.snapshot, 'verifyPan')).toEqual({ pan: 'X' });
    expect(step.timers).toContainEqual({
      id: 'xstate.after.slow.loan.verifyingPan',
      eventType: 'xstate.after.slow.loan.verifyingPan',
      delay: 8000,
    });
    expect(open()).toEqual([]);
  });

  it('lists every transition in its source state', () => {
    for (const node of allNodes(loanChart)) for (const each of transitionsOf(node)) transitionId(each);
    expect(() => pureStart(setup({}).createMachine({ context: () => boom() }), undefined)).toThrow('boom');
  });
});

describe('inventory', () => {
  it('counts states and transitions, without ignored events', () => {
    expect(all.states).toHaveLength(12);
    expect(all.transitions).toHaveLength(25);
    expect(new Set(all.transitions.map(({ id }) => id)).size).toBe(25);
  });

  it('gives each branch a readable name', () => {
    const labels = all.transitions.map(({ label }) => label);
    expect(labels).toContain('verifyingPan -- verifyPan done [hasAttempts] --> pan');
    expect(labels).toContain('verifyingPan -- after slow --> help');
    expect(labels).toContain('routingStart -- always [hasPan] --> verifyingPan');
    expect(labels).toContain('(any state) -- route [didPan] --> terms');
    expect(labels).toContain('loadingUser -- getUserState fails --> loadFailed');
    expect(guardName(() => true)).toBe('inline');
  });

  it('puts guards of guards in parentheses', () => {
    expect(guardName(not(and(['isPaid', 'isLate'])))).toBe('not (isPaid and isLate)');
    expect(guardName(and(['isPaid', or(['isLate', not('isClosed')])]))).toBe(
      'isPaid and (isLate or not isClosed)',
    );
  });
});

describe('explore', () => {
  it('reaches every transition, in the same order every time', () => {
    expect(model.uncovered()).toEqual([]);
    expect(model.graph.ignored).toEqual([]);
    expect(deadEnds(model.graph)).toEqual([]);
    expect([...modelOf().graph.nodes.keys()]).toEqual([...model.graph.nodes.keys()]);
  });

  it('only takes events that the chart accepts', () => {
    const strange = () =>
      createTestModel(loanChart, {
        starts: [{ name: 'new', input: {} }],
        events: [
          // @ts-expect-error the payload is missing
          person({ type: 'pan.submitted' }),
          // @ts-expect-error no such event
          person({ type: 'nothing.happened' }),
        ],
      });
    expect(strange).toThrow('"loan" takes no event "nothing.happened".');
  });

  it('fails when the graph exceeds its limit', () => {
    const endless = () =>
      createTestModel(buggyChart, {
        starts: [{ name: 'new', input: {} }],
        events: [
          done('getUserState', { blocked: false }),
          person({ type: 'pan.submitted', pan: 'X' }),
          done('verifyPan', { ok: false }),
        ],
        abstract: ({ attempts }) => attempts,
        limit: 50,
      }).graph;
    expect(endless).toThrow(/more than 50 steps.*"verifyingPan"/);
  });

  it('reports an answer that no branch takes', () => {
    const deaf = setup({
      actors: { ask: fromPromise<boolean>(() => Promise.resolve(true)) },
    }).createMachine({
      initial: 'a',
      states: {
        a: { invoke: { id: 'ask', src: 'ask', onDone: { guard: () => false, target: 'b' } } },
        b: {},
      },
    });
    const { graph: found } = createTestModel(deaf, { starts: [{ name: 's' }], events: [done('ask', true)] });
    expect(found.ignored).toEqual(['ask done true in "a"']);
    expect(deadEnds(found)).toHaveLength(1);
  });

  it('takes no deep links in pending states unless requested', () => {
    const routed = (whilePending: boolean) =>
      createTestModel(loanChart, {
        starts: [{ name: 'new', input: {} }],
        events: [
          done('getUserState', { blocked: false }),
          person({ type: 'pan.submitted', pan: 'X' }),
          done('verifyPan', { ok: true }),
          person({ type: 'terms.accepted' }),
          route('pan', { whilePending }),
        ],
        abstract: ({ done: steps, attempts }) => [steps.includes('pan'), Math.min(attempts, 3)],
      });
    const pendingRoutes = (whilePending: boolean) =>
      [...routed(whilePending).graph.nodes.values()].filter(
        ({ position, edges }) =>
          position.snapshot.hasTag('pending') && edges.some(({ offer }) => offer.label === 'route #pan'),
      ).length;
    expect(pendingRoutes(false)).toBe(0);
    expect(pendingRoutes(true)).toBeGreaterThan(0);
  });

  it('timers pass in the order in which they are due', async () => {
    const chart = setup({ delays: { soon: 10, late: 25 } }).createMachine({
      id: 'clocks',
      initial: 'a',
      after: { late: '.c' },
      states: { a: { after: { soon: 'b' } }, b: { after: { soon: 'a' } }, c: { type: 'final' } },
    });
    const clocks = createTestModel(chart, {
      starts: [{ name: 's' }],
      events: [elapses('soon'), elapses('late')],
    });
    const paths = clocks.getPaths(transitionCover());
    expect(paths.map(({ description }) => description)).toEqual([
      's: after soon > after soon > after late => c',
    ]);
    expect(clocks.graph.nodes.size).toBe(4);
    for (const path of paths) await path.test();
  });
});

describe('covers', () => {
  it('takes every transition with few paths', () => {
    const paths = model.getPaths(transitionCover());
    expect(takenBy(paths)).toEqual(new Set(all.transitions.map(({ id }) => id)));
    expect(paths.length).toBeLessThanOrEqual(10);
    expect(modelOf().getPaths(transitionCover()).map(describePath)).toEqual(paths.map(describePath));
  });

  it('takes every sample in every state, to each state where it leads, after every transition', () => {
    const paths = model.getPaths(sampleCover(), { allowDuplicatePaths: true });
    const transitions = model.getPaths(transitionCover(), { allowDuplicatePaths: true });
    expect(paths.slice(0, transitions.length).map(describePath)).toEqual(transitions.map(describePath));
    const stepOf = (from: AnyMachineSnapshot, label: string, to: AnyMachineSnapshot) =>
      `${label}: ${nameOf(from)} -> ${nameOf(to)}`;
    const taken = paths.flatMap((path) => {
      const steps = stepsFromStart(path);
      return steps.slice(1).flatMap((step, index) => {
        const before = steps[index];
        return before === undefined
          ? []
          : [stepOf(before.state.snapshot, step.event.label, step.state.snapshot)];
      });
    });
    const { nodes } = model.graph;
    const possible = [...nodes.values()].flatMap(({ position, edges }) =>
      edges.map(({ offer, to }) =>
        stepOf(position.snapshot, offer.label, nodes.get(to)?.position.snapshot ?? position.snapshot),
      ),
    );
    expect(new Set(taken)).toEqual(new Set(possible));
  });

  it('begins a path with a sample that the context hides later', () => {
    // SAFETY: `types` carries types only.
    const counting = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'counting',
      context: { n: 0 },
      initial: 'a',
      states: {
        a: {
          on: { more: { target: 'b', actions: assign({ n: ({ context }) => context.n + 1 }) }, skip: 'b' },
        },
        b: { on: { look: 'b', back: 'a' } },
      },
    });
    const blind = createTestModel(counting, {
      starts: [{ name: 's' }],
      abstract: () => null,
      events: [
        ...['skip', 'more', 'back', 'look'].map((type) => person({ type })),
        ({ context: { n } }) => (n === 0 ? [person({ type: 'look' }, { label: 'early look' })] : []),
      ],
    });
    expect(blind.getPaths(sampleCover()).map(describePath)).toEqual([
      's: skip > back > more > look => b',
      's: skip > early look => b',
    ]);
  });

  it('enters every state with fewer paths', () => {
    const paths = model.getPaths(stateCover());
    const states = new Set(
      paths.flatMap((path) => stepsFromStart(path).flatMap(({ state }) => state.states)),
    );
    expect(states).toEqual(new Set(all.states.map(({ id }) => id)));
    expect(paths.length).toBeLessThan(model.getPaths(transitionCover()).length);
  });

  it('ends a path that gets too long', () => {
    for (const path of model.getPaths(transitionCover({ maxSteps: 8 })))
      expect(stepsAfterStart(path).length).toBeLessThanOrEqual(8);
  });

  it('fails when the abstraction hides a deciding part of the context', () => {
    // SAFETY: `types` carries types only.
    const counting = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'counting',
      context: { n: 0 },
      initial: 'a',
      states: {
        a: { on: { more: { actions: assign({ n: ({ context }) => context.n + 1 }) }, go: 'b' } },
        b: { on: { more: [{ guard: ({ context }) => context.n > 0, target: 'c' }, { target: 'a' }] } },
        c: { on: { back: 'a' } },
      },
    });
    const events = [person({ type: 'more' }), person({ type: 'go' }), person({ type: 'back' })];
    const blind = createTestModel(counting, { starts: [{ name: 's' }], events });
    expect(blind.uncovered()).toEqual(['c', 'b -- more [guard] --> c', 'c -- back --> a']);
    expect(() => blind.getPaths(transitionCover())).toThrow(
      'The context of "counting" decides where "more" leads: add `abstract: (context) => …` to createTestModel, with what decides. What differs: n.',
    );
    const hiding = createTestModel(counting, { starts: [{ name: 's' }], events, abstract: () => null });
    expect(() => hiding.getPaths(transitionCover())).toThrow(
      'abstract(context) of "counting" hides what decides "more": let it show more of the context. What differs: n.',
    );
    const seeing = createTestModel(counting, {
      starts: [{ name: 's' }],
      events,
      abstract: ({ n }) => n > 0,
    });
    expect(takenBy(seeing.getPaths(transitionCover())).size).toBe(5);
  });
});

describe('random walks', () => {
  it('are the same for the same seed', () => {
    const walkTexts = (seed: number) => walks(seed, 400).map(describePath);
    expect(walkTexts(7)).toEqual(walkTexts(7));
    expect(walkTexts(7)).not.toEqual(walkTexts(8));
    const steps = walks(7, 400).reduce((sum, path) => sum + stepsAfterStart(path).length, 0);
    expect(steps).toBeLessThanOrEqual(400);
    expect(takenBy(walks(42, 2000)).size).toBe(25);
  });
});

describe('written paths', () => {
  it('keep errors, dates and undefined in base64url', () => {
    for (const path of [...model.getPaths(transitionCover()), ...walks(3, 200)]) {
      const code = encodePath(path);
      expect(code).toMatch(/^[\w-]+$/);
      const replayed = replayPath(logic, code);
      expect(encodePath(replayed)).toBe(code);
      expect(replayed.steps.map(({ state }) => state.key)).toEqual(path.steps.map(({ state }) => state.key));
    }
    const at = new Date(0);
    const error = Object.assign(new TypeError('x'), { code: 7 });
    const move: Move = { kind: 'fails', port: 'p', error: { at, error, none: undefined } };
    const odd = encodeWritten({ machine: 'loan', start: 'new', moves: [{ label: 'odd', move }] });
    expect(decodePath(odd).moves[0]?.move).toEqual(move);
  });

  it('refuse another journey and an impossible step', () => {
    const written = writtenPathOf(path0);
    const ofOther = encodeWritten({ ...written, machine: 'other' });
    const withoutFirst = written.moves.slice(1);
    expect(() => replayPath(logic, ofOther)).toThrow('of "other"');
    expect(() => replayPath(logic, encodeWritten({ ...written, moves: withoutFirst }))).toThrow(
      'no longer allows',
    );
    expect(pathOfOffers(logic, 'new', withoutFirst.map(offerOf))).toBeUndefined();
    expect(pathsToRun(logic, [path0], undefined)).toEqual([path0]);
    expect(pathsToRun(logic, [], encodePath(path0)).map(describePath)).toEqual([describePath(path0)]);
    expect(pathsToRun(logic, [path0], ofOther)).toEqual([]);
    expect(() => replayPath(logic, deflateRawSync('{}').toString('base64url'))).toThrow('not a written path');
  });
});

describe('running a path', () => {
  it('covers the whole chart with real actors', async () => {
    const coverage = createCoverage([loanChart]);
    let checks = 0;
    const paths = model.getPaths(transitionCover());
    for (const path of paths) {
      await model.testPath(path, {
        inspect: coverage.inspect,
        check: () => {
          checks += 1;
        },
      });
    }
    const [part] = coverage.parts();
    if (part === undefined) throw new Error('no part');
    const counted = countCoverage(part);
    expect(counted.states).toEqual({ total: 12, covered: 12 });
    expect(counted.transitions).toEqual({ total: 25, covered: 25 });
    expect(checks).toBe(paths.reduce((sum, path) => sum + stepsFromStart(path).length, 0));
  });

  it('follows random walks', async () => {
    for (const path of walks(11, 300)) await model.testPath(path, { check: noLateMoney });
  });

  it('uses the caller’s functions to perform, host, wrap and stop', async () => {
    const log: string[] = [];
    await model.testPath(path0, {
      host: ({ machine, input, ...options }) => {
        const actor = createActor(machine, { input: input ?? {}, ...options }).start();
        return { actor, stop: () => void log.push('stop') };
      },
      perform: (event, snapshot, actor) => {
        log.push(`${snapshot.value}:${event.type}`);
        actor.send(event);
      },
      around: async (step) => {
        log.push('(');
        await step();
        log.push(')');
      },
    });
    expect(log.filter((line) => line === '(')).toHaveLength(stepsFromStart(path0).length);
    expect(log.some((line) => line.includes(':'))).toBe(true);
    expect(log.at(-1)).toBe('stop');
  });

  it('finds a seeded bug, shrinks it, and replays it', async () => {
    const found = await firstFailure();
    expect(found.message).toMatch(/The journey is in "pan" \(active\), the model in "help" \(active\)/);

    const small = await runAndShrink({
      model,
      path: found.path,
      machine: buggyChart,
      again: (path) => replayLine(path, 'tests/loan.test.ts'),
    }).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(small instanceof PathFailure)) throw new Error('it did not fail');
    const labels = labelsOf(small.path);
    expect(labels.length).toBeLessThan(labelsOf(found.path).length);
    expect(labels.length).toBeLessThanOrEqual(8);
    expect(labels.filter((label) => label.startsWith('verifyPan'))).toHaveLength(3);
    expect(labels.at(-1)).toBe('verifyPan: wrong');
    expect(small.path.state.snapshot.value).toBe('help');
    expect(small.message).toContain(replayLine(small.path, 'tests/loan.test.ts'));
    expect(small.message).toMatch(/^> +\d+\. verifyPan: wrong -> "help"$/m);

    const code = /PATHS_REPLAY=([\w-]+) npx vitest run tests\/loan.test.ts/.exec(small.message)?.[1] ?? '';
    const [again] = pathsToRun(logic, [], code);
    if (again === undefined) throw new Error('nothing to replay');
    await expect(model.testPath(again, { machine: buggyChart })).rejects.toThrow('the model in "help"');
    await model.testPath(again, {});
  });

  it('reports that a known fault, or one without time left, was not shrunk', async () => {
    const { path } = await firstFailure();
    const options = { model, path, machine: buggyChart };
    const known = await shrunkFailureOf({ ...options, isKnown: () => true });
    expect(known).toMatchObject({
      shrinkExtent: 'cut',
      first: { index: known && labelsOf(known.failure.path).length },
    });
    expect((await shrunkFailureOf({ ...options, maxRuns: 1 }))?.shrinkExtent).toBe('limited');
    expect((await shrunkFailureOf(options))?.shrinkExtent).toBe('minimal');
  });

  it('detects another branch to the same state', async () => {
    const swapped = loanChart.provide({
      guards: { isAllowed: () => false, hasPolls: () => false, isPaid: () => false },
    });
    const path = pathOfOffers(logic, 'new', [
      offerOf({ label: 'blocked', move: { kind: 'done', port: 'getUserState', output: { blocked: true } } }),
      offerOf({ label: 'leaves', move: { kind: 'person', event: { type: 'help.left' } } }),
    ]);
    if (path === undefined) throw new Error('no path');
    await model.testPath(path, { machine: swapped });
    const transitions = ['loan.loadingUser|other|0'];
    const steps = path.steps.map((step, index) =>
      index === 2 ? { ...step, state: { ...step.state, transitions } } : step,
    );
    await expect(model.testPath({ ...path, steps }, {})).rejects.toThrow(
      'The model takes loan.loadingUser|other|0',
    );
  });

  it('stubs ports that are charts themselves', async () => {
    const load = setup({}).createMachine({ initial: 'asking', states: { asking: {} } });
    const parent = setup({ actors: { load } }).createMachine({
      id: 'parent',
      initial: 'a',
      states: { a: { invoke: { id: 'load', src: 'load', onDone: 'b', onError: 'c' } }, b: {}, c: {} },
    });
    const stubbed = createTestModel(parent, {
      starts: [{ name: 's' }],
      events: [done('load', 1), fails('load', { code: 'x' })],
    });
    const paths = stubbed.getPaths(transitionCover());
    for (const path of paths) await path.test();
    expect(paths.map(({ description }) => description)).toEqual([
      's: load done 1 => b',
      's: load fails {"code":"x"} => c',
    ]);
  });

  it('detects a violated invariant by a check', async () => {
    const loose = createTestModel(buggyChart, {
      starts: [{ name: 'new', input: {} }],
      events: [
        done('getUserState', { blocked: false }),
        person({ type: 'pan.submitted', pan: 'X' }),
        done('verifyPan', { ok: false }),
      ],
      abstract: ({ attempts }) => Math.min(attempts, 5),
    });
    const runs = [
      ...loose.getPaths(transitionCover()),
      ...loose.getPaths(randomWalk({ seed: 1, steps: 60 })),
    ];
    const results = await Promise.allSettled(
      runs.map((path) => loose.testPath(path, { check: noFourthAttempt, again: replayLine })),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons[0]).toMatch(/tried more than three times[\s\S]*PATHS_REPLAY=/);
  });

  it('stops shrinking when the budget is used up, and returns the shortest failing path so far', async () => {
    const passing = await shrink(logic, path0, () => false, { maxRuns: 3 });
    expect(passing.path).toBe(path0);
    expect(passing.runs).toBeLessThanOrEqual(3);
    const { path: longest } = await firstFailure();
    const spent = await shrink(logic, longest, () => true, { maxRuns: 1 });
    expect(spent).toMatchObject({ runs: 1, isMinimal: false });
    expect(labelsOf(spent.path).length).toBeLessThan(labelsOf(longest).length);
    expect(labelsOf(spent.path).length).toBeGreaterThan(0);
    const empty = await shrink(logic, path0, () => true);
    expect(labelsOf(empty.path)).toEqual([]);
  });

  it('removes a detour as a whole', async () => {
    const wanted = (path: Path) => labelsOf(path).at(-1) === 'acceptTerms: paid';
    const { path: small } = await shrink(logic, withDetour(), wanted);
    expect(labelsOf(small)).toEqual([
      'getUserState: allowed',
      'verifyPan: ok',
      'terms.accepted',
      'acceptTerms: paid',
    ]);
  });

  it('shrinks only to paths that fail by the same fault', async () => {
    const path = withDetour();
    let tries = 0;
    const found = await shrunkFailureOf({
      model,
      path,
      check: (_, { index, step }) => {
        const { label } = step.event;
        if (index === 0) tries = 0;
        if (label === 'terms.accepted') tries += 1;
        if (label === 'acceptTerms: paid')
          throw new Error(tries > 1 ? 'a second try is paid for twice' : 'the receipt is missing');
      },
    });
    expect(found?.first.reason).toBe('a second try is paid for twice');
    expect(found?.failure.reason).toBe('a second try is paid for twice');
    expect(found && labelsOf(found.failure.path).filter((label) => label === 'terms.accepted')).toHaveLength(
      2,
    );
    expect(found?.shrinkExtent).toBe('minimal');
  });

  it('names the waiting ports when another one is answered', () => {
    const ports = stubPorts(loanChart);
    const actor = createActor(ports.machine, { input: {} }).start();
    expect(ports.open()).toEqual(['getUserState']);
    expect(() => ports.resolve('verifyPan', {})).toThrow(
      '"verifyPan" does not wait; these do: getUserState.',
    );
    actor.stop();
    expect(ports.open()).toEqual([]);
    const unnamed = createMachine({ invoke: { id: 'x', src: fromPromise(() => Promise.resolve()) } });
    expect(() => stubPorts(unnamed)).toThrow('named port');
  });
});

describe('coverage', () => {
  const half = () => {
    const coverage = createCoverage([loanChart]);
    coverage.add('loan', { states: ['pan', 'nowhere'], transitions: ['loan.routingStart||1'] });
    return coverage;
  };

  it('merges the parts of parallel test files into exact counts', () => {
    const dir = mkdtempSync(join(tmpdir(), 'paths-'));
    const other = createCoverage([loanChart]);
    other.add('loan', { states: ['pan', 'loan.help'], transitions: ['loan.routingStart||0'] });
    writeParts(dir, 'machine', half());
    writeParts(dir, 'machine', other, 'walks');
    writeParts(dir, 'browser', half());
    let printed = '';
    const journeys = mergeParts(dir, 'machine', (text) => {
      printed += text;
    });
    expect(journeys[0]?.states).toEqual({ total: 12, covered: 2 });
    expect(JSON.parse(readFileSync(join(dir, 'machine', 'coverage.json'), 'utf8'))).toEqual({
      journeys: [{ id: 'loan', states: { total: 12, covered: 2 }, transitions: { total: 25, covered: 2 } }],
    });
    expect(printed).toContain('loan       2/12  16.6 %         2/25  8.0 %');
    clearParts(dir, 'machine');
    expect(mergeParts(dir, 'machine', () => {})).toEqual([]);
  });

  it('counts a transition that does nothing neither as reached nor as missing: a return to the page that failed', () => {
    const polling = setup({
      actors: { pageReturns: fromPromise(() => Promise.resolve()) },
    }).createMachine({
      id: 'polling',
      initial: 'waiting',
      states: {
        waiting: { invoke: { id: 'pageReturns', src: 'pageReturns', onDone: 'shown', onError: {} } },
        shown: {},
      },
    });
    const { graph } = createTestModel(polling, {
      starts: [{ name: 's' }],
      events: [done('pageReturns'), fails('pageReturns', new Error('broken'))],
    });
    const feasible = transitionsIn(graph);
    expect(feasible.size).toBe(2);
    const coverage = createCoverage([polling]);
    coverage.add('polling', { states: [], transitions: [...feasible] });
    expect(countFeasible(coverage.parts(), feasible)).toEqual({ total: 1, covered: 1 });
  });

  it('refuses parts of different charts and journeys it does not know', () => {
    const [part] = half().parts();
    if (part === undefined) throw new Error('no part');
    expect(() => mergeCoverage([part, { ...part, states: part.states.slice(1) }])).toThrow(
      'different charts',
    );
    expect(() => half().add('other', { states: [], transitions: [] })).toThrow('does not know');
  });

  it('prints an aligned table with a sum, rounded down', () => {
    const line = { states: { total: 1000, covered: 999 }, transitions: { total: 3, covered: 3 } };
    const table = formatTable([
      { id: 'a', ...line },
      { id: 'longer', ...line },
    ]).split('\n');
    expect(table).toEqual([
      'journey     states          transitions',
      'a         999/1000  99.9 %          3/3  100.0 %',
      'longer    999/1000  99.9 %          3/3  100.0 %',
      'all      1998/2000  99.9 %          6/6  100.0 %',
    ]);
    expect(percent({ total: 100000, covered: 99999 })).toBe('99.9 %');
    expect(percent({ total: 0, covered: 0 })).toBe('100.0 %');
    expect(writeCoverage(mkdtempSync(join(tmpdir(), 'paths-')), [])).toMatch(/coverage\.json$/);
  });
});

describe('both sides of a guard', () => {
  const sides = ({ logic }: ReturnType<typeof modelOf>) =>
    guardSides(inventory(loanChart), logic)
      .filter(({ covered }) => !covered)
      .map(({ label }) => label);

  it('are all covered in the graph of a whole journey', () => {
    expect(sides(modelOf())).toEqual([]);
  });

  it('are listed as missing when no sample makes the guard false', () => {
    const poor = createTestModel(loanChart, {
      starts: [{ name: 'new', input: {} }],
      events: [done('getUserState', { blocked: false }, 'allowed')],
    });
    expect(sides(poor)).toContain(
      'loadingUser -- getUserState done [isAllowed] --> routingStart: guard is false',
    );
    expect(sides(poor)).toContain('routingStart -- always [hasPan] --> verifyingPan: guard is true');
  });

  it('counts a timer whose guard was false, and an event that was refused', () => {
    const chart = createMachine({
      id: 'guarded',
      context: { tries: 0 },
      initial: 'waiting',
      states: {
        waiting: {
          after: { 10: { guard: ({ context }) => context.tries < 1, target: 'tried' } },
          on: { go: { guard: ({ context }) => context.tries > 0, target: 'gone' } },
        },
        tried: { entry: assign({ tries: ({ context }) => context.tries + 1 }), on: { retry: 'waiting' } },
        gone: { type: 'final' },
      },
    });
    const { graph, logic } = createTestModel(chart, {
      starts: [{ name: 'here' }],
      events: [person({ type: 'go' }), person({ type: 'retry' }), timers()],
      abstract: ({ tries }: { tries: number }) => Math.min(tries, 2),
    });
    expect(graph.ignored).toEqual([]);
    expect(guardSides(inventory(chart), logic).filter(({ covered }) => !covered)).toEqual([]);
  });
});

describe('pairs of transitions', () => {
  it('of a path are its consecutive transitions', () => {
    expect(pairsAfter('a', ['b', 'c'])).toEqual(['a > b', 'b > c']);
    expect(pairsAfter(undefined, ['a'])).toEqual([]);
  });

  it('are all taken by the pair cover, and only some by the transition cover', () => {
    const feasible = pairsIn(model.graph);
    const taken = new Set(model.getPaths(pairCover()).flatMap(pairsOf));
    expect([...feasible].filter((pair) => !taken.has(pair))).toEqual([]);
    expect([...taken].filter((pair) => !feasible.has(pair))).toEqual([]);
    const byTransitions = new Set(model.getPaths(transitionCover()).flatMap(pairsOf));
    expect(byTransitions.size).toBeLessThan(feasible.size);
  });
});
