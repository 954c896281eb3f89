/** The inspector's page: served with the app in dev and preview, and additions to its own build. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of the inspector's build: no path of the app starts with these names. */
export const inspectorAssets = 'inspector-assets';
const inspectorPictures = 'inspector-pictures';
const inspectorBuild = join(root, 'dist-inspector');
/** Pictures of the last test run that took some, and the small committed ones as a fallback. */
const pictures = join(root, 'reports/pictures');
const committedPictures = join(root, 'docs/pictures/screens');

/** Serves the inspector with the app: its source in dev, its build in the preview. */
export function inspectorPage(): Plugin {
  return {
    name: 'inspector-page',
    configureServer(server) {
      server.middlewares.use(`/${inspectorPictures}`, (request, response, next) => {
        if (request.url === '/index.json') send(response, '.json', JSON.stringify(pictureNames()));
        else
          sendFile(pictures, request, response, () => sendFile(committedPictures, request, response, next));
      });
    },
    configurePreviewServer(server) {
      const headers = Object.entries(server.config.preview.headers ?? {});
      server.middlewares.use((request, response, next) => {
        if (!/^\/inspector(\.html|-assets\/|-pictures\/)/.test(request.url ?? '')) return next();
        for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value);
        // Stately's inspector is a window that it opens and sends messages to.
        response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
        sendFile(inspectorBuild, request, response, next);
      });
    },
  };
}

/** Puts the pictures of the screens that the browser tests made into the inspector's build. */
export function inspectorPicturesInBuild(): Plugin {
  return {
    name: 'inspector-pictures',
    generateBundle() {
      const names = pictureNames();
      this.emitFile({
        type: 'asset',
        fileName: `${inspectorPictures}/index.json`,
        source: JSON.stringify(names),
      });
      for (const name of names)
        for (const file of name.endsWith(KEPT) ? [name] : [`${name}-light.png`, `${name}-dark.png`])
          this.emitFile({
            type: 'asset',
            fileName: `${inspectorPictures}/${file}`,
            source: readFileSync(join(name.endsWith(KEPT) ? committedPictures : pictures, file)),
          });
    },
  };
}

/** Layout cache of the last build: an unchanged chart is not laid out again. */
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
      const before = existsSync(layoutCache) ? JSON.parse(readFileSync(layoutCache, 'utf8')) : {};
      const source = JSON.stringify(await module.layOutAll(before));
      mkdirSync(dirname(layoutCache), { recursive: true });
      writeFileSync(layoutCache, source);
      this.emitFile({ type: 'asset', fileName: `${inspectorAssets}/layouts.json`, source });
    },
  };
}

/** File ending of the committed pictures, which exist in light only. */
const KEPT = '.webp';

/** Names of pictures: those in light and dark, and the committed ones. */
function pictureNames(): readonly string[] {
  const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const files = new Set(filesIn(pictures));
  const fresh = [...files]
    .filter((file) => file.endsWith('-light.png') && files.has(file.replace('-light.', '-dark.')))
    .map((file) => file.replace('-light.png', ''));
  return [...fresh.sort(), ...filesIn(committedPictures).sort()];
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
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

/** The file of a request's path. @returns null when it would be outside of the folder, or the path is malformed */
export function fileWithin(folder: string, url: string): string | null {
  try {
    const file = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    return file.startsWith(`${folder}${sep}`) ? file : null;
  } catch {
    return null;
  }
}

function send(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream').end(body);
}
