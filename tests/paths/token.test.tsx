import { afterAll, describe, expect, it } from 'vitest';

import { tokenMachine } from '../../machines/session/token';
import { chartRules } from './kit/chart-rules';
import { deadEnds, transitionCover, unreachable } from './kit/cover';
import { createCoverage } from './kit/coverage';
import { explore } from './kit/explore';
import { inventory } from './kit/inventory';
import { writeParts } from './kit/merge';
import { done, elapses, fails, person } from './kit/moves';
import { describePath, pathsToRun } from './kit/replay';
import { runAndShrink } from './kit/run';
import { randomWalk } from './kit/walk';

const file = 'tests/paths/token.test.tsx';
const coverage = createCoverage([tokenMachine]);
afterAll(() => writeParts('reports/paths', 'screens', coverage));

const graph = explore(tokenMachine, {
  starts: [{ name: 'token' }],
  abstract: ({ refreshes }) => Math.min(refreshes, 1),
  samples: [
    person({ type: 'token.refused' }),
    done('refreshToken', undefined, 'fresh'),
    fails('refreshToken', new Error('no host'), 'no host'),
    elapses('refreshTimeout'),
  ],
});

describe('token', () => {
  it('keeps the rules of a chart, and leaves nothing unreached', () => {
    expect(chartRules(tokenMachine)).toEqual([]);
    expect(unreachable(inventory(tokenMachine), graph)).toEqual([]);
    expect(graph.ignored).toEqual([]);
    expect(deadEnds(graph)).toEqual([]);
  });

  const paths = pathsToRun(graph, [...transitionCover(graph), ...randomWalk(graph, 42, 80)]);
  it.each(paths.map((path) => [describePath(path), path] as const))('%s', async (_, path) => {
    await runAndShrink({
      graph,
      path,
      file,
      inspect: coverage.inspect,
      check: (snapshot, { index }, actor) => {
        // However many callers are refused at once, one refresh is under way: another refusal changes nothing.
        if (snapshot.matches('refreshing')) {
          const underWay = snapshot.children.refreshToken;
          actor.send({ type: 'token.refused' });
          expect(actor.getSnapshot().children.refreshToken).toBe(underWay);
        }
        expect(snapshot.context.refreshes).toBeLessThanOrEqual(index);
      },
    });
  });
});
