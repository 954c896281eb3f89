/** A route that opens a journey and does nothing else: its journey and its path. */
const DOOR = /createFileRoute\('[^']+'\)\(\s*door\('([^']+)',\s*'([^']+)'\),?\s*\)/;
const IMPORT = /^import \{ Route as (\w+) \} from .(\.\/routes\/[^']+).$/gm;
const UPDATE =
  /const \w+ =\s*(\w+)\.update\(\{\s*id: '([^']+)',\s*path: '([^']+)',\s*getParentRoute: \(\) => (\w+),/g;

/**
 * The generated route tree in few bytes: every page loads the whole of it, and each path stands in it five times. Doors become
 * one list, which is made into the same routes when the app starts; the few other routes stay as they are.
 * @param generated source of routeTree.gen.ts
 * @param sourceOf source of a route file, by its path in the imports
 * @throws where the tree is not flat, or has a route that is not known here: the build stops
 */
export function compactRouteTree(generated: string, sourceOf: (file: string) => string): string {
  const files = new Map([...generated.matchAll(IMPORT)].map(([, name = '', file = '']) => [name, file]));
  const doors = new Map<string, string[]>();
  const imports: string[] = [];
  const others: string[] = [];
  for (const [, name = '', id = '', path = '', parent] of generated.matchAll(UPDATE)) {
    const file = files.get(name);
    if (file === undefined || parent !== 'rootRouteImport') throw new Error(`The route ${id} is not known.`);
    const [, journey, door] = DOOR.exec(sourceOf(file)) ?? [];
    if (journey !== undefined && door !== undefined) {
      doors.set(journey, [...(doors.get(journey) ?? []), door]);
      continue;
    }
    imports.push(imported(`Route as ${name}`, file));
    others.push(`${name}.update({ id: '${id}', path: '${path}', getParentRoute: () => root })`);
  }
  const routes = [...doors.values()].flat().length + others.length;
  if (routes !== files.size - 1) throw new Error(`${files.size - 1} route files, and ${routes} routes.`);
  return [
    imported('createRoute', '@tanstack/react-router'),
    imported('door', './routes/-door'),
    imported('Route as root', './routes/__root'),
    ...imports,
    `const doors = ${JSON.stringify(withoutBeginnings(doors))};`,
    "let path = '';",
    'const made = Object.entries(doors).flatMap(([journey, rests]) =>',
    "  rests.split(' ').map((rest) => {",
    '    path = path.slice(0, parseInt(rest[0], 36)) + rest.slice(1);',
    '    return createRoute({ ...door(journey, path), path, getParentRoute: () => root });',
    '  }),',
    ');',
    `export const routeTree = root._addFileChildren([...made, ${others.join(', ')}]);`,
  ].join('\n');
}

function imported(what: string, file: string): string {
  return `import { ${what} } from ${JSON.stringify(file)};`;
}

/** Each path says how many characters it shares with the one before it (a figure up to z, 35), and what comes after them. */
function withoutBeginnings(doors: ReadonlyMap<string, readonly string[]>): Readonly<Record<string, string>> {
  let before = '';
  const rest = (path: string) => {
    const last = before;
    before = path;
    const differs = [...path].findIndex((letter, at) => letter !== last.charAt(at));
    const shared = Math.min(differs < 0 ? path.length : differs, 35);
    return `${shared.toString(36)}${path.slice(shared)}`;
  };
  return Object.fromEntries([...doors].map(([journey, paths]) => [journey, paths.map(rest).join(' ')]));
}
