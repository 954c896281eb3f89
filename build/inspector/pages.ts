/** The inspector's page: beside the app in dev and preview, and what its own build adds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connect, type Plugin, runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of the inspector's build: none of the app's own paths starts like them. */
export const inspectorAssets = 'inspector-assets';
const inspectorPictures = 'inspector-pictures';
const inspectorBuild = join(root, 'dist-inspector');
/** Those of the last test run that took any, and the small ones that are kept for whoever has made none. */
const pictures = join(root, 'reports/pictures');
const keptPictures = join(root, 'docs/pictures/screens');

/** The inspector beside the app: Vite itself serves its source in dev; the preview serves its build. */
export function inspectorPage(): Plugin {
  return {
    name: 'inspector-page',
    configureServer(server) {
      server.middlewares.use(`/${inspectorPictures}`, (request, response, next) => {
        if (request.url === '/index.json') send(response, '.json', JSON.stringify(pictureNames()));
        else sendFile(pictures, request, response, () => sendFile(keptPictures, request, response, next));
      });
    },
    configurePreviewServer(server) {
      const headers = Object.entries(server.config.preview.headers ?? {});
      server.middlewares.use((request, response, next) => {
        if (!/^\/inspector(\.html|-assets\/|-pictures\/)/.test(request.url ?? '')) return next();
        for (const [name, value] of headers) if (value !== undefined) response.setHeader(name, value);
        // Stately's inspector is a window that it opens, and talks to.
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
            source: readFileSync(join(name.endsWith(KEPT) ? keptPictures : pictures, file)),
          });
    },
  };
}

/** Layouts of the last build: a chart that has not changed is not laid out again. */
const keptLayouts = join(root, 'node_modules/.cache/inspector-layouts.json');

/** Lays all charts out once and puts the layouts into the inspector's build: whoever opens a chart does not wait. */
export function inspectorLayoutsInBuild(): Plugin {
  return {
    name: 'inspector-layouts',
    async generateBundle() {
      const { module } = await runnerImport<typeof import('../../src/inspector/chart/lay-out-all.ts')>(
        join(root, 'src/inspector/chart/lay-out-all.ts'),
        { root, configFile: false },
      );
      const before = existsSync(keptLayouts) ? JSON.parse(readFileSync(keptLayouts, 'utf8')) : {};
      const source = JSON.stringify(await module.layOutAll(before));
      mkdirSync(dirname(keptLayouts), { recursive: true });
      writeFileSync(keptLayouts, source);
      this.emitFile({ type: 'asset', fileName: `${inspectorAssets}/layouts.json`, source });
    },
  };
}

/** How a kept picture's name ends: it is there in light only. */
const KEPT = '.webp';

/** Pictures by name: those that are there in light and in dark, and the kept ones. */
function pictureNames(): readonly string[] {
  const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const files = new Set(filesIn(pictures));
  const fresh = [...files]
    .filter((file) => file.endsWith('-light.png') && files.has(file.replace('-light.', '-dark.')))
    .map((file) => file.replace('-light.png', ''));
  return [...fresh.sort(), ...filesIn(keptPictures).sort()];
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

/**
 * The file that a request's path names.
 * @returns null when it would stand outside of the folder, or its path cannot be read
 */
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
