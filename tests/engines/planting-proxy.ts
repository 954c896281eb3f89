/** Passes the build on with a script planted into each document of the app, ahead of the app's own. */
import { createServer } from 'node:http';

import { freePort } from '../browser/support/cross-origin-services';
import { passHeadOn, requestFrom } from '../support/forward';

export interface PlantingProxy {
  /** `http://localhost:<port>` of the app with the script. */
  readonly origin: string;
  /** From now on, documents have this script. It runs in the page before the app, so it uses nothing outside itself. */
  readonly plant: (script: () => void) => void;
  readonly close: () => void;
}

/** @param served origin of the build */
export async function startPlantingProxy(served: string): Promise<PlantingProxy> {
  let planted = '';
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === '/planted.js') {
      outgoing.setHeader('content-type', 'text/javascript').end(planted);
      return;
    }
    const request = await requestFrom(incoming);
    const answer = await fetch(`${served}${incoming.url ?? '/'}`, request).catch(() => null);
    // The browser left the page meanwhile.
    if (answer === null) return void outgoing.destroy();
    passHeadOn(answer, outgoing);
    const body = Buffer.from(await answer.arrayBuffer());
    const isOfApp = !(incoming.url ?? '').startsWith('/sandbox/');
    const isDocument = isOfApp && /html/.test(answer.headers.get('content-type') ?? '');
    outgoing.end(
      isDocument ? body.toString().replace('<head>', '<head><script src="/planted.js"></script>') : body,
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    plant: (script) => {
      planted = `(${script})()`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
