import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';

import { documents } from './build/documents.ts';
import { sheetHash } from './build/sheet-hash.ts';
import { sandbox } from './sandbox/vite-plugin.ts';
import { compactRouteTree } from './src/configuration/compact-routes.ts';
import { pageHeaders } from './src/configuration/headers.ts';
import { readConfiguration } from './src/configuration/read.ts';
import { firstPaintSheet, inspectorPage } from './vite.shared.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Folders of journeys that have screens of their own. */
const journeys: ReadonlySet<string> = new Set(
  readdirSync(`${root}src/screens`).filter((name) => !['plain', 'session', 'shared'].includes(name)),
);

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
    withoutDescriptions(),
    compactRoutes(),
    withoutUnusedRouterParts(),
    configuration(),
    noteModules(),
    chunkList(),
    sandbox(),
    documents(root),
    inspectorPage(),
  ],
  // React has had this hook since 18: the shim for older ones would only cost bytes.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { port: 5173 },
  preview: { port: 4173 },
  build: {
    target: ['chrome87', 'safari15.4'],
    // An old Safari without modulepreload only skips a hint.
    // Which chunks a journey's own chunk wants is said by that chunk: naming all of them in the start would cost every door
    // more than a kilobyte.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        // The start names a hundred chunks, and a hash does not compress: one character less is some
        // 70 bytes of each door, and sixteen different ones instead of sixty-four are some 230.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'opening', test: (id: string) => openingModules.has(id) },
            { name: 'start', test: startModule },
            { name: chunkOf },
          ],
        },
      },
    },
  },
  test: {
    // Vitest leaves one core to whoever works beside it: with two cores, that is half of the machine.
    maxWorkers: 2,
    // Asked for by `npm run test:coverage`; what decides about money and answers is covered nearly whole.
    coverage: {
      provider: 'v8',
      include: ['machines/domain/**/*.ts', 'src/api/**/*.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'reports/coverage',
      thresholds: { lines: 95, branches: 95 },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // The sandbox compiles its contract in the first test of a file: slow on a busy machine.
          testTimeout: 20_000,
          hookTimeout: 20_000,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/paths/**', 'tests/browser/**'],
          setupFiles: ['tests/support/strict-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'paths',
          testTimeout: 20_000,
          hookTimeout: 20_000,
          include: ['tests/paths/**/*.test.{ts,tsx}'],
          // A failed path keeps its screen with the sheet that is seen first; Vitest reads no styles unless told.
          css: { include: [/first-paint\.css/] },
          setupFiles: ['tests/support/strict-console.ts'],
        },
      },
    ],
  },
});

/**
 * The environment's variables, checked before anything is served or built: a wrong one stops the start and is named.
 * The app gets the values, and none of the checking; the preview sends the headers that a host sends for them.
 */
function configuration(): Plugin {
  return {
    name: 'configuration',
    config: ({ build }, { mode, isPreview }) => {
      const read = readConfiguration(loadEnv(mode, root, 'VITE_'));
      return {
        // The second one as a literal of its own: a build without inspection carries none of its code.
        define: {
          CONFIGURATION: JSON.stringify(read),
          'CONFIGURATION.inspection': String(read.inspection),
        },
        // A preview is of what was built; nothing else sends them.
        ...(isPreview
          ? {
              preview: {
                headers: { ...pageHeaders(read, sheetHash(resolve(root, build?.outDir ?? 'dist'))) },
              },
            }
          : {}),
      };
    },
  };
}

/** Modules that every page needs, and those of the landing page: found once the graph is complete. */
const startModules = new Set<string>();
const landingModules = new Set<string>();
const openingModules = new Set<string>();

/** The compiler's helpers stand with whoever needs them: the drawing of a QR code does, the start does not. */
function startModule(id: string): boolean {
  return startModules.has(id) && !openingModules.has(id) && !id.includes('@oxc-project');
}

/** Which journeys load a module, and which load it later (`home-later`): found once the graph is complete. */
const usersOf = new Map<string, Set<string>>();

/** One chunk for each name: two groups of the same name would make two chunks that import each other. */
function chunkOf(id: string): string | null {
  return journeyOf(id) ?? sharedBy(id);
}

/** What belongs together: a journey that needs one of them nearly always needs the others. */
const themes: readonly { readonly name: string; readonly modules: RegExp }[] = [
  {
    // A chart of its own, which the journeys that pay a supplier invoke.
    name: 'supplier-payment',
    modules:
      /^(machines\/supplier-payment\/.*|(machines\/domain|src\/api\/operations|src\/adapters)\/supplier-payment\.ts)$/,
  },
  {
    // The child chart of a one-time code.
    name: 'otp',
    modules: /^(machines\/shared\/otp(-setup)?|machines\/domain\/otp-sent|src\/adapters\/otp)\.ts$/,
  },
  {
    // Its screens and what shows them: most journeys ask for a code later.
    name: 'otp-screens',
    modules: /^src\/(screens\/shared\/otp\/.*|copy\/otp-later\.ts|journey\/child-view\.tsx)$/,
  },
  {
    name: 'codes',
    modules: /^(machines\/domain\/one-time-code|src\/adapters\/(waits|codes-out))\.ts$/,
  },
  {
    // Shown once a code was asked for.
    name: 'code-form',
    modules:
      /^(src\/screens\/shared\/(code-form|resend-code|code-blocked)\.tsx|src\/ui\/code-field\.tsx|src\/copy\/otp\.ts)$/,
  },
  {
    name: 'mandates',
    modules: /^(machines\/domain|src\/api\/operations)\/mandate\.ts$/,
  },
  {
    name: 'forms',
    modules:
      /^(src\/ui\/(field|field-parts|radio-parts|error-summary|choice-group|choice-card|segmented|checkbox)\.tsx?|src\/copy\/errors-title\.ts|machines\/domain\/fields\.ts)$/,
  },
  {
    // Whoever asks what the lender's configuration says asks which features it turns on.
    name: 'loan-config',
    modules: /^(machines\/domain\/(features|loan-config)|src\/api\/operations\/loan-config)\.ts$/,
  },
  {
    name: 'uploads',
    modules:
      /^(src\/adapters\/uploads|machines\/(shared\/(upload-progress|watch)|domain\/(shop-image|kyc-document|invoice)))\.ts$/,
  },
  {
    name: 'payable',
    modules: /^(machines\/domain\/(payable|due)|src\/api\/operations\/repayment-link)\.ts$/,
  },
  { name: 'page-life', modules: /^src\/(bridge\/(resume|page-life)|adapters\/sharing)\.ts$/ },
  { name: 'later-part', modules: /^src\/screens\/shared\/later-(part|screen)\.tsx?$/ },
  {
    name: 'bank-form',
    modules:
      /^src\/(screens\/shared\/(account-draft|account-errors|bank-fields)\.tsx?|copy\/bank-account\.ts)$/,
  },
  {
    name: 'lenders',
    modules: /^(machines\/domain\/lenders\.ts|src\/ui\/lender-tag\.tsx)$/,
  },
  {
    name: 'link-button',
    modules: /^src\/ui\/(link-button\.tsx|button-row\.ts)$/,
  },
  {
    name: 'rows',
    modules: /^src\/ui\/(list-row|icon-dot)\.tsx$/,
  },
  {
    name: 'banks',
    modules:
      /^(machines\/domain\/(bank-account-errors|pan-name)|src\/api\/operations\/(bank-details|pan-name))\.ts$/,
  },
  {
    name: 'writes',
    modules:
      /^(machines\/shared\/(submission|journey)|src\/api\/operations\/request-status|src\/adapters\/writes)\.ts$/,
  },
  {
    name: 'repaying',
    modules:
      /^(machines\/domain|src\/api(\/operations)?)\/(repayment|payment-words|transactions|instalment|loan-details|given)\.ts$/,
  },
  {
    name: 'loan',
    modules: /^(machines\/domain|src\/api\/operations)\/(loan|bank-account|cancellation-path)\.ts$/,
  },
  {
    name: 'offers',
    modules:
      /^(machines\/domain\/(user-state|identity-verification|loan-offer)|src\/api\/operations\/(user-state|offers)|src\/copy\/(money|fallbacks))\.ts$/,
  },
];

/** Themes that are a chunk whoever loads them. */
const own: ReadonlySet<string> = new Set(['supplier-payment', 'otp', 'otp-screens', 'rows', 'lenders']);

/** So many journeys make a module common to all. */
const COMMON = 17;

/**
 * What several journeys share, in a few chunks: small ones compress badly, and each is a request; one for all would weigh on
 * doors that use little of it. Dates bring dayjs, which some journeys do without.
 */
function sharedBy(id: string): string | null {
  const path = id.replace(root, '');
  const theme = themes.find(({ modules }) => modules.test(path))?.name;
  // The landing page has these rows and lenders too, and no more of the shared parts.
  if (theme !== undefined && own.has(theme)) return theme;
  const isOurs =
    /^(src\/(ui|api|adapters|bridge|storage|screens\/shared|copy)|machines\/(domain|shared))\//.test(path);
  if (!isOurs || path === 'machines/domain/dates.ts' || landingModules.has(id)) return null;
  const users = [...(usersOf.get(id) ?? [])];
  // What one journey alone needs comes with it; left to itself, it would share a chunk with the journey's entry.
  const [first, ...others] = users.map((user) => user.replace(/-later$/, ''));
  if (others.every((one) => one === first)) return users.length === 1 ? (users[0] ?? null) : (first ?? null);
  return theme ?? (users.length >= COMMON ? 'shared' : null);
}

/** A journey's chart, adapter, words and screens come together; steps that it loads later, in a chunk of theirs. */
function journeyOf(id: string): string | null {
  const path = id.replace(root, '');
  const later = /^src\/(?:screens\/([a-z-]+)\/later\/|copy\/([a-z-]+)-later\.ts$)/.exec(path);
  if (later !== null) return `${later[1] ?? later[2]}-later`;
  const name = /^(?:machines|src\/screens|src\/adapters|src\/copy)\/([a-z-]+)(?:\/|\.ts$)/.exec(path)?.[1];
  return name !== undefined && journeys.has(name) ? name : null;
}

/** Notes what the start and the landing page import. */
function noteModules(): Plugin {
  return {
    name: 'note-modules',
    apply: 'build',
    buildEnd() {
      const note = (from: string, found: Set<string>) => {
        const queue = [`${root}${from}`];
        for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          queue.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      };
      note('src/main.tsx', startModules);
      note('src/opening.ts', openingModules);
      note('src/screens/plain/landing-page.tsx', landingModules);
      const use = (user: string, ...from: readonly string[]) => {
        const found = new Set<string>();
        for (const file of from.filter((one) => existsSync(`${root}${one}`))) note(file, found);
        for (const id of found) usersOf.set(id, (usersOf.get(id) ?? new Set()).add(user));
      };
      for (const journey of journeys) {
        use(journey, `src/adapters/${journey}.ts`, `src/screens/${journey}/index.ts`);
        use(`${journey}-later`, `src/screens/${journey}/later/screens.ts`);
      }
    },
  };
}

/** Descriptions of states, and the requirements that they serve, are for analysts and testers; the merchant's bytes go without them. */
function withoutDescriptions(): Plugin {
  const description = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\s*/g;
  const requirements = /\brequirements:\s*\[[^\]]*\],?\s*/g;
  const emptyMeta = /\bmeta:\s*\{\s*\},?\s*/g;
  const sharedMeta = /\bmeta:\s*\{\s*\.\.\.(\w+),?\s*\}/g;
  return {
    name: 'without-descriptions',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(`${root}machines/`)) return null;
      const bare = code
        .replaceAll(description, '')
        .replaceAll(requirements, '')
        .replaceAll(emptyMeta, '')
        .replaceAll(sharedMeta, 'meta: $1');
      return { code: bare, map: null };
    },
    enforce: 'pre',
  };
}

/** The URL map without its repetitions: the route files stay what people read, the build makes a list of them. */
function compactRoutes(): Plugin {
  return {
    name: 'compact-routes',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== `${root}src/routeTree.gen.ts`) return null;
      return compactRouteTree(readFileSync(id, 'utf8'), (file) =>
        readFileSync(`${root}src/${file}.tsx`, 'utf8'),
      );
    },
  };
}

/**
 * Parts of the router that it holds on to and this app never uses: its links (the binding writes the URL), its scroll
 * memory (the binding scrolls), and its own reading of search params (ours stay text: src/routes/-router.ts). A name that a newer router wants in vain stops the build.
 */
function withoutUnusedRouterParts(): Plugin {
  const stubs = [
    {
      file: /react-router\/dist\/esm\/link\.js$/,
      names: ['Link', 'createLink', 'linkOptions', 'useLinkProps'],
    },
    {
      file: /router-core\/dist\/esm\/scroll-restoration\.js$/,
      names: [
        'defaultGetScrollRestorationKey',
        'getElementScrollRestorationEntry',
        'setupScrollRestoration',
        'storageKey',
      ],
    },
    {
      file: /router-core\/dist\/esm\/searchParams\.js$/,
      names: ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'],
    },
  ];
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const names = stubs.find(({ file }) => file.test(id))?.names;
      return names?.map((name) => `export const ${name} = () => {};`).join('\n') ?? null;
    },
  };
}

/** Writes which modules stand in which chunk of `dist`, and what a chunk loads: `npm run size` reads it. */
function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    generateBundle({ dir }, bundle) {
      if (dir !== undefined && resolve(dir) !== resolve(root, 'dist')) return;
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
