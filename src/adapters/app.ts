import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';

import type { ServerClock } from '../api/server-clock';
import type { AccountService, MerchantService, TermloanService } from '../api/service';
import type { PickedFiles } from '../bridge/files';
import type { Bridge } from '../bridge/port';
import type { ClientStorage } from '../storage/client-storage';

/** What adapters implement a journey's ports with. */
export interface App {
  readonly termloan: TermloanService;
  readonly account: AccountService;
  readonly merchant: MerchantService;
  readonly clock: ServerClock;
  readonly bridge: Bridge;
  readonly storage: ClientStorage;
  /** The files that the merchant picked on this page. */
  readonly files: () => Promise<PickedFiles>;
  /** Hosts whose pages the app may leave for, where a list is configured; empty allows every https page. */
  readonly allowedPageHosts: readonly string[];
  /** Leaves the app for another page; resolves only when the merchant is back on this one, rejects when the host refuses. */
  readonly leaveFor: (url: string, how?: { readonly reloads: boolean }) => Promise<void>;
  /**
   * Goes back to the host's own page, before the web view.
   * @param handlers `otherwise`: there is no host, or it does not leave; `onReturn`: the web view is shown again, in its former
   * state
   */
  readonly returnToHost: (handlers: Readonly<Record<'otherwise' | 'onReturn', () => void>>) => void;
  /**
   * Reads from the service who is signed in, after an answer of another merchant. If it is another merchant, the session ends
   * before this resolves.
   */
  readonly checkMerchant: () => Promise<void>;
  /** Seed of a journey's idempotency keys. */
  readonly newRequestKeySeed: () => string;
  /** Options for a chart that is started separately, so that it is inspected like the others. */
  readonly inspectOptions: () => { inspect?: (event: InspectionEvent) => void };
  /** Logs a process state of the service that this app does not know. */
  readonly logUnknownState: (processState: string | null) => void;
}

/** The entry URL that a journey is opened by. */
export interface JourneyEntry<TEntryUrl extends string = string> {
  readonly entryUrl: TEntryUrl;
  /** Values of the entry URL's `$name` parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Search params as raw strings. */
  readonly search: Readonly<Record<string, string>>;
}

/** A journey with its ports implemented, and its input from the entry URL. */
export interface AdaptedJourney<TMachine extends AnyStateMachine, TEntryUrl extends string = string> {
  readonly machine: TMachine;
  readonly input: (opening: JourneyEntry<TEntryUrl>) => InputFrom<TMachine>;
}
