import {
  type AnyEventObject,
  assign,
  type DelayConfig,
  type EventObject,
  type MachineContext,
  type NonReducibleUnknown,
  type SetupTypes,
  setup,
  type UnknownActorLogic,
} from 'xstate';

import type { Outcome } from '../domain/base/failure';
import type { JourneyMeta, JourneyOutput, JourneyTag, Redirect, RequestKeyState } from './journey';
import type { SubmissionResult } from './submission';

interface JourneyContext extends MachineContext {
  /** Null until it is known. */
  readonly redirectTo: Redirect | null;
}

interface WritingContext extends JourneyContext, RequestKeyState {
  readonly startWith: 'sending' | 'statusCheck';
}

type None = Record<never, never>;

interface Setup<
  TContext extends MachineContext,
  TEvent extends AnyEventObject,
  TActors extends Record<string, UnknownActorLogic>,
  TDelay extends string,
  TInput,
> {
  readonly types: SetupTypes<
    TContext,
    TEvent,
    None,
    JourneyTag,
    TInput,
    JourneyOutput,
    EventObject,
    JourneyMeta,
    JourneyMeta
  >;
  /** As XState types them. */
  readonly actors: { [TKey in keyof TActors]: TKey extends keyof TActors ? TActors[TKey] : never };
  readonly delays?: { [TKey in TDelay]: DelayConfig<TContext, TEvent, undefined, TEvent> };
}

/** XState's `setup` of a journey; `.extend` adds its own guards and actions. It includes the guard of a load, and the action that sets `redirectTo`. */
export function journeySetup<
  TContext extends JourneyContext,
  TEvent extends AnyEventObject,
  TActors extends Record<string, UnknownActorLogic>,
  TDelay extends string = never,
  TInput = NonReducibleUnknown,
>(config: Setup<TContext, TEvent, TActors, TDelay, TInput>) {
  const base = setup<
    TContext,
    TEvent,
    TActors,
    None,
    None,
    None,
    TDelay,
    JourneyTag,
    TInput,
    JourneyOutput,
    EventObject,
    JourneyMeta
  >(config);
  return base.extend({
    guards: { isReady: (_, outcome: Outcome<unknown>) => outcome.ok },
    actions: {
      goTo: assign<TContext, TEvent, Redirect, TEvent, never>((_, redirectTo) =>
        part<TContext>({ redirectTo }),
      ),
    },
  });
}

/**
 * `journeySetup` of a journey that writes: how a write may end, its idempotency key, and whether the next attempt begins with the status check.
 */
export function writingJourneySetup<
  TContext extends WritingContext,
  TEvent extends AnyEventObject,
  TActors extends Record<string, UnknownActorLogic>,
  TDelay extends string = never,
  TInput = NonReducibleUnknown,
>(config: Setup<TContext, TEvent, TActors, TDelay, TInput>) {
  return journeySetup(config).extend({
    guards: {
      isAccepted: (_, result: SubmissionResult<unknown>) => result.kind === 'accepted',
      isRefused: (_, result: SubmissionResult<unknown>) => result.kind === 'refused',
      isUnanswered: (_, result: SubmissionResult<unknown>) => result.kind === 'unanswered',
    },
    actions: {
      /** The next write is a new request: the last one has its answer, or the merchant abandoned it. */
      nextRequestKey: assign<TContext, TEvent, undefined, TEvent, never>(({ context }) =>
        part<TContext>({ completedWrites: context.completedWrites + 1, startWith: 'sending' }),
      ),
      /** The outcome of the write is unknown: its status is checked before it is sent again. */
      startWithStatusCheck: assign<TContext, TEvent, undefined, TEvent, never>(() =>
        part<TContext>({ startWith: 'statusCheck' }),
      ),
    },
  });
}

/** Part of a context of which only the base type is known. */
function part<TContext extends JourneyContext>(changes: Partial<WritingContext>): Partial<TContext> {
  // SAFETY: the callers' contexts have these fields, with these types: their own type parameters say so.
  return changes as Partial<TContext>;
}
