import { expect, it } from 'vitest';

import { chunksFromGraph } from '../../build/chunks';

/** Static and dynamic imports of each module. */
const GRAPH: Readonly<
  Record<string, { readonly imports: readonly string[]; readonly lazy?: readonly string[] }>
> = {
  '/project/src/main.tsx': {
    imports: [
      '/project/node_modules/react/index.js',
      '/project/node_modules/@tanstack/router/index.js',
      '/project/src/ui/page/page.tsx',
    ],
    lazy: [
      '/project/node_modules/react-dom/client.js',
      '/project/src/screens/history/index.ts',
      '/project/src/screens/prepayment/index.ts',
      '/project/src/screens/supplier/index.ts',
    ],
  },
  '/project/src/screens/history/index.ts': { imports: ['list', 'money'] },
  '/project/src/screens/prepayment/index.ts': { imports: ['money', 'form'] },
  '/project/src/screens/supplier/index.ts': { imports: ['form', 'list'] },
  '/project/src/ui/page/page.tsx': { imports: ['/project/node_modules/react/index.js'] },
  '/project/node_modules/react/index.js': { imports: [] },
  '/project/node_modules/@tanstack/router/index.js': { imports: [] },
  '/project/node_modules/react-dom/client.js': {
    imports: ['/project/node_modules/react/index.js', '/project/node_modules/scheduler/index.js'],
  },
  '/project/node_modules/scheduler/index.js': { imports: [] },
  list: { imports: [] },
  money: { imports: [] },
  form: { imports: [] },
};

const importersOf = (id: string) =>
  Object.keys(GRAPH).filter((importer) => GRAPH[importer]?.lazy?.includes(id) === true);

/** The chunk of each module, in a build whose bundler has loaded the modules in this order. */
function chunksAfterLoading(loaded: readonly string[]): Readonly<Record<string, string | null>> {
  const { plugin, nameOf } = chunksFromGraph('/project/');
  const bundler = {
    getModuleIds: () => loaded.values(),
    getModuleInfo: (id: string) => ({
      id,
      isEntry: id.endsWith('main.tsx'),
      code: '.'.repeat(500_000),
      importedIds: GRAPH[id]?.imports ?? [],
      dynamicImporters: importersOf(id).sort((a, b) => loaded.indexOf(a) - loaded.indexOf(b)),
    }),
  };
  if (typeof plugin.buildEnd !== 'function') throw new Error('The plugin has no buildEnd.');
  Reflect.apply(plugin.buildEnd, bundler, []);
  return Object.fromEntries(Object.keys(GRAPH).map((id) => [id, nameOf(id)]));
}

// A bundler loads modules side by side: the order depends on the machine. Other names of files would empty every browser's cache.
it('chunks and their names do not depend on the order in which the modules were loaded', () => {
  const inOrder = chunksAfterLoading(Object.keys(GRAPH));
  const reversed = chunksAfterLoading(Object.keys(GRAPH).reverse());
  expect(reversed).toEqual(inOrder);
  expect(new Set(Object.values(inOrder)).size).toBe(10);
});

it('the libraries, our components with the router, and React DOM have chunks of their own', () => {
  expect(chunksAfterLoading(Object.keys(GRAPH))).toMatchObject({
    '/project/src/main.tsx': 'app',
    '/project/src/ui/page/page.tsx': 'ui',
    '/project/node_modules/react/index.js': 'libraries',
    '/project/node_modules/@tanstack/router/index.js': 'ui',
    '/project/node_modules/react-dom/client.js': 'react-dom',
    '/project/node_modules/scheduler/index.js': 'react-dom',
  });
});
