/** What a walk needs of a browser; each engine's driver implements it. */

/** An element that was found in the page. */
export interface Found {
  readonly click: () => Promise<void>;
  /** Replaces the value of a text field, key by key. */
  readonly fill: (text: string) => Promise<void>;
  /** Chooses a file of this machine in a file input. */
  readonly attach: (path: string) => Promise<void>;
  /** Chooses the option with this value. */
  readonly select: (value: string) => Promise<void>;
}

export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Evaluates a function in the page. It uses nothing outside itself; argument and value are JSON. */
  readonly evaluate: <TArg, TValue>(read: (arg: TArg) => TValue, arg: TArg) => Promise<TValue>;
  /** Null when the function finds no element. */
  readonly find: <TArg>(find: (arg: TArg) => Element | null, arg: TArg) => Promise<Found | null>;
  readonly close: () => Promise<void>;
  /** Errors of the page since it was opened, where the driver knows them. */
  readonly errors: () => readonly string[];
}

export interface OpenBrowser {
  /** Name and version. */
  readonly version: string;
  readonly newTab: () => Promise<Tab>;
  /** Ends the browser and its driver. */
  readonly close: () => Promise<void>;
}

/** A phone's screen, CSS px. */
export const SCREEN = { width: 360, height: 740 } as const;
