import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { inspectorAssets, inspectorLayoutsInBuild, inspectorPicturesInBuild } from './plugins.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The inspector's own build (`npm run build:inspector`): separate from the merchant's build. */
export default defineConfig({
  root,
  // Relative URLs: the inspector may be hosted in any folder.
  base: './',
  plugins: [react(), inspectorPicturesInBuild(), inspectorLayoutsInBuild()],
  publicDir: false,
  build: {
    outDir: 'dist-inspector',
    assetsDir: inspectorAssets,
    target: 'es2022',
    // The inspector shows the source code of guards, and developers read its stack traces.
    minify: false,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: { input: `${root}inspector.html` },
  },
});
