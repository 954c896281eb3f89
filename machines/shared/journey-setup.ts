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
import type { ConsentRecord } from '../domain/merchant/consent';
import type {
  ConsentState,
  JourneyMeta,
  JourneyOutput,
  JourneyTag,
  Redirect,
  RequestKeyState,
} from './journey';
import type { SubmissionResult } from './submission';

interface JourneyContext extends MachineContext {
  /** Null, or a URL that is not used, until the next page is known. */
  readonly redirectTo: Redirect | null;
}

interface WritingContext extends JourneyContext, RequestKeyState {
  readonly startWith: 'sending' | 'statusCheck';
}

interface ConsentingContext extends WritingContext, ConsentState {}

/** No map of child ids. Guards and actions are added by `.extend`. */
type EmptyRecord = Record<never, never>;

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
    EmptyRecord,
    JourneyTag,
    TInput,
    JourneyOutput,
    EventObject,
    JourneyMeta,
    JourneyMeta
  >;
  /** Mapped as in XState's own `setup`: otherwise TypeScript does not infer the actor types. */
  readonly actors: { [TKey in keyof TActors]: TKey extends keyof TActors ? TActors[TKey] : never };
  readonly delays?: { [TKey in TDelay]: DelayConfig<TContext, TEvent, undefined, TEvent> };
}

/**
 * XState's `setup` of a journey, with the guard `isReady` (a load returned data) and the action `goTo` (sets `redirectTo`). Each
 * journey adds its own guards and actions by `.extend`.
 */
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
    EmptyRecord,
    EmptyRecord,
    EmptyRecord,
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
        partialContext<TContext>({ redirectTo }),
      ),
    },
  });
}

/**
 * `journeySetup` of a journey with writes. Adds guards for the result of a write, and actions for its idempotency key and for
 * whether the next attempt begins with the status check.
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
      /** The next write is a new request: the last one has a definitive answer, or the merchant abandoned it. */
      nextRequestKey: assign<TContext, TEvent, undefined, TEvent, never>(({ context }) =>
        partialContext<TContext>({ completedWrites: context.completedWrites + 1, startWith: 'sending' }),
      ),
      /** The outcome of the write is unknown: its status is checked before it is sent again. */
      startWithStatusCheck: assign<TContext, TEvent, undefined, TEvent, never>(() =>
        partialContext<TContext>({ startWith: 'statusCheck' }),
      ),
    },
  });
}

/**
 * `writingJourneySetup` of a journey whose writes rely on a consent. It is sent as it was read, also when the write is repeated, and
 * is dropped once the write has a definitive answer or was abandoned (decision 027).
 */
export function consentingJourneySetup<
  TContext extends ConsentingContext,
  TEvent extends AnyEventObject,
  TActors extends Record<string, UnknownActorLogic>,
  TDelay extends string = never,
  TInput = NonReducibleUnknown,
>(config: Setup<TContext, TEvent, TActors, TDelay, TInput>) {
  return writingJourneySetup(config).extend({
    actions: {
      keepConsent: assign<TContext, TEvent, ConsentRecord, TEvent, never>((_, consent) =>
        partialContext<TContext>({ consent }),
      ),
      nextRequestKey: assign<TContext, TEvent, undefined, TEvent, never>(({ context }) =>
        partialContext<TContext>({
          completedWrites: context.completedWrites + 1,
          startWith: 'sending',
          consent: null,
        }),
      ),
    },
  });
}

/** Casts changes of the base context to changes of a journey's own context type. */
function partialContext<TContext extends JourneyContext>(
  changes: Partial<ConsentingContext>,
): Partial<TContext> {
  // SAFETY: TContext extends JourneyContext, and WritingContext or ConsentingContext where these fields are changed.
  return changes as Partial<TContext>;
}
