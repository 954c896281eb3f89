/** The configuration of this build: vite.config.ts reads the environment, checks it and defines the values. */
declare const CONFIGURATION: import('./configuration/configuration').Configuration;

interface Window {
  /** Exports of `src/opening.ts`, which runs in the document before any other script. */
  readonly opening: typeof import('./opening');
}
