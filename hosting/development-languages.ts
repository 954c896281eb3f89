import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { configuration } from '../build/configuration.ts';
import { documents } from '../build/documents.ts';
import { buildLanguage, messagesOf } from '../build/locale.ts';
import { type Language, languageOf } from '../src/language/languages.ts';

/**
 * Vite plugin: the development server answers `/<language>/…` by a server for that language, which is started at its first request.
 * Calls, whose paths have no language, stay with the main server and its sandbox.
 */
export function developmentLanguages(root: string): Plugin {
  const servers = new Map<Language, Promise<ViteDevServer>>();
  return {
    name: 'development-languages',
    apply: 'serve',
    configureServer(main) {
      const start = (language: Language) =>
        createServer({
          root,
          configFile: false,
          base: `/${language}/`,
          // A shared folder would be written again by each server.
          cacheDir: `node_modules/.vite/${language}`,
          plugins: [messagesOf(language), react(), configuration(), documents(root, language)],
          server: {
            middlewareMode: true,
            ...(main.httpServer === null ? { hmr: false } : { hmr: { server: main.httpServer } }),
          },
        });
      main.middlewares.use(async (request, response, next) => {
        const language = languageOf(request.url?.split(/[/?]/)[1]);
        if (language === null) return next();
        if (language === buildLanguage) {
          request.url = request.url?.slice(`/${language}`.length).replace(/^(?!\/)/, '/') ?? '/';
          return next();
        }
        const server = servers.get(language) ?? start(language);
        servers.set(language, server);
        (await server).middlewares(request, response, next);
      });
      main.httpServer?.once('close', () => {
        for (const server of servers.values()) void server.then((started) => started.close());
      });
    },
  };
}
