import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';

import type { ServerClock } from '../api/server-clock';
import type { AccountService, MerchantService, TermloanService } from '../api/service';
import type { PickedFiles } from '../bridge/files';
import type { Bridge } from '../bridge/port';
import type { Kept } from '../storage/kept';

/** What adapters fill a journey's ports with. */
export interface App {
  readonly termloan: TermloanService;
  readonly account: AccountService;
  readonly merchant: MerchantService;
  readonly clock: ServerClock;
  readonly bridge: Bridge;
  readonly kept: Kept;
  /** The files that the merchant picked on this page. */
  readonly files: () => Promise<PickedFiles>;
  /** Hosts whose pages the app may leave for, where a list is configured; empty allows every https page. */
  readonly pageHosts: readonly string[];
  /** Leaves the app for another page; resolves only when the merchant is back on this one, rejects when a host said no. */
  readonly leaveFor: (url: string, how?: { readonly reloads: boolean }) => Promise<void>;
  /**
   * Goes back to the host's own page, before the web view.
   * @param news `otherwise`: there is no host, or it does not go; `onReturn`: the web view is shown again, as it was left
   */
  readonly leaveForHost: (news: Readonly<Record<'otherwise' | 'onReturn', () => void>>) => void;
  /** Asks the service who is here: an answer was another merchant's. When it is so, the session ends before this resolves. */
  readonly checkMerchant: () => Promise<void>;
  /** Seed of a journey's idempotency keys. */
  readonly newRequestSeed: () => string;
  /** What a chart that is started apart is created with, so that it is watched like the others. */
  readonly observed: () => { inspect?: (event: InspectionEvent) => void };
  /** Logs a process state of the service that this app does not know. */
  readonly logUnknownState: (processState: string | null) => void;
}

/** The entry URL that a journey is opened by. */
export interface Opening<TEntryUrl extends string = string> {
  readonly entryUrl: TEntryUrl;
  /** What the URL says in the place of the entry URL's `$name`s. */
  readonly params: Readonly<Record<string, string>>;
  /** Search params as raw strings. */
  readonly search: Readonly<Record<string, string>>;
}

/** A journey whose ports are filled, and how its input is made from the entry URL. */
export interface AdaptedJourney<TMachine extends AnyStateMachine, TEntryUrl extends string = string> {
  readonly machine: TMachine;
  readonly input: (opening: Opening<TEntryUrl>) => InputFrom<TMachine>;
}
