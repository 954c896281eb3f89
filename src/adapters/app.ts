import type { AnyStateMachine, InputFrom, InspectionEvent } from 'xstate';

import type { ServerClock } from '../api/server-clock';
import type { AccountService, MerchantService, TermloanService } from '../api/service';
import type { Bridge } from '../bridge/bridge';
import type { PickedFiles } from '../bridge/files';
import type { ClientStorage } from '../storage/client-storage';

/** Dependencies of the adapters. */
export interface App {
  readonly termloan: TermloanService;
  readonly account: AccountService;
  readonly merchant: MerchantService;
  readonly clock: ServerClock;
  readonly bridge: Bridge;
  readonly storage: ClientStorage;
  /** The files that the merchant picked on this page. */
  readonly files: () => Promise<PickedFiles>;
  /** Host names of pages that the app may open; empty where no list is configured: then every https page is allowed. */
  readonly allowedPageHosts: readonly string[];
  /** Opens another page; resolves when the merchant is back on this page, rejects when the host refuses. `reloadsOnReturn`: this page is reloaded when the merchant returns from a page that the host opened. */
  readonly leaveFor: (url: string, how?: { readonly reloadsOnReturn: boolean }) => Promise<void>;
  /**
   * Goes back to the host's own page, from which the web view was opened.
   * @param handlers `fallback`: called without a host, or when the host does not go back; `onReturn`: called when the web view is
   * shown again
   */
  readonly returnToHost: (handlers: Readonly<Record<'fallback' | 'onReturn', () => void>>) => void;
  /**
   * Reads the signed-in merchant from the service. If it is another merchant than the session's, the session ends before this resolves.
   */
  readonly checkMerchant: () => Promise<void>;
  /** Creates the seed of a journey's request keys. */
  readonly newRequestKeySeed: () => string;
  /** Options of `createActor` for a chart that an adapter starts itself, so that it is inspected like the others. */
  readonly inspectOptions: () => { inspect?: (event: InspectionEvent) => void };
  /** Resolves when the page has nothing to do: what nobody waits for begins then. */
  readonly untilIdle: () => Promise<void>;
  /** Logs a merchant's `process_state` (how far the application is) that this app does not know. */
  readonly logUnknownProcessState: (processState: string | null) => void;
}

/** The entry URL that opens a journey, with its parameters. */
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
