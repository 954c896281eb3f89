/** Walks of a real chart with its real adapter before the sandbox lender, in one process: only the clock is the test's. */
import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  SimulatedClock,
} from 'xstate';

import type { Sandbox } from '../../../sandbox/create-sandbox';
import { openTestApp, type TestApp } from '../../support/test-app';
import type { Random } from '../kit/random';
import { shrinkSteps } from '../kit/shrink';
import { stateText } from '../kit/step-text';

/** What happens in a walk: the merchant does something, or the network swallows one answer. */
export type ServiceStep =
  | { readonly kind: 'person'; readonly event: EventObject }
  | { readonly kind: 'fault'; readonly operation: string; readonly fault: 'drop-before' | 'drop-after' };

/** One call as it reached the lender. */
export interface ServedCall {
  readonly operationId: string;
  readonly request_id: string;
  readonly status: number;
}

/** The lender's word on a merchant: every call that reached it, and its books by table. */
export interface LenderScene {
  readonly calls: readonly ServedCall[];
  readonly books: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

/** What is walked, and what must hold after every step. */
export interface Story {
  readonly persona: string;
  open(desk: TestApp): { readonly machine: AnyStateMachine; readonly input: unknown };
  readonly steps: readonly ServiceStep[];
  /** @throws when the chart says what the lender's books do not */
  check(snapshot: AnyMachineSnapshot, lender: LenderScene, walked: readonly ServiceStep[]): void;
}

/** A walk that failed, with all that is known of its last step. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';

  constructor(
    readonly reason: string,
    readonly steps: readonly ServiceStep[],
    /** State of the chart. */
    readonly state: string,
    /** Calls since the step began. */
    readonly calls: readonly ServedCall[],
    readonly books: LenderScene['books'],
  ) {
    super(
      [reason, ...steps.map((step, at) => `${at + 1}. ${serviceStepInWords(step)}`), `-> ${state}`].join(
        '\n',
      ),
    );
  }
}

/** A step in plain words. */
export function serviceStepInWords(step: ServiceStep): string {
  if (step.kind === 'person') return `the merchant: ${step.event.type}`;
  const lost = step.fault === 'drop-before' ? 'never arrives' : 'arrives, and its answer is lost';
  return `the next ${step.operation} ${lost}`;
}

/** Picks the next step of those that can happen; `end` when it is over, `impossible` when what it wants can't happen. */
type Choose = (possible: readonly ServiceStep[], at: number) => ServiceStep | 'end' | 'impossible';

/**
 * Runs steps as a merchant of their own.
 * @returns what can happen after them, or `impossible` when one of them can't happen where it comes
 * @throws ServiceFailure
 */
export function runSteps(
  sandbox: Sandbox,
  story: Story,
  steps: readonly ServiceStep[],
): Promise<readonly ServiceStep[] | 'impossible'> {
  return run(sandbox, story, (possible, at) => {
    const step = steps[at];
    if (step === undefined) return 'end';
    return possible.includes(step) ? step : 'impossible';
  });
}

async function run(
  sandbox: Sandbox,
  story: Story,
  choose: Choose,
): Promise<readonly ServiceStep[] | 'impossible'> {
  const counted = counting(sandbox);
  const desk = await openTestApp(counted.sandbox, story.persona);
  const { machine, input } = story.open(desk);
  const clock = new SimulatedClock();
  const actor = createActor<AnyStateMachine>(machine, { input, clock });
  const walked: ServiceStep[] = [];
  let before = 0;
  const arrive = async () => {
    await settle(actor, clock, counted.inFlight);
    const lender = await sceneOf(desk);
    try {
      story.check(actor.getSnapshot(), lender, walked);
    } catch (cause) {
      const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
      const state = stateText(actor.getSnapshot().value);
      throw new ServiceFailure(reason, [...walked], state, lender.calls.slice(before), lender.books);
    }
    before = lender.calls.length;
  };
  try {
    actor.start();
    for (;;) {
      await arrive();
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
      run(sandbox, story, (possible, at) => (at < length ? (random.pick(possible) ?? 'end') : 'end')),
    );
    if (failure instanceof ServiceFailure)
      return { failure: await shrunk(sandbox, story, failure), found: failure.steps.length };
  }
  return null;
}

async function shrunk(sandbox: Sandbox, story: Story, first: ServiceFailure): Promise<ServiceFailure> {
  let best = first;
  await shrinkSteps(first.steps, async (candidate) => {
    const outcome = await failureOf(() => runSteps(sandbox, story, candidate));
    if (!(outcome instanceof ServiceFailure)) return outcome;
    // A shorter walk that meets another fault would have this one go untold.
    if (faultOf(outcome) !== faultOf(first)) return null;
    best = outcome;
    return outcome.steps;
  });
  return best;
}

/** The same step, the same words: the same fault, whatever its figures are. */
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

/** Until nobody is awaited but the merchant: calls are let through, and where none is under way, time passes. */
async function settle(
  actor: Actor<AnyStateMachine>,
  clock: SimulatedClock,
  inFlight: () => number,
): Promise<void> {
  let quiet = 0;
  for (let waited = 0; waited <= 120_000; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = inFlight() > 0 ? 0 : quiet + 1;
    if (quiet < 10) continue;
    if (!actor.getSnapshot().hasTag('pending')) return;
    clock.increment(1_000);
    waited += 1_000;
    quiet = 0;
  }
  throw new Error(`The chart still waits in ${stateText(actor.getSnapshot().value)} after two minutes.`);
}

function counting(sandbox: Sandbox) {
  let calls = 0;
  return {
    inFlight: () => calls,
    sandbox: {
      ...sandbox,
      async fetch(request: Request) {
        calls += 1;
        try {
          return await sandbox.fetch(request);
        } finally {
          calls -= 1;
        }
      },
    },
  };
}

async function sceneOf({ merchant }: TestApp): Promise<LenderScene> {
  const { body } = await merchant.control<{ audit: ServedCall[] }>('GET', '/audit');
  const books = await merchant.control<LenderScene['books']>('GET', '/books');
  return { calls: body.audit, books: books.body };
}
