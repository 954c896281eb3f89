/** Walks of a real chart with its real adapter in front of the sandbox lender, in one process; only the clock is simulated. */
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  SimulatedClock,
} from 'xstate';

import type { Sandbox } from '../../../sandbox/create-sandbox';
import { type AuditEntry, openTestApp, type TestApp } from '../../support/test-app';
import type { Random } from '../kit/generators/random';
import { stateText } from '../kit/paths/step-text';
import { firstLine } from '../kit/run/plain-reason';
import { shrinkSteps } from '../kit/run/shrink';

/** A step of a walk: an event of the merchant, or a fault that loses one request or answer. */
export type ServiceStep =
  | { readonly kind: 'person'; readonly event: EventObject }
  | { readonly kind: 'fault'; readonly operation: string; readonly fault: 'drop-before' | 'drop-after' };

/** What the lender has of a merchant: every call that reached it, and the books by table. */
export interface LenderScene {
  readonly calls: readonly AuditEntry[];
  readonly books: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** A journey to walk, its possible steps, and the check after every step. */
export interface Story {
  readonly persona: string;
  open(desk: TestApp): { readonly machine: AnyStateMachine; readonly input: unknown };
  readonly steps: readonly ServiceStep[];
  /** @throws when the chart contradicts the lender's books */
  check(snapshot: AnyMachineSnapshot, lender: LenderScene, walked: readonly ServiceStep[]): void;
}

/** A walk that failed, with the state, calls and books of its last step. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';

  constructor(
    readonly reason: string,
    readonly steps: readonly ServiceStep[],
    /** State of the chart. */
    readonly state: string,
    /** Calls since the step began. */
    readonly calls: readonly AuditEntry[],
    readonly books: LenderScene['books'],
  ) {
    super(
      [
        reason,
        ...steps.map((step, index) => `${index + 1}. ${serviceStepInWords(step)}`),
        `-> ${state}`,
      ].join('\n'),
    );
  }
}

/** A step as plain text. */
export function serviceStepInWords(step: ServiceStep): string {
  if (step.kind === 'person') return `the merchant: ${step.event.type}`;
  const lost = step.fault === 'drop-before' ? 'never arrives' : 'arrives, and its answer is lost';
  return `the next ${step.operation} ${lost}`;
}

/** Chooses the next step of those that are possible; `end` ends the walk, `impossible` means that the intended step is not possible. */
type Choose = (possible: readonly ServiceStep[], index: number) => ServiceStep | 'end' | 'impossible';

/**
 * Runs steps as a new merchant.
 * @returns the steps that are possible afterwards, or `impossible` when one of them is not possible in its place
 * @throws ServiceFailure
 */
export function runSteps(
  sandbox: Sandbox,
  story: Story,
  steps: readonly ServiceStep[],
): Promise<readonly ServiceStep[] | 'impossible'> {
  return run(sandbox, story, (possible, index) => {
    const step = steps[index];
    if (step === undefined) return 'end';
    return possible.includes(step) ? step : 'impossible';
  });
}

async function run(
  sandbox: Sandbox,
  story: Story,
  choose: Choose,
): Promise<readonly ServiceStep[] | 'impossible'> {
  const counted = withCallCount(sandbox);
  const desk = await openTestApp(counted.sandbox, story.persona);
  const { machine, input } = story.open(desk);
  const clock = new SimulatedClock();
  const actor = createActor<AnyStateMachine>(machine, { input, clock });
  const walked: ServiceStep[] = [];
  let callsBefore = 0;
  const settleAndCheck = async () => {
    await settle(actor, clock, counted.inFlight);
    const lender = await sceneOf(desk);
    try {
      story.check(actor.getSnapshot(), lender, walked);
    } catch (cause) {
      const reason = firstLine(cause instanceof Error ? cause.message : String(cause));
      const state = stateText(actor.getSnapshot().value);
      throw new ServiceFailure(reason, [...walked], state, lender.calls.slice(callsBefore), lender.books);
    }
    callsBefore = lender.calls.length;
  };
  try {
    actor.start();
    for (;;) {
      await settleAndCheck();
      const possible = story.steps.filter((step) => mayHappen(actor, step));
      const step = choose(possible, walked.length);
      if (step === 'end') return possible;
      if (step === 'impossible') return 'impossible';
      walked.push(step);
      if (step.kind === 'person') actor.send(step.event);
      else await desk.merchant.fault(step.operation, { kind: step.fault, times: 1 });
    }
  } finally {
    actor.stop();
  }
}

/** Walks at random until something fails or so many walks are made; what fails is shrunk. */
export async function findFailure(
  sandbox: Sandbox,
  story: Story,
  random: Random,
  { walks, length }: { readonly walks: number; readonly length: number },
): Promise<{ readonly failure: ServiceFailure; readonly found: number } | null> {
  for (let walk = 0; walk < walks; walk += 1) {
    const failure = await failureOf(() =>
      run(sandbox, story, (possible, index) => (index < length ? (random.pick(possible) ?? 'end') : 'end')),
    );
    if (failure instanceof ServiceFailure)
      return { failure: await shrinkFailure(sandbox, story, failure), found: failure.steps.length };
  }
  return null;
}

async function shrinkFailure(sandbox: Sandbox, story: Story, first: ServiceFailure): Promise<ServiceFailure> {
  let best = first;
  await shrinkSteps(first.steps, async (candidate) => {
    const outcome = await failureOf(() => runSteps(sandbox, story, candidate));
    if (!(outcome instanceof ServiceFailure)) return outcome;
    // A shorter walk only counts when it fails by the same fault.
    if (faultOf(outcome) !== faultOf(first)) return null;
    best = outcome;
    return outcome.steps;
  });
  return best;
}

/** Name of the fault: the last step and the reason without figures. Equal names are the same fault. */
function faultOf({ reason, steps }: ServiceFailure): string {
  const last = steps.at(-1);
  return `${last === undefined ? 'the start' : serviceStepInWords(last)}: ${reason.replaceAll(/\d+/g, '0')}`;
}

async function failureOf(attempt: () => Promise<unknown>): Promise<ServiceFailure | 'impossible' | null> {
  try {
    return (await attempt()) === 'impossible' ? 'impossible' : null;
  } catch (error) {
    if (error instanceof ServiceFailure) return error;
    throw error;
  }
}

function mayHappen(actor: Actor<AnyStateMachine>, step: ServiceStep): boolean {
  const snapshot = actor.getSnapshot();
  return snapshot.status === 'active' && (step.kind === 'fault' || snapshot.can(step.event));
}

/** Runs until the chart waits for the merchant: lets calls end, and advances the clock when none is in flight. */
async function settle(
  actor: Actor<AnyStateMachine>,
  clock: SimulatedClock,
  inFlight: () => number,
): Promise<void> {
  let idleRounds = 0;
  for (let waitedMs = 0; waitedMs <= 120_000; ) {
    await new Promise((resolve) => setImmediate(resolve));
    idleRounds = inFlight() > 0 ? 0 : idleRounds + 1;
    if (idleRounds < 10) continue;
    if (!actor.getSnapshot().hasTag('pending')) return;
    clock.increment(1_000);
    waitedMs += 1_000;
    idleRounds = 0;
  }
  throw new Error(`The chart still waits in ${stateText(actor.getSnapshot().value)} after two minutes.`);
}

function withCallCount(sandbox: Sandbox) {
  let callsInFlight = 0;
  return {
    inFlight: () => callsInFlight,
    sandbox: {
      ...sandbox,
      async fetch(request: Request) {
        callsInFlight += 1;
        try {
          return await sandbox.fetch(request);
        } finally {
          callsInFlight -= 1;
        }
      },
    },
  };
}

async function sceneOf({ merchant }: TestApp): Promise<LenderScene> {
  const { body } = await merchant.control<{ audit: AuditEntry[] }>('GET', '/audit');
  const books = await merchant.control<LenderScene['books']>('GET', '/books');
  return { calls: body.audit, books: books.body };
}
