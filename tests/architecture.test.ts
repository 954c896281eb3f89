import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../machines/catalogue';
import { entryUrls } from '../machines/entry-urls';
import { type Import, imports, projectPath, sourceFiles } from './support/import-graph';

/** Import rules: what the files under a folder may import (folders of the project, or packages). */
const law: readonly { readonly under: RegExp; readonly may: readonly RegExp[] }[] = [
  { under: /^openapi\/generated\//, may: [] },
  { under: /^machines\/domain\//, may: [/^machines\/domain\//, /^valibot$/, /^dayjs/] },
  { under: /^machines\/shared\//, may: [/^machines\/(shared|domain)\//, /^xstate$/] },
  { under: /^machines\/catalogue(\.ts$|\/)/, may: [/^machines\//] },
  { under: /^machines\//, may: [/^machines\//, /^xstate$/] },
  {
    under: /^src\/api\//,
    may: [/^src\/api\//, /^machines\/domain\//, /^openapi\/generated\//, /^openapi-fetch$/, /^valibot$/],
  },
  { under: /^src\/bridge\//, may: [/^src\/bridge\//, /^machines\/domain\//, /^valibot$/] },
  { under: /^src\/storage\//, may: [/^src\/storage\//, /^machines\/domain\//] },
  // It runs in the build, not in the app: the app gets only its values.
  { under: /^src\/configuration\//, may: [/^src\/configuration\//, /^valibot$/] },
  {
    under: /^src\/ui\//,
    may: [/^src\/ui\//, /^react(-dom)?$/, /^@stitches\/react$/, /^@tanstack\/react-virtual$/, /^uqr$/],
  },
  { under: /^src\/language\//, may: [/^src\/language\//] },
  { under: /^src\/messages\//, may: [/^src\/messages\//, /^machines\/domain\//] },
  { under: /^src\/copy\//, may: [/^src\/(copy|messages)\//, /^machines\/domain\//] },
  {
    // Inspection code: reads XState's actors, and nothing of the app.
    under: /^src\/telemetry\/inspection\//,
    may: [/^src\/telemetry\/inspection\//, /^xstate$/, /^@statelyai\/inspect$/],
  },
  {
    under: /^src\/telemetry\//,
    may: [/^src\/telemetry\//, /^machines\/domain\//, /^openapi\/generated\/analytics/],
  },
  {
    under: /^src\/adapters\//,
    may: [/^src\/(adapters|api|bridge|storage)\//, /^machines\//, /^xstate$/, /^valibot$/],
  },
  {
    under: /^src\/journey\//,
    may: [
      /^src\/journey\//,
      /^machines\/(catalogue|shared\/journey)/,
      /^xstate$/,
      /^@xstate\/react$/,
      /^react$/,
    ],
  },
  {
    under: /^src\/screens\//,
    may: [/^src\/(screens|ui|copy|messages|language)\//, /^src\/journey\//, /^machines\//, /^react$/],
  },
  {
    under: /^src\/routes\//,
    may: [
      /^src\/(routes|screens|adapters|journey|copy|messages|ui)\//,
      /^machines\//,
      /^@tanstack\/react-router$/,
      /^@xstate\/react$/,
      /^xstate$/,
      /^react$/,
    ],
  },
  {
    // The command that counts files of events, run by Node: nothing of it is in the page.
    under: /^src\/inspector\/aggregate\/command\//,
    may: [/^src\/inspector\//, /^@duckdb\/node-api$/, /^node:/],
  },
  {
    // A separate entry. It may use the charts, what unpacks analysts' files, the inspection protocol and the analytics format, and nothing else of the app.
    under: /^src\/inspector\//,
    may: [
      /^src\/(inspector|ui|copy|messages|telemetry\/inspection)\//,
      /^machines\//,
      /^openapi\/generated\/analytics/,
      /^elkjs\//,
      /^fflate$/,
      /^hyparquet$/,
      /^valibot$/,
      /^xstate$/,
      /^react(-dom)?(\/|$)/,
    ],
  },
  {
    // The lender's rules know neither HTTP, nor personas, nor pages.
    under: /^sandbox\/(base|database|money|operations)\//,
    may: [
      /^sandbox\/(base|database|money|operations)\//,
      /^openapi\//,
      /^(?!react|xstate|@stitches|@tanstack)[@a-z]/,
      /^node:/,
    ],
  },
  {
    // The phone is a host: it knows of the bridge what every host's developer is given.
    under: /^sandbox\//,
    may: [
      /^sandbox\//,
      /^openapi\//,
      /^docs\/host\//,
      /^(?!react|xstate|@stitches|@tanstack)[@a-z]/,
      /^node:/,
    ],
  },
];

describe('the architecture', () => {
  it('is that of all files and imports', () => {
    expect(sourceFiles.length).toBeGreaterThan(500);
    expect(imports.length).toBeGreaterThan(sourceFiles.length);
    const files = sourceFiles.map(projectPath);
    const idle = law.filter(({ under }) => !files.some((file) => under.test(file)));
    expect(idle.map(({ under }) => under.source)).toEqual([]);
  });

  it('no folder imports from a higher layer', () => {
    const broken = imports.filter(({ from, to }) => {
      const rule = law.find(({ under }) => under.test(from));
      return rule !== undefined && !rule.may.some((allowed) => allowed.test(to));
    });
    expect(broken.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('imports statically all that a call, a wait, a tap or a screen needs, so that nothing is missing when it is needed', () => {
    const late = sourceFiles.filter(
      (file) =>
        /\/src\/(api|adapters|bridge|storage|screens)\//.test(file) &&
        // The map of a journey's screens may mark a group of screens as lazy.
        !/\/src\/screens\/[^/]+\/index\.ts$/.test(file) &&
        // A type may be written as an import; only a call loads something.
        /(?<!typeof )\bimport\(/.test(readFileSync(file, 'utf8')),
    );
    expect(late.map(projectPath)).toEqual([]);
  });

  it('screens import only their own machine, and journeys import no other journey', () => {
    const shared = /^machines\/(domain|shared)\//;
    const broken = imports.filter(({ from, to }) => {
      const screen = /^src\/screens\/([^/]+)\//.exec(from)?.[1];
      const journey = /^machines\/([^/]+)\//.exec(from)?.[1];
      const target = /^machines\/([^/]+)\//.exec(to)?.[1];
      if (target === undefined || shared.test(to)) return false;
      if (screen !== undefined) return target !== screen;
      // A journey may invoke another machine as its child, but not import its internals.
      return journey !== undefined && target !== journey && !to.endsWith('/machine.ts');
    });
    expect(broken.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('only src/ui imports Stitches, and only adapters call machine.provide()', () => {
    const stitches = imports.filter(
      ({ from, to }) => to === '@stitches/react' && !from.startsWith('src/ui/'),
    );
    const providers = sourceFiles
      .filter((file) => readFileSync(file, 'utf8').includes('.provide('))
      .map(projectPath)
      .filter((file) => !file.startsWith('src/adapters/'));
    expect([stitches, providers]).toEqual([[], []]);
  });

  it('only the inspector imports the inspector', () => {
    const broken = imports.filter(
      ({ from, to }) => to.startsWith('src/inspector/') && !from.startsWith('src/inspector/'),
    );
    expect(broken.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it('has no import cycle', () => {
    expect(cycle()).toEqual([]);
  });

  it.each(['machines/domain', 'src/ui'])(
    'the groups of %s import each other in one direction only',
    (folder) => {
      const groupOf = (file: string) => (file.startsWith(`${folder}/`) ? file.split('/')[2] : undefined);
      const pairs = new Set(imports.map(({ from, to }) => `${groupOf(from)} <-> ${groupOf(to)}`));
      const bothWays = [...pairs].filter((pair) => {
        const [from, to] = pair.split(' <-> ');
        return from !== to && from !== 'undefined' && to !== 'undefined' && pairs.has(`${to} <-> ${from}`);
      });
      expect(bothWays).toEqual([]);
    },
  );

  it('has at most 30 files in a folder, except lists that are named by journey or operation', () => {
    const counts = new Map<string, number>();
    for (const file of sourceFiles.map(projectPath))
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const lists = ['src/adapters', 'src/api/operations', 'src/copy', 'openapi/generated'];
    const full = [...counts].filter(
      ([folder, count]) => count > 30 && !lists.includes(folder) && dirname(folder) !== 'src/messages',
    );
    expect(full).toEqual([]);
  });

  it('has no barrel (an index file outside screens)', () => {
    const barrels = sourceFiles
      .map(projectPath)
      .filter((file) => /\/index\.tsx?$/.test(file) && !/^src\/screens\//.test(file));
    expect(barrels).toEqual([]);
  });

  it('names its files in kebab-case', () => {
    const odd = sourceFiles
      .map(projectPath)
      .filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(file.split('/').at(-1) ?? ''));
    expect(odd).toEqual([]);
  });

  it('files have at most 250 lines, a chart with its setup at most 400; generated files may be longer', () => {
    const mostOf = (file: string) => (/^machines\/[^/]+\/(machine|setup)\.ts$/.test(file) ? 400 : 250);
    const long = sourceFiles
      .filter((file) => !/^openapi\/generated\//.test(projectPath(file)))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > mostOf(projectPath(file)) + 1);
    expect(long.map(projectPath)).toEqual([]);
  });

  it('effects do not return a value by accident: in newer browsers scrolling returns a promise, which is not a cleanup function', () => {
    const careless = sourceFiles.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/use(?:Layout)?Effect\(\s*\(\) => (?!\{|void )/g)].map(() =>
        projectPath(file),
      ),
    );
    expect(careless).toEqual([]);
  });

  it('has at most 30 files side by side in a folder, but in lists named by journey or operation', () => {
    const lists = /^src\/(messages\/\w+|adapters|copy|api\/operations)$/;
    const counts = new Map<string, number>();
    for (const folder of sourceFiles.map((file) => dirname(projectPath(file))))
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    const large = [...counts].filter(([folder, count]) => count > 30 && !lists.test(folder));
    expect(large).toEqual([]);
  });

  it('lists every journey that has a URL in the catalogue, and each chart shows its URLs', async () => {
    const listed = catalogue.filter((entry) => entry.entryUrls.length > 0);
    expect(Object.fromEntries(listed.map((entry) => [entry.id, entry.entryUrls]))).toEqual(entryUrls);

    for (const { id, entryUrls: paths, load, chart } of catalogue) {
      const module: Readonly<Record<string, unknown>> = await load();
      expect(pathsOf(module[chart]), id).toEqual(new Set(paths));
    }
  });
});

function pathsOf(chart: unknown): Set<string> {
  const found = JSON.stringify(chart, (key, value: unknown) => (key === 'parent' ? undefined : value)) ?? '';
  return new Set([...found.matchAll(/"path":"(\/[^"]*)"/g)].map(([, path]) => path ?? ''));
}

/** The first cycle of value imports that is found; empty when there is none. */
function cycle(): readonly string[] {
  const targets = group();
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    for (const { to } of targets.get(file) ?? []) {
      const found = visit(to, [...trail, file]);
      if (found.length > 0) return found;
    }
    return [];
  };
  for (const file of sourceFiles.map(projectPath)) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

function group(): Map<string, Import[]> {
  const grouped = new Map<string, Import[]>();
  for (const one of imports) if (!one.isType) grouped.set(one.from, [...(grouped.get(one.from) ?? []), one]);
  return grouped;
}
