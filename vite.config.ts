import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { sandbox } from './sandbox/vite-plugin.ts';

/** What the production build runs under; hosting sends the same header (docs/hosting.md). */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: false,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePrefix: '-',
      quoteStyle: 'single',
    }),
    react(),
    firstPaintSheet(),
    chunkList(),
    sandbox(),
  ],
  server: { port: 5173 },
  preview: {
    port: 4173,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
  },
  build: {
    target: ['chrome87', 'safari15.4'],
    // An old Safari without modulepreload only skips a hint.
    modulePreload: { polyfill: false },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/paths/**', 'tests/browser/**'],
          setupFiles: ['tests/support/strict-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          include: ['tests/paths/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/strict-console.ts'],
        },
      },
    ],
  },
});

/**
 * Serves the sheet that is seen first, and that Stitches fills. It goes out as it is: a bundler would drop its anchor
 * rule as invalid.
 */
function firstPaintSheet(): Plugin {
  const href = '/first-paint.css';
  const source = () => readFileSync(new URL('./src/ui/first-paint.css', import.meta.url), 'utf8');
  return {
    name: 'first-paint-sheet',
    configureServer(server) {
      server.middlewares.use(href, (_, response) => {
        response.setHeader('Content-Type', 'text/css').end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: href.slice(1), source: source() });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'head-prepend' as const },
    ],
  };
}

/** Writes which modules stand in which chunk, and what a chunk loads: `npm run size` reads it. */
function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const root = fileURLToPath(new URL('.', import.meta.url));
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [
              {
                file: file.fileName,
                isEntry: file.isEntry,
                imports: file.imports,
                modules: file.moduleIds.map((id) => id.replace(root, '')),
              },
            ]
          : [],
      );
      mkdirSync('reports/size', { recursive: true });
      writeFileSync('reports/size/chunks.json', JSON.stringify(chunks, null, 2));
    },
  };
}
