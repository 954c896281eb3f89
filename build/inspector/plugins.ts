/**
 * Vite plugins of the inspector: serve its page beside the app in dev and preview, and add pictures and layouts to its build.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport } from 'vite';

import { picturedScreens } from './pictured-screens.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders in the inspector's build. No URL of the app starts with these names. */
export const inspectorAssets = 'inspector-assets';
const inspectorPictures = 'inspector-pictures';
const inspectorBuild = join(root, 'dist-inspector');
/** Pictures of all screens, where `npm run pictures` has made them. */
const takenPictures = join(root, 'reports/catalogue');

/** Serves the inspector beside the app: its source in dev, its build in the preview. */
export function inspectorPage(): Plugin {
  return {
    name: 'inspector-page',
    configureServer(server) {
      server.middlewares.use(`/${inspectorPictures}`, (request, response, next) => {
        if (request.url === '/index.json')
          send(response, '.json', JSON.stringify(picturedScreens(takenPictures)));
        else sendFile(takenPictures, request, response, next);
      });
    },
    configurePreviewServer(server) {
      const headers = Object.entries(server.config.preview.headers ?? {});
      server.middlewares.use((request, response, next) => {
        if (!/^\/inspector(\.html|-assets\/|-pictures\/)/.test(request.url ?? '')) return next();
        for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value);
        // The page opens Stately's inspector in a window and posts messages to it.
        response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
        sendFile(inspectorBuild, request, response, next);
      });
    },
  };
}

/** Adds the pictures of the screens, and the list of all screens, to the inspector's build. */
export function inspectorPicturesInBuild(): Plugin {
  return {
    name: 'inspector-pictures',
    generateBundle() {
      const source = JSON.stringify(picturedScreens(takenPictures));
      this.emitFile({ type: 'asset', fileName: `${inspectorPictures}/index.json`, source });
    },
    // Copied as they are: thousands of pictures need not go through the bundler.
    writeBundle({ dir }) {
      if (dir === undefined || !existsSync(takenPictures)) return;
      cpSync(takenPictures, join(dir, inspectorPictures), {
        recursive: true,
        filter: (file) => extname(file) !== '.json',
      });
    },
  };
}

/** Cache of chart layouts between builds: an unchanged chart is not laid out again. */
const layoutCache = join(root, 'node_modules/.cache/inspector-layouts.json');

/** Computes all charts' layouts at build time, so that opening a chart does not wait. */
export function inspectorLayoutsInBuild(): Plugin {
  return {
    name: 'inspector-layouts',
    async generateBundle() {
      const { module } = await runnerImport<typeof import('../../src/inspector/chart/lay-out-all.ts')>(
        join(root, 'src/inspector/chart/lay-out-all.ts'),
        { root, configFile: false },
      );
      const cachedLayouts = existsSync(layoutCache) ? JSON.parse(readFileSync(layoutCache, 'utf8')) : {};
      const source = JSON.stringify(await module.layOutAll(cachedLayouts));
      mkdirSync(dirname(layoutCache), { recursive: true });
      writeFileSync(layoutCache, source);
      this.emitFile({ type: 'asset', fileName: `${inspectorAssets}/layouts.json`, source });
    },
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webp': 'image/webp',
};

function sendFile(
  folder: string,
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): void {
  const file = fileWithin(folder, request.url ?? '/');
  if (file !== null && existsSync(file)) send(response, extname(file), readFileSync(file));
  else next();
}

/** The file for a request's URL. @returns null if it would be outside the folder, or if the URL is malformed */
export function fileWithin(folder: string, url: string): string | null {
  try {
    const file = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    return file.startsWith(`${folder}${sep}`) ? file : null;
  } catch {
    return null;
  }
}

function send(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.setHeader('Content-Type', contentTypes[extension] ?? 'application/octet-stream').end(body);
}
