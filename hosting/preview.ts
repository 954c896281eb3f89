import { resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';

import { IMMUTABLE_CACHE_CONTROL, pageHeaders } from '../src/configuration/headers.ts';
import { readConfiguration } from '../src/configuration/read.ts';
import { cspHashes } from './csp-hashes.ts';
import { documentFinder } from './document-finder.ts';

/**
 * Vite plugin: the preview server serves the build as a web host does (docs/hosting.md): the same documents, headers and caching.
 * @param root folder of the project
 */
export function preview(root: string): Plugin {
  return {
    name: 'preview-as-host',
    apply: (_, { isPreview }) => isPreview === true,
    config: ({ build }, { mode }) => {
      const configuration = readConfiguration(loadEnv(mode, root, 'VITE_'));
      const hashes = cspHashes(resolve(root, build?.outDir ?? 'dist'));
      return { preview: { headers: { ...pageHeaders(configuration, hashes) } } };
    },
    configurePreviewServer({ config, middlewares }) {
      const findDocument = documentFinder(resolve(root, config.build.outDir));
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/assets/')) response.setHeader('Cache-Control', IMMUTABLE_CACHE_CONTROL);
        const [path = '/', query] = (request.url ?? '/').split('?');
        const cookie = /(?:^|; )language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
        if (!/\.\w+$/.test(path))
          request.url = `${findDocument(path, cookie)}${query === undefined ? '' : `?${query}`}`;
        next();
      });
    },
  };
}
