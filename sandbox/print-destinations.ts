/** What is used of Vite's development server. */
interface DevelopmentServer {
  readonly config: {
    readonly server: { readonly port?: number | undefined };
    readonly logger: { info(text: string): void; warn(text: string): void };
  };
  /** Null until the server listens. */
  readonly resolvedUrls: { readonly local: readonly string[] } | null;
  printUrls(): void;
}

/** Where to go after the start, by the path. */
const DESTINATIONS: readonly (readonly [path: string, what: string])[] = [
  ['/', 'the app, as a new merchant with offers'],
  ['/sandbox', 'stories that lead through the app; everybody else to be'],
  ['/sandbox/phone', 'the app on a phone; beside it SMS inbox, UPI app, clock, faults'],
  ['/sandbox/inbox', 'SMS codes alone'],
  ['/inspector.html', 'the inspector: every journey as its chart, live'],
];

/** Makes the server print where to go besides its bare address, and whether it had to take another port. Call before it listens. */
export function printDestinations(server: DevelopmentServer): void {
  const { logger, server: settings } = server.config;
  // The server replaces it by the port that it got.
  const wantedPort = settings.port;
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    const address = server.resolvedUrls?.local[0];
    if (address === undefined) return;
    const port = Number(new URL(address).port);
    if (wantedPort !== undefined && port !== wantedPort)
      logger.warn(`\n  Port ${wantedPort} was taken: all of it is on ${port} this time.`);
    const lines = DESTINATIONS.map(([path, what]) => `  ${new URL(path, address).href.padEnd(38)}  ${what}`);
    logger.info(`\n${lines.join('\n')}\n`);
  };
}
