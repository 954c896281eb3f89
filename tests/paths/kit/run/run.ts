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
import type { Graph } from '../model/graph';
import { createJournal, type Journal } from './journal';
import { ownSnapshot } from '../model/journey-logic';
import { eventOf } from '../model/moves';
import { type FailureDetails, PathFailure, type Screen } from './path-failure';
import { sendRefused, untestedRefusals } from './refused';
import type { Path, PathState, PathStep } from '../paths/path';
import { type StubbedPorts, stubPorts } from '../model/stubbed-ports';

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
  readonly label: string;
  readonly step: PathStep | undefined;
}

export interface RunOptions<M extends AnyStateMachine> {
  readonly graph: Graph<M>;
  readonly path: Path;
  /** The machine that runs, if it is not the one that was explored. */
  readonly machine?: M;
  /** Performs a person's event; by default it is sent to the actor. */
  readonly perform?: (
    event: EventFromLogic<M>,
    snapshot: SnapshotFrom<M>,
    actor: Actor<M>,
  ) => void | Promise<void>;
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

/** Runs a path; throws a PathFailure where the journey leaves the model or breaks a check. */
export async function runPath<M extends AnyStateMachine>(options: RunOptions<M>): Promise<void> {
  const { graph, path, machine = graph.model.machine, around = (step) => step() } = options;
  const ports = stubPorts(machine);
  const clock = new SimulatedClock();
  const journal = createJournal();
  const input = graph.model.starts.find(({ name }) => name === path.start)?.input;
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
    expectState(actor, path.first);
    let position = graph.model.begin(path.start).position;
    const checkPosition = async (at: At) => {
      const snapshot = snapshotOf(actor);
      await options.check?.(snapshot, at, actor);
      if (at.step !== undefined) position = graph.model.apply(position, at.step.move).position;
      const refused = untestedRefusals(graph, position);
      if (refused.length > 0) await around(async () => sendRefused(graph, refused, actor));
    };
    await checkPosition({ index, label: `start ${path.start}`, step: undefined });
    for (const step of path.steps) {
      index += 1;
      await around(() => takeStep(run, step));
      expectState(actor, step);
      const notTaken = step.transitions.filter((id) => !journal.taken.includes(id));
      if (notTaken.length > 0)
        throw new Error(`The model takes ${notTaken.join(', ')}; the journey did not.`);
      await checkPosition({ index, label: step.label, step });
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const details = failureDetailsOf(hosted, ports, journal, path.first);
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
  const { actor, ports, clock, journal } = run;
  const { move } = step;
  const ref: AnyActorRef = actor;
  journal.begin();
  ports.begin();
  switch (move.kind) {
    case 'person': {
      // SAFETY: the move was made by a sample of this machine, whose type only admits the machine's own events.
      const event = eventOf(move) as EventFromLogic<M>;
      if (run.options.perform === undefined) ref.send(event);
      else await run.options.perform(event, snapshotOf(actor), actor);
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
      clock.increment(step.wait);
      break;
  }
  const { type } = eventOf(move);
  const isAnswered = () => (move.kind !== 'done' && move.kind !== 'fails') || journal.events.includes(type);
  await runPromisesUntil(
    () => isAnswered() && JSON.stringify(machineSnapshot(actor).value) === JSON.stringify(step.value),
  );
}

/** Lets promises run until the condition is true or 200 rounds have passed, then eight rounds more. It never sleeps. */
async function runPromisesUntil(condition: () => boolean): Promise<void> {
  for (let round = 0; round < 200 && !condition(); round += 1) await Promise.resolve();
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
}

function expectState(actor: AnyActorRef, expected: PathState): void {
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
  first: PathState,
): FailureDetails {
  const { value, status } = hosted === undefined ? first : machineSnapshot(hosted.actor);
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
