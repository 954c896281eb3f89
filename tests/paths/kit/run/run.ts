/** Walks a path with a real actor, stubbed ports and a simulated clock, and compares it with the model. */
import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import type { TestModel, TestParam } from 'xstate/graph';
import { type JourneyLogic, type Offer, ownSnapshot, type Position } from '../model/journey-logic';
import { eventOf } from '../model/moves';
import { type StubbedPorts, stubPorts } from '../model/stubbed-ports';
import { type Path, type PathStep, startOf, stepsFromStart } from '../paths/path';
import { createJournal, type Journal } from './journal';
import { type FailureDetails, PathFailure, type Screen } from './path-failure';
import { sendRefused, untestedRefusals } from './refused';
import { expectSent, type UnknownFields } from './sent-event';

/** What a host needs to start the journey. */
export interface HostOptions<M extends AnyStateMachine> {
  readonly machine: M;
  readonly input: InputFrom<M> | undefined;
  readonly clock: SimulatedClock;
  readonly inspect: (event: InspectionEvent) => void;
}

/** A journey under test; `stop` tears down what the host added (a screen, for example). */
export interface HostedJourney<M extends AnyStateMachine> {
  readonly actor: Actor<M>;
  readonly stop?: () => void | Promise<void>;
  /** What is on the screen now. */
  readonly look?: () => Screen;
}

/** Position of a check on the path: 0 is the start, 1 is after the first step. */
export interface At {
  readonly index: number;
  readonly step: PathStep;
}

/**
 * How a path is tested: `events` and `states` as in `xstate/graph`, and what a journey needs besides. Events without an executor are caused
 * by the kit: a port answers, time passes, a link is opened, and what a person does is sent to the actor.
 */
export interface JourneyTestParams<M extends AnyStateMachine> extends TestParam<Position, Offer> {
  /** The machine that runs, if it is not the one that was explored. */
  readonly machine?: M;
  /** Performs any event of a person that has no executor in `events`; by default it is sent to the actor. */
  readonly perform?: (
    event: EventFromLogic<M>,
    snapshot: SnapshotFrom<M>,
    actor: Actor<M>,
  ) => void | Promise<void>;
  /**
   * What `perform` or an executor in `events` causes must be the event of the step, with its data. These fields are not compared: no test can
   * know them.
   */
  readonly unknownFields?: UnknownFields;
  /** Invariants and expected screen content; runs after the start and after every step. */
  readonly check?: (snapshot: SnapshotFrom<M>, at: At, actor: Actor<M>) => void | Promise<void>;
  /** Starts the journey; by default an actor without a screen. */
  readonly host?: (options: HostOptions<M>) => HostedJourney<M> | Promise<HostedJourney<M>>;
  /** Wraps every step, for a renderer's `act`. */
  readonly around?: (step: () => Promise<void>) => Promise<unknown>;
  readonly inspect?: (event: InspectionEvent) => void;
  /** The command that replays a path, for the failure message. */
  readonly again?: (path: Path) => string;
}

/** The model that a path belongs to: what the runner needs of a `JourneyTestModel`. */
type RunModel<M extends AnyStateMachine> = Pick<
  TestModel<Position, Offer, undefined>,
  'testState' | 'testTransition'
> & { readonly logic: JourneyLogic<M> };

export interface RunOptions<M extends AnyStateMachine> extends JourneyTestParams<M> {
  readonly model: RunModel<M>;
  readonly path: Path;
}

/** Runs a path; throws a PathFailure where the journey leaves the model or breaks a check. */
export async function runPath<M extends AnyStateMachine>(options: RunOptions<M>): Promise<void> {
  const { model, path, machine = model.logic.machine, around = (step) => step() } = options;
  const ports = stubPorts(machine);
  const clock = new SimulatedClock();
  const journal = createJournal();
  const start = startOf(path);
  const input = model.logic.starts.find(({ name }) => name === start.name)?.input;
  const inspect = (event: InspectionEvent) => {
    journal.record(event);
    options.inspect?.(event);
  };
  const host = options.host ?? actorOnlyHost;
  let index = 0;
  let hosted: HostedJourney<M> | undefined;
  try {
    await around(async () => {
      hosted = await host({ machine: ports.machine, input, clock, inspect });
      await runPromisesUntil(() => true);
    });
    if (hosted === undefined) throw new Error('The host gave no actor.');
    const { actor } = hosted;
    const run: Run<M> = { options, actor, ports, clock, journal };
    journal.follow(actor);
    for (const step of stepsFromStart(path)) {
      if (index > 0) await around(() => takeStep(run, step));
      expectState(actor, step.state);
      const notTaken = index === 0 ? [] : step.state.transitions.filter((id) => !journal.taken.includes(id));
      if (notTaken.length > 0)
        throw new Error(`The model takes ${notTaken.join(', ')}; the journey did not.`);
      await options.check?.(snapshotOf(actor), { index, step }, actor);
      await model.testState(options, step.state);
      const refused = untestedRefusals(model.logic, step.state);
      if (refused.length > 0) await around(async () => sendRefused(model.logic, refused, actor));
      index += 1;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const details = failureDetailsOf(hosted, ports, journal, start.position);
    throw new PathFailure(reason, path, index, details, options.again?.(path), cause);
  } finally {
    await hosted?.stop?.();
    hosted?.actor.stop();
  }
}

interface Run<M extends AnyStateMachine> {
  readonly options: RunOptions<M>;
  readonly actor: Actor<M>;
  readonly ports: StubbedPorts<M>;
  readonly clock: SimulatedClock;
  readonly journal: Journal;
}

async function takeStep<M extends AnyStateMachine>(run: Run<M>, step: PathStep): Promise<void> {
  const { options, actor, ports, journal } = run;
  const { type, move } = step.event;
  journal.begin();
  ports.begin();
  if (options.events?.[type] === undefined) await cause(run, step);
  else await options.model.testTransition(options, step);
  const isAnswered = () => (move.kind !== 'done' && move.kind !== 'fails') || journal.events.includes(type);
  const expectedValue = JSON.stringify(step.state.snapshot.value);
  await runPromisesUntil(
    () => isAnswered() && JSON.stringify(machineSnapshot(actor).value) === expectedValue,
  );
  if (options.perform !== undefined || options.events?.[type] !== undefined)
    expectSent(step, journal.received, options.unknownFields);
}

/** Causes the event of a step that has no executor. */
async function cause<M extends AnyStateMachine>(
  { options, actor, ports, clock }: Run<M>,
  { event: { move }, state }: PathStep,
): Promise<void> {
  const ref: AnyActorRef = actor;
  switch (move.kind) {
    case 'start':
      throw new Error(`"${move.name}" is a start: it can't follow another step.`);
    case 'person': {
      // SAFETY: the move was made by a sample of this machine, whose type only admits the machine's own events.
      const event = eventOf(move) as EventFromLogic<M>;
      if (options.perform === undefined) ref.send(event);
      else await options.perform(event, snapshotOf(actor), actor);
      break;
    }
    case 'route':
      ref.send(eventOf(move));
      break;
    case 'done':
      ports.resolve(move.port, move.output);
      break;
    case 'fails':
      ports.reject(move.port, move.error);
      break;
    case 'after':
      clock.increment(state.wait);
      break;
  }
}

/** Lets promises run until the condition is true or 200 rounds have passed, then eight rounds more. It never sleeps. */
async function runPromisesUntil(condition: () => boolean): Promise<void> {
  for (let round = 0; round < 200 && !condition(); round += 1) await Promise.resolve();
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
}

function expectState(actor: AnyActorRef, { snapshot: expected }: Position): void {
  const actual = machineSnapshot(actor);
  const actualText = `${JSON.stringify(actual.value)} (${actual.status})`;
  const expectedText = `${JSON.stringify(expected.value)} (${expected.status})`;
  if (actualText === expectedText) return;
  const why = actual.status === 'error' ? `: ${String(actual.error)}` : '';
  throw new Error(`The journey is in ${actualText}, the model in ${expectedText}${why}.`);
}

/** Details of a failure: with the current state, or with the expected first state when there is no actor yet. */
function failureDetailsOf<M extends AnyStateMachine>(
  hosted: HostedJourney<M> | undefined,
  ports: StubbedPorts<M>,
  { taken }: Journal,
  start: Position,
): FailureDetails {
  const { value, status } = hosted === undefined ? start.snapshot : machineSnapshot(hosted.actor);
  return {
    value,
    status,
    transitions: [...taken],
    calls: [...ports.calls()],
    screen: hosted?.look?.() ?? null,
  };
}

function actorOnlyHost<M extends AnyStateMachine>(options: HostOptions<M>): HostedJourney<M> {
  const { machine, input, clock, inspect } = options;
  const actor = createActor<AnyStateMachine>(machine, { input, clock, inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  // SAFETY: the actor runs `machine`, which is an M.
  return { actor: actor as Actor<M> };
}

function machineSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  return actor.getSnapshot();
}

function snapshotOf<M extends AnyStateMachine>(actor: Actor<M>): SnapshotFrom<M> {
  return ownSnapshot<M>(machineSnapshot(actor));
}
