import { describe, expect, it } from 'vitest';

import { errorCases } from '../../sandbox/errors/all-cases';
import { isPersona } from '../../sandbox/people/personas';
import { routeTree } from '../../src/routes/routes';
import { namedRoutes, routeMatches } from '../browser/support/route-table';

/** The paths of the route tree. */
const routes = (routeTree.children ?? []).flatMap(({ options }) => ('path' in options ? [options.path] : []));
const addresses = namedRoutes.map(({ address }) => address);

describe('the route table', () => {
  it('is read from the route tree', () => {
    expect(routes.length).toBeGreaterThan(50);
  });

  it('has a route for each URL that the specification and the assumptions name', () => {
    const missing = addresses.filter((address) => !routes.some((path) => routeMatches(path, address)));
    expect(missing).toEqual([]);
  });

  it('has a route for each alternative that the specification lists', () => {
    const missing = namedRoutes.filter(
      ({ example }) => example !== undefined && !routes.some((path) => isOpenedBy(example, path)),
    );
    expect(missing).toEqual([]);
  });

  it('has a route for each page of the error gallery', () => {
    const missing = errorCases.filter(({ address }) => !routes.some((path) => isOpenedBy(address, path)));
    expect(missing).toEqual([]);
  });

  it('has no other route, except the one for all other URLs', () => {
    const unnamed = routes.filter((path) => !addresses.some((address) => routeMatches(path, address)));
    expect(unnamed).toEqual(['/$']);
  });

  it('has a persona for each URL, and an example if it has parameters', () => {
    for (const { address, example, persona } of namedRoutes) {
      expect(isPersona(persona), persona).toBe(true);
      expect(example !== undefined || !address.includes('{'), address).toBe(true);
      if (example !== undefined)
        expect(routeMatches(example.split('?')[0] ?? '', address), example).toBe(true);
    }
  });
});

/** Whether a URL without placeholders opens this route; a `$name` matches anything. */
function isOpenedBy(example: string, path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(example.split('?')[0] ?? '');
}
