import { fileURLToPath } from 'node:url';
import { type Plugin, type PreviewServer, runnerImport, type ViteDevServer } from 'vite';
import type { MountedSandbox, MountOptions } from './mount';
import { printDestinations } from './print-destinations.ts';

const MOUNT_MODULE = fileURLToPath(new URL('./mount.ts', import.meta.url));

/**
 * Mounts the sandbox lender in Vite's dev and preview server, at /api/ and /sandbox. Vite's runner imports it, so that it is
 * not bundled into the config file. Not mounted in Vitest, which reads the same config. In development the app's document gets
 * a link to the sandbox; the built app has none.
 */
export function sandbox(options: MountOptions = {}): Plugin {
  const attach = async (server: ViteDevServer | PreviewServer) => {
    if (process.env.VITEST !== undefined) return;
    const lender = await mountSandbox(options);
    server.middlewares.use(lender.middleware);
    server.httpServer?.once('close', () => void lender.close());
  };
  return {
    name: 'sandbox-lender',
    async configureServer(server) {
      await attach(server);
      printDestinations(server);
    },
    configurePreviewServer: attach,
    transformIndexHtml: (_, { server, path }) =>
      server === undefined || path !== '/index.html'
        ? []
        : [
            {
              tag: 'script',
              attrs: { type: 'module', src: '/sandbox/phone/app-link' },
              injectTo: 'body',
            },
          ],
  };
}

async function mountSandbox(options: MountOptions): Promise<MountedSandbox> {
  const { module } = await runnerImport<typeof import('./mount')>(MOUNT_MODULE);
  return module.mount(options);
}
