/** Differences from an approved text are reported in the terms of that text, with a path that shows them. */
import { describe, expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { person } from '../model/moves';
import { describePath, labelsOf } from '../paths/path';
import { replayPath } from '../paths/token';
import { createTestModel } from '../run/test-model';
import { blockDifferences, differenceLines } from './block-differences';
import { changedTransitionLines, changedTransitions, transitionSummary } from './transition-changes';
import { transitionsText } from './transitions-text';

const chartWith = (target: string) =>
  createMachine({
    id: 'shop',
    initial: 'home',
    states: {
      home: { on: { open: 'terms' } },
      terms: { on: { accept: { target } } },
      taken: { tags: 'committed', on: { back: 'home' } },
      left: { on: { back: 'home' } },
    },
  });

const modelOf = (target: string) =>
  createTestModel(chartWith(target), {
    starts: [{ name: 'cold', input: undefined }],
    abstract: () => null,
    events: [person({ type: 'open' }), person({ type: 'accept' }), person({ type: 'back' })],
  });

const approved = transitionsText(modelOf('taken').graph);
const { logic, graph } = modelOf('left');
const changed = changedTransitions(logic, approved, transitionsText(graph));

describe('transitions that lead elsewhere', () => {
  it('are named by state and sample, with the approved and the current target', () => {
    const accept = changed.find(({ sample }) => sample === 'accept');
    expect(accept).toMatchObject({ state: 'terms', removed: ['taken'], added: ['left'] });
    expect(accept && transitionSummary(accept)).toBe(
      'in terms, "accept" was approved to lead to taken, and leads to left',
    );
  });

  it('have the shortest path that takes them, and a token that replays it', () => {
    const path = changed.find(({ sample }) => sample === 'accept')?.path;
    expect(path && describePath(path)).toBe('cold: open > accept => left');
    const lines = changedTransitionLines(changed.filter(({ sample }) => sample === 'accept'));
    expect(lines).toContain('  approved: leads to taken');
    expect(lines).toContain('  now:      leads to left');
    const token = /replay (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
    expect(labelsOf(replayPath(logic, token))).toEqual(['open', 'accept']);
  });

  it('have a path that takes the changed branch, where the same sample leads elsewhere with other data', () => {
    const branching = createTestModel(
      createMachine({
        id: 'branching',
        context: { isPaid: false },
        initial: 'bill',
        states: {
          bill: {
            on: {
              pay: { actions: assign({ isPaid: true }) },
              leave: [
                { guard: ({ context }) => context.isPaid === true, target: 'receipt' },
                { target: 'left' },
              ],
            },
          },
          receipt: { type: 'final' },
          left: { type: 'final' },
        },
      }),
      {
        starts: [{ name: 'cold', input: undefined }],
        abstract: ({ isPaid }) => isPaid,
        events: [person({ type: 'pay' }), person({ type: 'leave' })],
      },
    );
    const now = transitionsText(branching.graph);
    const [change] = changedTransitions(
      branching.logic,
      now.replace('leave -> receipt', 'leave -> bill'),
      now,
    );
    expect(change?.path && describePath(change.path)).toBe('cold: pay > leave => receipt');
  });

  it('report that no path leads to a removed state', () => {
    const gone = changed.filter(({ state }) => state === 'taken');
    expect(gone.map(({ sample, added }) => [sample, added])).toEqual([
      [null, []],
      ['back', []],
    ]);
    expect(changedTransitionLines(gone)).toContain('  no path leads there any more.');
  });

  it('come before their consequences: other changes, and states that are new or gone', () => {
    const before = 'ahead\n  open -> terms; facts\n\nterms\n  accept -> taken\n';
    const after = 'ahead\n  open -> terms\n\nterms\n  accept -> left\n';
    expect(changedTransitions(logic, before, after).map(({ sample }) => sample)).toEqual(['accept', 'open']);
    expect(changed[0]?.sample).toBe('accept');
  });

  it('are empty when nothing changed', () => {
    expect(changedTransitions(logic, transitionsText(graph), transitionsText(graph))).toEqual([]);
  });
});

describe('changed lines', () => {
  it('are listed in their block; moved lines are no difference', () => {
    const lines = differenceLines(
      blockDifferences(
        'home\n  Hello\n  Pay\n\nleft\n  Bye\n',
        'home\n  Pay\n  Hello there\n\nleft\n  Bye\n',
      ),
    );
    expect(lines).toEqual(['home', '  gone: Hello', '  new:  Hello there']);
    expect(blockDifferences('home\n  a\n  b\n', 'home\n  b\n  a\n')).toEqual([]);
  });

  it('are listed without a block when the text has no blocks', () => {
    expect(differenceLines(blockDifferences('load: GET /a\n', 'load: GET /b\n'))).toEqual([
      'gone: load: GET /a',
      'new:  load: GET /b',
    ]);
  });
});
