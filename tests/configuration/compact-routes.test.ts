import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../machines/catalogue';
import { compactRouteTree } from '../../src/configuration/compact-routes';

const SRC = new URL('../../src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, SRC), 'utf8');
const generated = read('routeTree.gen.ts');
const sourceOf = (file: string) => read(`${file}.tsx`);

function doorsOf(compact: string): Record<string, string> {
  return JSON.parse(/^const doors = (\{.*\});$/m.exec(compact)?.[1] ?? '{}');
}

describe('the compact route tree', () => {
  it('lists every door of the catalogue under its journey', () => {
    let path = '';
    const listed = Object.entries(doorsOf(compactRouteTree(generated, sourceOf)))
      .flatMap(([id, rests]) =>
        rests.split(' ').map((rest) => {
          path = path.slice(0, Number.parseInt(rest.charAt(0), 36)) + rest.slice(1);
          return `${id} ${path}`;
        }),
      )
      .sort();
    const wanted = catalogue.flatMap(({ id, doors }) => doors.map((door) => `${id} ${door}`)).sort();
    expect(listed).toEqual(wanted);
  });

  it('keeps the routes that are no doors', () => {
    const compact = compactRouteTree(generated, sourceOf);
    for (const file of ['./routes/index', './routes/terms', './routes/termloan/exit'])
      expect(compact).toContain(`from ${JSON.stringify(file)}`);
  });

  it('stops the build at a tree that it does not understand', () => {
    const nested = generated.replace(
      'getParentRoute: () => rootRouteImport',
      'getParentRoute: () => TermsRoute',
    );
    expect(() => compactRouteTree(nested, sourceOf)).toThrow('is not known');
    const unread = generated.replace(/const TermsRoute = [^;]*?as any\)/, '');
    expect(() => compactRouteTree(unread, sourceOf)).toThrow('route files, and');
  });
});
